import BenchModel
import BenchStatistics
import Testing

@testable import BenchAnalysis

@Suite struct ComparisonTests {
  private func compare(
    _ base: [(Metric, Measured)], _ head: [(Metric, Measured)], policy: Policy = .standard,
    inOneSession: Bool = false
  ) -> Comparison {
    var options = Comparison.Options()
    options.policy = policy
    return Comparison(
      base: SampleRuns.run(
        [SampleRuns.result("a", base)], session: inOneSession ? SampleRuns.base : .init(id: "1")),
      head: SampleRuns.run(
        [SampleRuns.result("a", head)], session: inOneSession ? SampleRuns.head : .init(id: "2")),
      options: options)
  }

  @Test("A missing benchmark outranks what is not comparable, and a regression outranks both")
  func precedence() {
    let count = { (value: Double) in [(Metric.allocations, Measured.exact(value))] }
    let same = SampleRuns.result("same", count(1))
    let better = SampleRuns.result("better", count(9))
    let worse = SampleRuns.result("worse", count(9))
    let gone = SampleRuns.result("gone", count(1))
    let other = SampleRuns.result("other", count(1))
    let heads = [
      same, SampleRuns.result("better", count(1)),
      SampleRuns.result("other", count(1), definition: "e"),
    ]
    let code = { (base: [BenchmarkResult], head: [BenchmarkResult]) in
      Comparison(base: SampleRuns.run(base), head: SampleRuns.run(head)).exitCode()
    }
    #expect(code([same, better], heads) == 0)
    #expect(code([same, better, other], heads) == 5)
    #expect(code([same, better, other, gone], heads) == 4)
    let bad = SampleRuns.result("worse", count(10))
    #expect(code([same, better, other, gone, worse], heads + [bad]) == 3)
    #expect(code([], []) == 4)
    #expect(code([], heads) == 4)
  }

  @Test("An improvement passes, and no verdict fails only where that was asked for")
  func inconclusive() {
    let times = { (center: Double) in
      [(Metric.cpu, Measured.sampled(SampleRuns.blocks(center, 9)))]
    }
    let comparison = compare(times(100), times(102), inOneSession: true)
    #expect(comparison.rows.map(\.verdict) == [.inconclusive])
    #expect(comparison.exitCode() == 0)
    #expect(comparison.exitCode(failsOnInconclusive: true) == 6)
    let better = compare([(.allocations, .exact(5))], [(.allocations, .exact(0))])
    #expect(better.exitCode(failsOnInconclusive: true) == 0 && better.tally.improvements == 1)
  }

  @Test("Times of two sessions are shown and not judged, and fail nothing beside exact metrics")
  func timesOfTwoSessions() throws {
    let base: [(Metric, Measured)] = [
      (.cpu, .sampled([100, 101, 140])), (.allocations, .exact(3)), (.wall, .sampled([1])),
    ]
    let head: [(Metric, Measured)] = [(.cpu, .sampled([300, 301])), (.allocations, .exact(3))]
    let comparison = compare(base, head)
    let row = try #require(comparison.rows.first { $0.metric == .cpu })
    guard case .notComparable(let reason) = row.verdict else {
      Issue.record("\(row.verdict)")
      return
    }
    #expect(reason.aspect == .session && !row.gates)
    #expect(row.judgement.base == 100.5 && row.judgement.head == 300)
    #expect(comparison.rows.count == 2 && comparison.exitCode() == 0)
    #expect(comparison.tally.notComparable == 0 && comparison.tally.unchanged == 1)
    let timesAlone = compare([base[0]], [head[0]])
    #expect(timesAlone.exitCode() == 5, "a comparison that judged nothing is not green")
  }

  @Test("A metric without a value on one side is told with its reason and fails nothing")
  func unavailable() {
    let base: [(Metric, Measured)] = [
      (.allocations, .exact(3)), (.peakBytes, .exact(3)), (.instructions, .exact(7)),
      (.exact("made"), .exact(3)), (.exact("bound"), .unstable([259, 323])),
    ]
    let head: [(Metric, Measured)] = [
      (.allocations, .unavailable("no jemalloc")), (.peakBytes, .exact(3)),
      (.exact("live"), .exact(1)), (.exact("bound"), .exact(259)),
    ]
    let comparison = compare(base, head)
    let verdicts = comparison.rows.map { ($0.metric?.name ?? "", $0.verdict) }
    let expected: [(String, Verdict)] = [
      ("instructions", .unavailable("in the head: it was not measured in this run")),
      ("allocations", .unavailable("in the head: no jemalloc")), ("peakBytes", .noChange),
      ("bound", .unstable), ("live", .new), ("made", .missing),
    ]
    #expect(verdicts.map(\.0) == expected.map(\.0) && verdicts.map(\.1) == expected.map(\.1))
    #expect(comparison.exitCode() == 4, "a metric of the author's own vanished")
    #expect(comparison.rows[3].judgement.baseRange == Interval(low: 259, high: 323))
  }

  @Test("A metric that changed its unit, kind or direction is another metric")
  func changedMetric() {
    for other in [
      Metric.exact("made", .bytes), .exact("made", better: .larger), .sampled("made", .count),
    ] {
      let value: Measured = other.kind == .exact ? .exact(1) : .sampled([1])
      let comparison = compare([(.exact("made"), .exact(1))], [(other, value)])
      #expect(comparison.exitCode() == 5 && comparison.tally.notComparable == 1)
    }
  }

  @Test("Who insists gets a verdict on what is not comparable, labelled with why it is none")
  func forced() throws {
    var options = Comparison.Options()
    let base = SampleRuns.run([SampleRuns.result("a", [(.allocations, .exact(1))])])
    let head = SampleRuns.run(
      [SampleRuns.result("a", [(.allocations, .exact(2))], definition: "e")],
      environment: SampleRuns.environment { $0.swift = "6.4" })
    #expect(Comparison(base: base, head: head, options: options).exitCode() == 5)
    options.isForced = true
    let comparison = Comparison(base: base, head: head, options: options)
    let row = try #require(comparison.rows.first)
    #expect(row.verdict == .regression && row.forced?.aspect == .toolchain)
    #expect(comparison.exitCode() == 3)
  }

  @Test("What the policy only reports is judged and fails nothing; what it ignores has no row")
  func policy() {
    let policy = Policy(rules: [
      .init(benchmarks: "*", metrics: "allocations", role: .reports, note: "a cache warms up"),
      .init(benchmarks: "a", metrics: "peakBytes", role: .ignored),
    ])
    let side = { (value: Double) -> [(Metric, Measured)] in
      [Metric.allocations, .peakBytes, .liveBytes].map {
        ($0, .exact($0 == .liveBytes ? 1 : value))
      }
    }
    let comparison = compare(side(1), side(9), policy: policy)
    #expect(comparison.rows.map(\.verdict) == [.regression, .noChange])
    #expect(comparison.rows[0].treatment?.note == "a cache warms up")
    #expect(comparison.tally.regressions == 0 && comparison.exitCode() == 0)
  }

  @Test("A slower time beside equal counts is told to be the code's layout, perhaps")
  func layoutHint() throws {
    let side = { (time: Double, more: [(Metric, Measured)]) -> [(Metric, Measured)] in
      [(.cpu, .sampled(SampleRuns.blocks(time, 30))), (.allocations, .exact(3))] + more
    }
    let note = { (comparison: Comparison) throws -> String? in
      let row = try #require(comparison.rows.first { $0.metric == .cpu })
      #expect(row.verdict == .slower)
      return row.judgement.notes.first
    }
    let uncounted = compare(side(100, []), side(120, []), inOneSession: true)
    #expect(try note(uncounted)?.contains("--instructions") == true)
    let same = [(Metric.instructions, Measured.exact(900))]
    let moved = compare(side(100, same), side(120, same), inOneSession: true)
    #expect(try note(moved)?.contains("place in memory") == true)
    let more = [(Metric.instructions, Measured.exact(1200))]
    let worked = compare(side(100, same), side(120, more), inOneSession: true)
    #expect(try note(worked) == nil)
  }
}
