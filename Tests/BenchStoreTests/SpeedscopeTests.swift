import BenchModel
import Testing

@testable import BenchStore

/// A file as the tool writes it: two measures of three stacks, one of them twice, one empty.
private let own = """
  {
    "$schema": "https://www.speedscope.app/file-format-schema.json",
    "activeProfileIndex": 0,
    "exporter": "treadmill",
    "name": "Heap profile of feed/µ",
    "profiles": [
      {"endValue": 9223372036854775807, "name": "allocated", "samples": [[0, 1], [0, 1], []],
       "startValue": 0, "type": "sampled", "unit": "bytes", "weights": [9223372036854775806, 1, 0]},
      {"endValue": 3, "name": "objects", "samples": [[0, 1], [0, 1], []],
       "startValue": 0, "type": "sampled", "unit": "none", "weights": [0, 0, 3]}
    ],
    "shared": {"frames": [
      {"file": "A.swift", "line": 7, "name": "a<\\"B\\">"}, {"name": "malloc"}, {"name": "0x1"}
    ]},
    "treadmill": {
      "benchmark": "feed/µ", "inlined": [0], "iterations": 12, "kind": "heap",
      "measures": [{"name": "allocated", "unit": "bytes"}, {"name": "objects", "unit": "objects"}],
      "runtime": [1], "schema": "treadmill-profile/1", "tool": "jemalloc", "unknown": [2],
      "warnings": ["A warning."], "later": {}
    }
  }
  """

/// The smallest file of another tool.
private let foreign = """
  {"name": "trace", "exporter": "other 1.0",
   "shared": {"frames": [{"name": "a", "col": 3}, {"name": "b"}]},
   "profiles": [{"type": "sampled", "unit": "milliseconds", "samples": [[0], [0, 1], [0]],
                 "weights": [1, 0.5, 2.25]}]}
  """

private func read(_ text: String) throws(StoreError) -> StackProfile {
  try StackProfile(speedscope: Array(text.utf8), file: "a.json")
}

private func words(_ text: String) -> String {
  do throws(StoreError) {
    _ = try read(text)
    return "no error"
  } catch {
    return error.description
  }
}

@Test("a file that the tool wrote is read back in full, its stacks in their order")
func ownProfilesAreRead() throws {
  let profile = try read(own)
  #expect(
    profile
      == StackProfile(
        measures: [
          .init("allocated", unit: .bytes), .init("objects", unit: Unit(rawValue: "objects")),
        ],
        frames: [
          .init("a<\"B\">", file: "A.swift", line: 7, isInlined: true),
          .init("malloc", owner: .runtime), .init("0x1", owner: .unknown),
        ],
        stacks: [
          .init(frames: [0, 1], values: [.max - 1, 0]), .init(frames: [0, 1], values: [1, 0]),
          .init(frames: [], values: [0, 3]),
        ],
        origin: .init(benchmark: "feed/µ", kind: "heap", tool: "jemalloc", iterations: 12),
        warnings: ["A warning."]))
}

@Test("a file of another tool is read: times in nanoseconds, equal stacks summed")
func foreignProfilesAreRead() throws {
  let profile = try read(foreign)
  #expect(profile.measures == [.init("weight", unit: .nanoseconds)])
  #expect(profile.frames == [.init("a"), .init("b")])
  #expect(
    profile.stacks == [
      .init(frames: [0], values: [3_250_000]), .init(frames: [0, 1], values: [500_000]),
    ])
  #expect(profile.origin == .init(benchmark: "trace", tool: "other 1.0"))
  #expect(profile.warnings.isEmpty)
}

@Test("profiles of another tool that list different stacks are measures of one list")
func foreignProfilesAreMerged() throws {
  let text = """
    {"shared": {"frames": [{"name": "a"}]}, "profiles": [
      {"type": "sampled", "name": "x", "samples": [[0], []], "weights": [1.4, 9223372036854775807]},
      {"type": "sampled", "name": "y", "unit": "bytes", "samples": [[], []], "weights": [5, 6]}]}
    """
  let profile = try read(text)
  #expect(profile.measures == [.init("x", unit: .count), .init("y", unit: .bytes)])
  #expect(
    profile.stacks == [.init(frames: [0], values: [1, 0]), .init(frames: [], values: [.max, 11])])
  #expect(profile.warnings == ["Weights of the file that were not whole are rounded."])
}

@Test("a file without profiles or frames is an empty profile")
func emptyProfilesAreRead() throws {
  #expect(try read(#"{"shared": {"frames": []}, "profiles": []}"#) == StackProfile())
}

@Test(
  "what is wrong in a file is said with its place and what was wanted",
  arguments: [
    ("", "a.json:1:1 (byte 0): the file is empty. "),
    ("[]", "a.json:1:1 (byte 0): the profile must be an object and is a list. Give the path of a "),
    ("{", "a.json:1:2 (byte 1): the file ends inside an object; the rest of it is missing. "),
    ("{}", "a.json: shared is missing. "),
    (#"{"shared": {"frames": [{}]}}"#, "a.json: shared.frames[0].name is missing. "),
    (#"{"shared": {"frames": []}}"#, "a.json: profiles is missing. "),
  ])
func profileFaultsAreSaid(_ text: String, _ start: String) {
  #expect(words(text).hasPrefix(start))
}

@Test(
  "a value that does not fit is named with the way to it",
  arguments: [
    ("\"sampled\"", "\"evented\"", "profiles[0].type must be \"sampled\" and is \"evented\""),
    ("[[0], [0, 1], [0]]", "[[0]]", "weights must be a list of 1, as many as there are samples"),
    ("[0, 1]", "[0, 2]", "samples[1][1] must be the number of one of 2 frames, from 0 and is 2"),
    ("[0, 1]", "[-1]", "samples[1][0] must be the number of one of 2 frames, from 0 and is -1"),
    ("[0, 1]", "7", "profiles[0].samples[1] must be a list and is a number"),
    ("0.5", "-0.5", "profiles[0].weights[1] must be a weight from 0 to"),
    ("0.5", "1e300", "profiles[0].weights[1] must be a weight from 0 to"),
    ("0.5", "\"x\"", "profiles[0].weights[1] must be a number and is text"),
    ("milliseconds", "weeks", "profiles[0].unit must be a unit of speedscope: none, bytes, nanos"),
    ("\"a\"", "5", "shared.frames[0].name must be text and is a number"),
  ])
func wrongValuesAreNamed(_ old: String, _ new: String, _ fault: String) {
  #expect(words(foreign.replacing(old, with: new, maxReplacements: 1)).contains(fault))
}

@Test(
  "what the tool itself adds is checked, too",
  arguments: [
    ("\"inlined\": [0]", "\"inlined\": [3]", "treadmill.inlined[0] must be the number of one of 3"),
    (
      ", {\"name\": \"objects\", \"unit\": \"objects\"}", "",
      "treadmill.measures must be a list of 2"
    ),
    ("treadmill-profile/1", "treadmill/1", "schema must be treadmill-profile/1 and is"),
    ("treadmill-profile/1", "treadmill-profile/2.1", "this one reads up to treadmill-profile/1."),
    ("\"schema\": \"treadmill-profile/1\", ", "", "treadmill.schema is missing"),
  ])
func ownValuesAreChecked(_ old: String, _ new: String, _ fault: String) {
  #expect(words(own.replacing(old, with: new)).contains(fault))
}

@Test("a profile cut short or spoilt at any byte is read or refused, without a crash")
func spoiltProfilesAreHandled() {
  let bytes = Array(own.utf8)
  for index in stride(from: 0, to: bytes.count, by: 3) {
    #expect(throws: StoreError.self) {
      try StackProfile(speedscope: Array(bytes[..<index]), file: "a.json")
    }
    var spoilt = bytes
    spoilt[index] ^= 0x11
    _ = try? StackProfile(speedscope: spoilt, file: "a.json")
  }
}
