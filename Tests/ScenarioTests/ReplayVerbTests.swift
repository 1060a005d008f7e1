import FoundationEssentials
import Testing

@testable import BenchRevisions

/// Runs the built `bench replay` as a person would, in a folder of its own.
private final class Program {
  let folder =
    FileManager.default.temporaryDirectory.path + "/treadmill-replay-\(UUID().uuidString)"

  init(file: String? = nil) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if let file { try file.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static var products: String {
    let program = CommandLine.arguments[0]
    return String(program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex))
  }

  /// Runs a line of shell, in which `bench` is the tool.
  func run(_ line: String) throws -> CommandOutput {
    let script = "bench() { '\(Self.products)/bench' \"$@\"; }; cd '\(folder)' && \(line)"
    return try CommandRunner().run(
      Command(
        program: "/bin/sh", arguments: ["-c", script],
        environment: ProcessInfo.processInfo.environment))
  }
}

private let pager = #"{"engine":"pager","width":300,"events":[{"end":-31},{"end":"nan"}]}"#

@Test("bench replay prints a line for the start and one for each event, rejected or not")
func replayPrintsLines() throws {
  let program = try Program(file: pager)
  let output = try program.run("bench replay a.json")
  #expect(output.ending == .exited(0) && output.errors.isEmpty)
  let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
  #expect(lines.count == 4 && lines[3] == "")
  #expect(lines[1].contains(#""position":1"#))
  #expect(lines[2].contains(#""rejected":"end is nan; "#))
  #expect(try program.run("bench replay - < a.json").output == output.output)
  #expect(try program.run("cat a.json | bench replay -").output == output.output)
}

@Test("a scenario that is wrong prints nothing, names the key in one line and exits with 2")
func replayNamesTheKey() throws {
  for (file, key) in [
    (#"{"engine":"pager","width":300,"events":[{"end":-31},{"stop":1}]}"#, "events[1].stop"),
    (#"{"engine":"pager","width":0,"events":[{"end":-31}]}"#, "width"), ("{", "line 1, column 2"),
    ("", "line 1, column 1"),
  ] {
    let output = try Program(file: file).run("bench replay a.json")
    #expect(output.ending == .exited(2) && output.output.isEmpty)
    #expect(output.errorText.hasPrefix("bench: a.json: \(key)"))
    #expect(output.errorText.count { $0 == "\n" } == 1 && output.errorText.hasSuffix("\n"))
  }
}

@Test("bench replay is used with one file, which can be read")
func replayNeedsAFile() throws {
  let program = try Program(file: pager)
  for (line, code, words) in [
    ("bench replay", 2, "FILE is missing"), ("bench replay a.json b.json", 2, "'b.json'"),
    ("bench replay --mode seed", 2, "unknown flag '--mode'"),
    ("bench replay none.json", 1, "none.json: cannot be read"), ("bench replay .", 1, ".: cannot"),
    ("bench replay - <&-", 1, "standard input: cannot be read"),
  ] {
    let output = try program.run(line)
    #expect(output.ending == .exited(code) && output.output.isEmpty, "\(line)")
    #expect(output.errorText.contains(words), "\(line): \(output.errorText)")
  }
}

@Test("the example in the help of bench replay works")
func helpIsRight() throws {
  let program = try Program()
  let help = try program.run("bench replay --help").text
  let example = help.split(separator: "example: ")[1]
  let output = try program.run(String(example))
  #expect(output.ending == .exited(0))
  #expect(output.text.contains(#""offset":37"#))
}
