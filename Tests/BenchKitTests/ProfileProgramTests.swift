import BenchModel
import BenchStore
import FoundationEssentials
import Testing

@testable import BenchRevisions

// `bench profile`, and the places that `gate` and `ab` name, through the built tool.

private func profile(
  _ program: Program, _ words: [String], _ variables: [String: String] = [:]
) throws -> CommandOutput {
  try program.call(["profile", "--allow-debug"] + words, variables)
}

private func files(_ program: Program, of id: String) throws -> [String] {
  let folder = ResultsFolder(path: program.folder).profileFolder(of: id)
  return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

@Test("a benchmark that is not there, and too few or too many words, are told apart")
func profileIsStrict() throws {
  let program = try Program()
  let unknown = try profile(program, ["good/apend", "--heap"])
  #expect(unknown.ending == .exited(4))
  #expect(unknown.errorText.contains("did you mean 'good/append'?"))
  #expect(try profile(program, []).ending == .exited(2))
  #expect(try profile(program, ["a", "b"]).ending == .exited(2))
  #expect(try profile(program, ["--diff", "a"]).ending == .exited(2))
  let gone = try profile(program, ["--diff", "/nowhere/a", "/nowhere/b"])
  #expect(gone.ending == .exited(1))
  #expect(gone.errorText.contains("/nowhere/a"))
  let skipped = try profile(program, ["odd/skips", "--cpu"])
  #expect(skipped.ending == .exited(4))
  #expect(skipped.errorText.contains("nothing to build"))
  let crashing = try profile(program, ["odd/crashes", "--cpu"])
  #expect(crashing.ending == .exited(1), "\(crashing.errorText)")
}

@Test("the CPU profile of a benchmark names its own functions and leaves every file behind")
func cpuProfileIsKept() throws {
  let program = try Program()
  let output = try profile(program, ["profiled/shares", "--cpu", "--time", "0.3"])
  #expect(output.ending == .exited(0), "\(output.errorText)")
  #expect(output.text.contains("Tests/FixtureBench/Profiled.swift"))
  #expect(!output.text.contains(FileManager.default.currentDirectoryPath))
  let names = try files(program, of: "profiled/shares")
  for ending in [".md", ".speedscope.json", ".folded", ".svg"] {
    #expect(names.contains { $0.hasPrefix("cpu") && $0.hasSuffix(ending) }, "\(names)")
  }
  // A kept profile against itself has no change.
  let same = try profile(program, ["--diff", "profiled/shares", "profiled/shares", "--cpu"])
  #expect(same.ending == .exited(0), "\(same.errorText)")
  #expect(same.text.contains("No function changed."))
}

#if Jemalloc
  @Test("the heap profile counts the allocations of the measured region, by function and line")
  func heapProfileIsExact() throws {
    let program = try Program()
    let output = try profile(program, ["good/growing", "--heap"])
    #expect(output.ending == .exited(0), "\(output.errorText)")
    #expect(output.text.contains("Allocations: 100"))
    #expect(output.text.contains("Tests/FixtureBench/main.swift"))
    let json = try profile(program, ["good/growing", "--heap", "--json"])
    let kept = try StackProfile(speedscope: Array(json.text.utf8), file: "output")
    #expect(kept.origin.benchmark == "good/growing" && kept.origin.kind == "heap")
    let column = try #require(kept.measures.firstIndex(of: .allocations))
    #expect(kept.stacks.reduce(0) { $0 + $1.values[column] } == 100)
  }

  @Test("the gate names function and line of one allocation more, and ab does with its stacks")
  func gatesNameThePlace() throws {
    let program = try Program()
    let flags = ["--allow-debug", "--filter", "^pair/one"]
    #expect(try program.call(["baseline", "update"] + flags).ending == .exited(0))
    let worse = try program.call(["gate"] + flags, ["FIXTURE_ARRAYS": "1"])
    #expect(worse.ending == .exited(3), "\(worse.errorText)")
    let place =
      /grew in [^:]*changeable\(\)[^:]*\(Tests\/FixtureBench\/Changeable\.swift:\d+\): 0 → 1/
    #expect(worse.text.contains(place), "\(worse.text)")
    let more = try program.variant("more", "FIXTURE_ARRAYS=1")
    let pairs = ["ab", "--filter", "^pair/one", "--max-pairs", "8", "--binaries"]
    let output = try program.call(pairs + [Program.path, more])
    #expect(output.ending == .exited(3), "\(output.errorText)")
    #expect(output.text.contains(place), "\(output.text)")
    #expect(output.text.contains("# Heap profile of pair/one"))
    let plain = try program.call(pairs + [Program.path, more] + ["--no-stacks"])
    #expect(!plain.text.contains("# Heap profile of pair/one"))
  }
#endif
