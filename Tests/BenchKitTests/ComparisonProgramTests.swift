import BenchStore
import FoundationEssentials
import Testing

@testable import BenchRevisions

private func gate(
  _ program: Program, _ variables: [String: String] = [:], _ more: [String] = []
) throws -> CommandOutput {
  try program.call(["gate", "--allow-debug"] + more, variables)
}

private func update(_ program: Program) throws {
  let output = try program.call(["baseline", "update", "--allow-debug", "--filter", "^pair/"])
  #expect(output.ending == .exited(0), "\(output.errorText)")
}

private func verdict(_ output: CommandOutput) -> String {
  output.errorText.split(separator: "\n").last.map(String.init) ?? ""
}

#if Jemalloc
  @Test("the gate is green on the same code, red on one more allocation, and says what grew")
  func gatesJudge() throws {
    let program = try Program()
    try update(program)
    let same = try gate(program)
    #expect(same.ending == .exited(0), "\(same.errorText)")
    #expect(verdict(same).hasPrefix("verdict: {\"regressions\":0"))
    let more = try gate(program, ["FIXTURE_ARRAYS": "1"])
    #expect(more.ending == .exited(3), "\(more.errorText)")
    #expect(more.text.contains("pair/one") && more.text.contains("allocations"))
    #expect(verdict(more).contains("\"exit\":3"))
  }

  @Test("what is better than the baseline passes, and is told as an improvement")
  func improvementsPass() throws {
    let program = try Program()
    let output = try program.call(
      ["baseline", "update", "--allow-debug", "--filter", "^pair/"],
      ["FIXTURE_ARRAYS": "3"])
    #expect(output.ending == .exited(0))
    let better = try gate(program)
    #expect(better.ending == .exited(0))
    #expect(!verdict(better).contains("\"improvements\":0"))
  }

  @Test("a record of another allocator is not comparable, and forcing it labels every row")
  func foreignRecordsAreNotComparable() throws {
    let program = try Program()
    try update(program)
    let path = "\(program.folder)/baseline.json"
    let text = String(
      decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    let foreign = text.replacing("\"allocator\": \"jemalloc", with: "\"allocator\": \"othermalloc")
    #expect(foreign != text)
    try StoredFile(path).replace(with: foreign)
    let output = try gate(program)
    #expect(output.ending == .exited(5), "\(output.errorText)")
    #expect(output.errorText.contains("baseline update"))
    let forced = try gate(program, ["FIXTURE_ARRAYS": "1"], ["--force"])
    #expect(forced.ending == .exited(3), "\(forced.errorText)")
  }
#endif

@Test("a benchmark that vanished fails the gate with 4, and so does a baseline that is not there")
func missingIsFour() throws {
  let program = try Program()
  let none = try gate(program)
  #expect(none.ending == .exited(4), "\(none.errorText)")
  #expect(none.errorText.contains("bench baseline update") || none.errorText.contains("update"))
  try update(program)
  let hidden = try gate(program, ["FIXTURE_HIDDEN": "1"])
  #expect(hidden.ending == .exited(4), "\(hidden.errorText)")
  #expect(verdict(hidden).contains("\"missing\":1"))
}

@Test("a baseline that is spoilt is an error with its place, and stays as it is")
func spoiltBaselinesAreNamed() throws {
  let program = try Program()
  try StoredFile("\(program.folder)/baseline.json").replace(with: "{\"schema\": \"treadmill/1\",")
  let output = try gate(program)
  #expect(output.ending == .exited(1))
  #expect(output.errorText.contains("baseline.json"))
  #expect(FileManager.default.contents(atPath: "\(program.folder)/baseline.json")?.count == 25)
}

@Test("two saved runs compare by name: exact metrics judged, times of two sessions not")
func savedRunsCompare() throws {
  let program = try Program()
  for name in ["before", "after"] {
    let run = try program.run(["--quick", "--filter", "^pair/", "--save", name])
    #expect(run.ending == .exited(0), "\(run.errorText)")
  }
  let output = try program.call(["compare", "before", "after"])
  #expect(output.ending != .exited(1) && output.ending != .exited(3), "\(output.errorText)")
  #expect(output.errorText.split(separator: "\n").last?.hasPrefix("verdict: {") == true)
  let json = try program.call(["compare", "before", "after", "--json"])
  #expect(json.text.contains("treadmill-comparison/1"))
  let unknown = try program.call(["compare", "before", "nowhere"])
  #expect(unknown.ending == .exited(1))
  #expect(unknown.errorText.contains("before"))
  #expect(try program.call(["compare", "before"]).ending == .exited(2))
}

@Test("ab finds a build that does more work slower, and one that does the same unchanged")
func pairsAreJudged() throws {
  let program = try Program()
  let slower = try program.variant("slower", "FIXTURE_PERCENT=60")
  let flags = ["--filter", "^pair/one", "--seed", "1", "--max-pairs", "60"]
  let worse = try program.call(["ab", "--binaries", Program.path, slower] + flags)
  #expect(worse.ending == .exited(3), "\(worse.errorText)")
  #expect(verdict(worse).contains("\"regressions\":1"))
  #expect(program.exists("latest-base.json") && program.exists("latest-head.json"))
  let better = try program.call(["ab", "--binaries", slower, Program.path] + flags)
  #expect(better.ending == .exited(0), "\(better.errorText)")
  #expect(verdict(better).contains("\"regressions\":0"))
}

@Test("ab says what is wrong with what it was given")
func abIsStrict() throws {
  let program = try Program()
  #expect(try program.call(["ab"]).ending == .exited(2))
  #expect(try program.call(["ab", "--binaries", Program.path]).ending == .exited(2))
  let gone = try program.call(["ab", "--binaries", Program.path, "/nonexistent/bench"])
  #expect(gone.ending == .exited(1))
  #expect(gone.errorText.contains("/nonexistent/bench"))
  let nothing = try program.call([
    "ab", "--binaries", Program.path, Program.path, "--filter", "no such",
  ])
  #expect(nothing.ending == .exited(4), "\(nothing.errorText)")
}
