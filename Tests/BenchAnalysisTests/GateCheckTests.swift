import BenchModel
import Testing

@testable import BenchAnalysis

@Suite struct GateCheckTests {
  private func check(_ base: [(Metric, Measured)], _ fresh: [(Metric, Measured)]) -> GateCheck {
    GateCheck(
      baseline: SampleRuns.run([SampleRuns.result("a", base)]),
      fresh: SampleRuns.run(
        [SampleRuns.result("a", fresh)],
        environment: SampleRuns.environment { $0.fingerprint = "another machine" }))
  }

  @Test("Exact metrics gate on any machine, and no time is in the check")
  func exactAlone() {
    let base: [(Metric, Measured)] = [(.cpu, .sampled([1])), (.allocations, .exact(3))]
    let fresh: [(Metric, Measured)] = [(.cpu, .sampled([9])), (.allocations, .exact(3))]
    let same = check(base, fresh)
    #expect(same.exitCode() == 0 && same.comparison.rows.map(\.metric) == [.allocations])
    #expect(same.countersAbsence == nil)
    #expect(check(base, [(.allocations, .exact(4))]).exitCode() == 3)
  }

  @Test("Counters that are not in charge end in 5, unless something graver is known")
  func counters() {
    let base: [(Metric, Measured)] = [(.allocations, .exact(3)), (.exact("made"), .exact(3))]
    let away: (Metric, Measured) = (.allocations, .unavailable("the counters do not move"))
    let blind = check(base, [away, (.exact("made"), .exact(3))])
    #expect(blind.exitCode() == 5 && blind.countersAbsence == "the counters do not move")
    #expect(check([base[0]], [away]).exitCode() == 5)
    #expect(check(base, [away, (.exact("made"), .exact(4))]).exitCode() == 3)
    #expect(check(base, [away]).exitCode() == 4, "the author's own metric vanished")
  }

  @Test("One benchmark that was skipped does not put the counters out of charge")
  func skipped() {
    let count: [(Metric, Measured)] = [(.allocations, .exact(3))]
    let skipped: [(Metric, Measured)] = [(.allocations, .unavailable("needs 4 GiB"))]
    let check = GateCheck(
      baseline: SampleRuns.run([SampleRuns.result("a", count), SampleRuns.result("b", count)]),
      fresh: SampleRuns.run([SampleRuns.result("a", skipped), SampleRuns.result("b", count)]))
    #expect(check.exitCode() == 0 && check.countersAbsence == nil)
  }
}
