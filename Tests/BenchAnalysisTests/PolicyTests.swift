import BenchModel
import BenchStatistics
import Testing

@testable import BenchAnalysis

@Suite struct GlobTests {
  /// The pattern by its definition.
  private func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let sign = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if sign == "*" {
      return matches(rest, text) || (!text.isEmpty && matches(pattern, text.dropFirst()))
    }
    guard let character = text.first else { return false }
    return (sign == "?" || sign == character) && matches(rest, text.dropFirst())
  }

  private func words(of letters: String, upTo length: Int) -> [String] {
    (0..<length).reduce([[""]]) { words, _ in
      words + [(words.last ?? []).flatMap { word in letters.map { word + String($0) } }]
    }.flatMap { $0 }
  }

  @Test("A pattern matches what its definition matches, in every small world")
  func oracle() {
    let texts = words(of: "ab", upTo: 5)
    for pattern in words(of: "ab*?", upTo: 4) {
      for text in texts {
        #expect(
          Glob(pattern).matches(text) == matches(pattern[...], text[...]), "\(pattern) \(text)")
      }
    }
  }

  @Test("Case and every sign but two count; a star crosses slashes; a hard pattern is soon done")
  func signs() {
    #expect(Glob("feed/*").matches("feed/recycle/text/10000"))
    #expect(!Glob("feed/*").matches("Feed/recycle"))
    #expect(Glob("a|b[µ].(x)").matches("a|b[µ].(x)") && !Glob("a.b").matches("axb"))
    #expect(Glob("??").matches("🏃‍♀️µ"))
    let hard = String(repeating: "a*", count: 40) + "b"
    #expect(!Glob(hard).matches(String(repeating: "a", count: 400)))
  }
}

@Suite struct PolicyTests {
  @Test("Exact metrics gate, the growth slope reports, and of the times cpu alone gates")
  func standard() {
    let gating: [Metric] = [
      .allocations, .allocatedBytes, .peakBytes, .liveBytes, .retainedBytes, .instructions, .cpu,
      .exact("made"), .exact("reachable", .flag, better: .larger), .exact("error", .points),
    ]
    for metric in gating { #expect(Treatment.standard(for: metric).role == .gates, "\(metric)") }
    #expect(Treatment.standard(for: .growthPerThousand).role == .reports)
    for metric in [Metric.wall, .itemsPerSecond, .frameP99, .sampled("own", .nanoseconds)] {
      #expect(Treatment.standard(for: metric).role == .ignored, "\(metric)")
    }
    #expect(Treatment.standard(for: .allocations).tolerance == 0.005)
    #expect(Treatment.standard(for: .cpu).minimumEffect == 0.01)
  }

  @Test("Points forgive what a sum of fractions leaves over, and nothing that can be seen")
  func points() {
    let metric = Metric.exact("positionError", .points)
    let judge = ExactJudge(better: .smaller, treatment: .standard(for: metric))
    #expect(judge.judge(base: 0, head: 1.9e-9).verdict == .noChange)
    #expect(judge.judge(base: 0, head: 0.5).verdict == .regression)
  }

  @Test("Rules change what they name, in their order, and nothing else")
  func rules() {
    let policy = Policy(rules: [
      Policy.Rule(benchmarks: "feed/*", metrics: "alloc*", tolerance: 0.02, note: "the cache"),
      Policy.Rule(benchmarks: "*/pixels/*", role: .reports),
      Policy.Rule(benchmarks: "feed/keep/*", tolerance: -1, minimumEffect: .nan),
    ])
    let wide = policy.treatment(of: .allocations, in: "feed/keep/text")
    #expect(wide == Treatment(.gates, tolerance: 0.02, note: "the cache"))
    let shown = policy.treatment(of: .allocatedBytes, in: "feed/keep/pixels/1")
    #expect(shown == Treatment(.reports, tolerance: 0.02, note: "the cache"))
    #expect(policy.treatment(of: .peakBytes, in: "feed/keep/text") == Treatment(.gates))
    #expect(policy.treatment(of: .allocations, in: "wrap/1") == Treatment(.gates))
  }

  @Test("A treatment's numbers are finite and not negative, whatever was asked for")
  func hostileNumbers() {
    for number in [-1, .nan, .infinity, -.infinity, 1e308] as [Double] {
      let treatment = Treatment(.gates, tolerance: number, slack: number, minimumEffect: number)
      for held in [treatment.tolerance, treatment.slack, treatment.minimumEffect] {
        #expect(held.isFinite && held >= 0)
      }
      #expect(treatment.minimumEffect <= 0.5)
    }
  }
}
