import BenchModel
import Testing

@testable import BenchProfile

private let dump = """
  treadmill samples 1
  of thread
  period 4000000
  begin 100
  end 900
  cpu 20000000
  dropped 0
  cut 0
  sample 1 1010 2020 3030
  sample 1 1018 2020
  sample 3 1010 2020 3030
  mappings
  00001000-00002000 r-xp 00001000 fe:00 12  /a path/with spaces
  00002000-00004000 r-xp 00000000 fe:00 13  /lib/c.so
  00004000-00008000 rw-p 00000000 fe:00 13  /lib/c.so
  7ffd000-7ffe000 r-xp 00000000 00:00 0  [vdso]
  8000000-8001000 r-xp 00000000 00:00 0
  done

  """

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Test("equal samples are one stack; a sample that came late stands for the ticks it missed")
func readsADump() throws {
  let read = try SamplerDump(bytes(dump))
  #expect(read.sampling == .thread)
  #expect(read.region == 100...900)
  #expect(
    read.samples == [
      SamplerDump.Samples(addresses: [0x1010, 0x2020, 0x3030], count: 2, periods: 4),
      SamplerDump.Samples(addresses: [0x1018, 0x2020], count: 1, periods: 1),
    ])
  #expect(
    read.modules == [
      LoadedModule(path: "/a path/with spaces", start: 0x1000, end: 0x2000, offset: 0x1000),
      LoadedModule(path: "/lib/c.so", start: 0x2000, end: 0x4000, offset: 0),
      LoadedModule(path: "[vdso]", start: 0x7FF_D000, end: 0x7FF_E000, offset: 0),
    ])
  let profile = SampledProfile(read)
  #expect(profile.raw.measures.map(\.name) == ["CPU time", "samples"])
  #expect(profile.raw.stacks.map(\.values) == [[16_000_000, 2], [4_000_000, 1]])
  #expect(profile.tool == "built-in sampler, 250 Hz")
  #expect(profile.warnings.count == 1 && profile.warnings[0].hasPrefix("Only 3 samples"))
}

@Test("a stack ends before its first caller that is in no file")
func lostCallersAreLeftOut() throws {
  let text = dump.replacing("sample 1 1018 2020", with: "sample 1 9999 2020 9998 2020")
  let profile = SampledProfile(try SamplerDump(bytes(text)))
  #expect(profile.raw.stacks.last?.addresses == [0x9999, 0x2020])
}

@Test("what was dropped or cut, and time without samples, is told")
func warnings() throws {
  let samples = String(repeating: "sample 1 1010 2020\n", count: 150)
  let text = dump.replacing("sample 1 1018 2020\n", with: samples)
    .replacing("dropped 0", with: "dropped 7").replacing("cut 0", with: "cut 2")
    .replacing("cpu 20000000", with: "cpu 2000000000")
  let profile = SampledProfile(try SamplerDump(bytes(text)))
  #expect(
    profile.warnings == [
      "7 samples are missing, for which there was no room.",
      "2 stacks were too deep and have lost their outermost callers.",
      "The samples stand for 30 % of the region's CPU time.",
    ])
}

@Test(
  "a dump that is broken is refused with what is wrong",
  arguments: [
    ("", SamplerFault.notADump), ("treadmill samples 2\ndone\n", .notADump),
    (dump.replacing("\ndone\n", with: ""), .cutOff),
    (dump.replacing("of thread", with: "of worlds"), .notADump),
    (dump.replacing("period 4000000", with: "period -4"), .notADump),
    (dump.replacing("end 900", with: "end 99"), .notADump),
    (dump.replacing("cut 0\n", with: ""), .notADump),
    (dump.replacing("sample 1 1018 2020", with: "sample"), .notUnderstood(line: 10)),
    (dump.replacing("sample 1 1018 2020", with: "sample 0 1018"), .notUnderstood(line: 10)),
    (dump.replacing("sample 1 1018 2020", with: "sample 1"), .notUnderstood(line: 10)),
    (dump.replacing("sample 1 1018 2020", with: "sample 1 xyz"), .notUnderstood(line: 10)),
  ])
func brokenDumps(text: String, fault: SamplerFault) {
  #expect(throws: fault) { try SamplerDump(bytes(text)) }
  #expect(!fault.description.isEmpty)
}

@Test("a dump cut anywhere is refused, and numbers too large for a sum do not trap")
func hostileDumps() throws {
  let whole = bytes(dump)
  for length in 0..<whole.count - 1 {
    #expect(throws: SamplerFault.self) { try SamplerDump(Array(whole.prefix(length))) }
  }
  let large = dump.replacing("period 4000000", with: "period \(Int.max)")
  #expect(SampledProfile(try SamplerDump(bytes(large))).raw.stacks[0].values == [.max, 2])
}
