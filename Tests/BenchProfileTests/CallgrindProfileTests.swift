import BenchModel
import Testing

@testable import BenchProfile

extension StackProfile {
  /// The stacks as `outermost;…;innermost`.
  fileprivate var paths: [String] {
    stacks.map { $0.frames.map { frames[$0].function }.joined(separator: ";") }
  }

  /// The values of the stacks that have a function with `word` in its name.
  fileprivate func total(_ word: String) -> Int {
    let hits = stacks.filter { $0.frames.contains { frames[$0].function.contains(word) } }
    return hits.reduce(0) { $0 + $1.values[0] }
  }
}

private let worker = "$s16BenchMeasurement6WorkerO4readyyF"
private let body = "$s4Feed4bodyyyF"
private let work = "$s4Feed4workyyF"

/// Two ways through the harness to one body; what the harness and the program do by themselves.
private let dump = """
  positions: instr line
  events: Ir
  fn=(1) \(work)'\(body)'\(worker)'main
  0x1000 0 100
  +4 0 200
  fn=(2) \(body)'\(worker)'main
  0x2000 0 7
  fn=(3) \(work)'\(body)'\(worker)'otherMain
  0x1000 0 3
  fn=(4) \(worker)'main
  0x3000 0 5
  fn=(5) 0x12'\(work)
  0x1000 0 1
  totals: 316
  """

private func profile(of dump: CallgrindDump, cutting cut: StackCut = .harness) -> StackProfile {
  dump.profile(by: Symboliser(program: nil), program: "/none", copy: "/none", cutting: cut)
}

@Test("callgrind's costs become stacks, outermost first, and none is lost untold")
func profileOfADump() throws {
  let dump = try CallgrindDump(Array(dump.utf8))
  let cut = profile(of: dump)
  #expect(cut.measures == CallgrindDump.measures)
  #expect(cut.paths == ["body();work()", "body()", "work();+0x12"])
  #expect(cut.stacks.map(\.values) == [[303], [7], [1]])
  #expect(cut.warnings == ["Left out: 5 of the 316 instructions, which are the harness's own."])
  let whole = profile(of: dump, cutting: .nothing)
  #expect(whole.stacks.map(\.frames.count) == [4, 3, 4, 2, 2])
  #expect(whole.stacks.reduce(0) { $0 + $1.values[0] } == dump.total)
  #expect(whole.warnings.isEmpty)
}

/// Two runs of the fixture's body of known shares, side by side.
private let twoRuns = """
  strip --strip-debug -o "$folder/program" "$tool" || exit 9
  export SWIFT_DETERMINISTIC_HASHING=1 MALLOC_CONF=dirty_decay_ms:-1,muzzy_decay_ms:-1
  for run in 1 2; do
    valgrind --tool=callgrind --collect-atstart=no --separate-callers=32 --dump-instr=yes \
      --demangle=no --callgrind-out-file="$folder/$run" \
      "$folder/program" worker instructions 20 1 profiled/shares 3>/dev/null &
  done
  wait
  """

@Test(
  "two runs under callgrind agree to the instruction, in known shares, and show the region alone",
  .enabled(if: FixtureTool.has("valgrind", "strip", FixtureTool.path), "needs valgrind and strip"))
func callgrindOfTheFixture() throws {
  let tool = FixtureTool()
  let output = tool.run(twoRuns).output
  let dumps = try ["1", "2"].map { try CallgrindDump(tool.bytes(of: $0)) }
  let total = dumps[0].total
  #expect(output.contains("Collected : \(total)"))
  let profiles = dumps.map { dump in
    dump.profile(
      by: Symboliser(), program: FixtureTool.path, copy: "\(tool.folder)/program",
      cutting: .nothing)
  }
  #expect(profiles[0] == profiles[1])
  let profile = profiles[0]
  #expect(profile.stacks.reduce(0) { $0 + $1.values[0] } == total)
  #expect(profile.total("setUp") == 0)
  let ratio = Double(profile.total("heavy")) / Double(profile.total("light"))
  #expect(2.98 < ratio && ratio < 3.02)
  #expect(100 * (profile.total("heavy") + profile.total("light")) > 99 * total)
  guard Symboliser.installed != nil else { return }
  let heavy = profile.frames.filter { $0.function == "heavy(_:)" }
  #expect(heavy.contains { $0.file == "Tests/FixtureBench/Profiled.swift" && $0.line != nil })
  #expect(profile.frames.allSatisfy { $0.file?.hasPrefix("/") != true })
}
