import BenchModel
import BenchStore
import FoundationEssentials
import Testing

@testable import BenchRevisions

// Verdicts at the edges, through the built tool: odd names, zeros, units, rates.

/// A row of a comparison's JSON.
private struct Row: Decodable {
  var benchmark: String
  var metric: String?
  var verdict: String
  var change: Double?
}

private struct Rows: Decodable {
  var rows: [Row]
  var exit: Int

  init(_ output: CommandOutput) throws {
    self = try JSONDecoder().decode(Rows.self, from: Data(output.text.utf8))
  }

  func verdict(_ benchmark: String, _ metric: String) -> String? {
    rows.first { $0.benchmark == benchmark && $0.metric == metric }?.verdict
  }

  private enum CodingKeys: CodingKey { case rows, exit }
}

private struct Listed: Decodable {
  var id: String
}

private func update(_ program: Program, _ filter: String) throws {
  let output = try program.call(["baseline", "update", "--allow-debug", "--filter", filter])
  #expect(output.ending == .exited(0), "\(output.errorText)")
}

private let gateFlags = ["gate", "--allow-debug", "--json"]

#if Jemalloc
  @Test("each odd name has a verdict of its own, and no other is touched by it", arguments: 1...10)
  func oddNamesKeepTheirVerdicts(changed: Int) throws {
    let program = try Program()
    try update(program, "^names/")
    let output = try program.call(gateFlags, ["FIXTURE_ODD": "\(changed)"])
    let rows = try Rows(output).rows.filter { $0.metric == "allocations" }
    #expect(output.ending == .exited(3), "\(output.errorText)")
    #expect(Set(rows.map(\.benchmark)).count == 10)
    let worse = rows.filter { $0.verdict == "regression" }.map(\.benchmark)
    #expect(worse.count == 1)
    #expect(rows.filter { $0.verdict == "noChange" }.count == 9)
    let list = try Program.execute([Program.path, "list", "--json", "--filter", "^names/"])
    let ids = try JSONDecoder().decode([Listed].self, from: Data(list.text.utf8)).map(\.id)
    #expect(ids.count == 10)
    #expect(worse.first == ids[changed - 1])
  }
#endif

@Test("a rise from zero fails, a fall to zero is better, and crossing a unit is no change")
func zerosAndUnitsAreJudged() throws {
  let program = try Program()
  try update(program, "^edges/")
  let same = try program.call(gateFlags)
  #expect(same.ending == .exited(0), "\(same.errorText)")
  let output = try program.call(gateFlags, ["FIXTURE_EDGES": "1"])
  let rows = try Rows(output)
  #expect(output.ending == .exited(3))
  #expect(rows.exit == 3)
  #expect(rows.verdict("edges/risen", "errors") == "regression")
  #expect(rows.verdict("edges/fallen", "errors") == "improvement")
  #expect(rows.verdict("edges/unit", "held") == "noChange")
  let risen = rows.rows.first { $0.benchmark == "edges/risen" && $0.metric == "errors" }
  #expect(risen != nil && risen?.change == nil)
  for word in ["nan", "inf"] {
    #expect(output.text.lowercased().ranges(of: "\(word),").isEmpty)
  }
  let text = try program.call(["gate", "--allow-debug"], ["FIXTURE_EDGES": "1"]).text
  #expect(!text.contains("NaN") && !text.contains("-0.0 %") && !text.contains("inf "))
}

@Test("a better rate beside a better time is an improvement, a worse one fails once")
func ratesFollowTimes() throws {
  let program = try Program()
  let quick = try program.variant("quick", "FIXTURE_EDGES=1")
  let flags = [
    "ab", "--json", "--filter", "^edges/rate", "--seed", "1", "--max-pairs", "60", "--binaries",
  ]
  let better = try program.call(flags + [Program.path, quick])
  #expect(better.ending == .exited(0), "\(better.errorText)")
  let faster = try Rows(better)
  #expect(faster.verdict("edges/rate", "cpu") == "faster")
  for name in ["latest-base", "latest-head"] {
    let record = try ResultsFolder(path: program.folder).load(name)
    guard case .sampled(let rates)? = record.measured("edges/rate", .itemsPerSecond) else {
      Issue.record("no rate in \(name)")
      continue
    }
    #expect(!rates.isEmpty && rates.allSatisfy { $0 > 0 })
  }
  #expect(!faster.rows.contains { $0.verdict == "slower" || $0.verdict == "regression" })
  let worse = try program.call(flags + [quick, Program.path])
  #expect(worse.ending == .exited(3))
  #expect(try Rows(worse).verdict("edges/rate", "cpu") == "slower")
}

@Test("a benchmark that was renamed is missing and new at once, and missing counts")
func renamedIsMissingAndNew() throws {
  let program = try Program()
  let fewer = try program.variant("fewer", "FIXTURE_HIDDEN=1")
  let flags = ["ab", "--filter", "^pair/", "--max-pairs", "8", "--binaries"]
  let removed = try program.call(flags + [Program.path, fewer])
  #expect(removed.ending == .exited(4), "\(removed.errorText)")
  #expect(removed.errorText.contains("\"missing\":1"))
  let added = try program.call(flags + [fewer, Program.path])
  #expect(added.ending == .exited(0), "\(added.errorText)")
  #expect(added.errorText.contains("\"new\":1"))
}
