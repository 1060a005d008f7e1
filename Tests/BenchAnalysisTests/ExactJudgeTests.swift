import BenchModel
import Testing

@testable import BenchAnalysis

@Suite struct ExactJudgeTests {
  private func judge(
    _ base: Double, _ head: Double, _ better: Metric.Polarity = .smaller,
    _ treatment: Treatment = Treatment(.gates)
  ) -> Judgement {
    ExactJudge(better: better, treatment: treatment).judge(base: base, head: head)
  }

  @Test(
    "A rise from 0 and one of more than half a percent fail; any change keeps its size",
    arguments: [
      (0, 0, .noChange, 0), (0, 5, .regression, nil), (5, 0, .improvement, -1),
      (0, -5, .improvement, nil), (-5, 0, .regression, 1), (1000, 1005, .noChange, 0.005),
      (1000, 1006, .regression, 0.006), (1000, 995, .noChange, -0.005),
      (1000, 994, .improvement, -0.006), (100, 100, .noChange, 0), (-0.0, 0, .noChange, 0),
      (1, 2, .regression, 1),
    ] as [(Double, Double, Verdict, Double?)])
  func table(base: Double, head: Double, verdict: Verdict, change: Double?) throws {
    let judgement = judge(base, head)
    #expect(judgement.verdict == verdict)
    #expect(judgement.visibleFrom == 0)
    guard let change else {
      #expect(judgement.effect == nil)
      return
    }
    let effect = try #require(judgement.effect)
    #expect(abs(effect.change - change) < 1e-12)
    #expect(effect.interval == nil)
  }

  @Test("Where larger is better, the mirror image holds: throughput that rises never fails")
  func polarity() {
    #expect(judge(100, 110, .larger).verdict == .improvement)
    #expect(judge(100, 90, .larger).verdict == .regression)
    #expect(judge(0, 5, .larger).verdict == .improvement)
    #expect(judge(5, 0, .larger).verdict == .regression)
    #expect(judge(1, 0, .larger, .standard(for: .exact("reachable", .flag))).verdict == .regression)
  }

  @Test("Every small world agrees with the rule as it is written, tolerance and slack included")
  func oracle() {
    for base in -6...6 {
      for head in -6...6 {
        for better in [Metric.Polarity.smaller, .larger] {
          for (tolerance, slack) in [(0.005, 0.0), (0.25, 0), (0, 2), (0.25, 2)] {
            let change = abs(head - base)
            let isSame =
              Double(change) <= slack || Double(change) <= tolerance * Double(abs(base))
            let isWorse = better == .smaller ? head > base : head < base
            let expected: Verdict =
              isSame ? .noChange : isWorse ? .regression : .improvement
            let treatment = Treatment(.gates, tolerance: tolerance, slack: slack)
            let judgement = judge(Double(base), Double(head), better, treatment)
            #expect(judgement.verdict == expected, "\(base) to \(head), \(better), \(treatment)")
          }
        }
      }
    }
  }

  @Test("No pair of numbers gives a fact that is not finite, nor a negative zero")
  func hostileNumbers() {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      1e-300, .nan, .infinity, -.infinity,
    ]
    for base in numbers {
      for head in numbers {
        let judgement = judge(base, head)
        let facts = [
          judgement.base, judgement.head, judgement.effect?.change, judgement.visibleFrom,
        ].compactMap { $0 }
        for fact in facts {
          #expect(fact.isFinite && !(fact == 0 && fact.sign == .minus), "\(base) to \(head)")
        }
        let isUsable = base.isFinite && head.isFinite
        #expect(judgement.verdict.isJudged == isUsable, "\(base) to \(head)")
      }
    }
    #expect(judge(-1e308, 1e308).verdict == .regression)
  }
}
