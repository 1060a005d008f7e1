import BenchStatistics
import Testing

/// How often each kind of series is told right: a confusion table of 22 kinds at four levels of
/// noise, 64 points each, 10 series a row; `BENCH_SIMULATIONS=20` makes that 200.
@Suite struct GrowthConfusionTests {
  private static let noises = [0, 0.01, 0.05, 0.1]

  private struct Row {
    let kind: GrowthKind
    let noise: Double
    var answers = Array(repeating: 0, count: GrowthClass.allCases.count)
    var sureAndWrong = 0

    var series: Int { answers.reduce(0, +) }
    var right: Int { zip(GrowthClass.allCases, answers).first { $0.0 == kind.truth }?.1 ?? 0 }
    var text: String {
      let name = kind.name.padded(to: 26) + kind.truth.rawValue.padded(to: 13)
      let counts = answers.map { String($0).padded(to: 13) }.joined()
      return "\(name)\(String(noise * 100).padded(to: 8))\(counts)\(sureAndWrong)"
    }
  }

  @Test("Every kind of growth is told right in 95 of 100 series with noise up to 5 % of the range")
  func everyKindIsToldRight() {
    var simulation = Simulation(seed: 2026)
    var rows: [Row] = []
    for kind in GrowthKind.all {
      for noise in Self.noises {
        var row = Row(kind: kind, noise: noise)
        for _ in 0..<(10 * Simulation.scale) {
          let points = kind.series(count: 64, noise: noise, &simulation)
          guard let fit = Growth.of(points).fit else { continue }
          for (index, growth) in GrowthClass.allCases.enumerated() where growth == fit.growth {
            row.answers[index] += 1
          }
          if fit.growth != kind.truth && fit.confidence >= 0.9 { row.sureAndWrong += 1 }
        }
        rows.append(row)
      }
    }
    print(
      "series".padded(to: 26) + "truth".padded(to: 13) + "noise %".padded(to: 8), terminator: "")
    print(GrowthClass.allCases.map { $0.rawValue.padded(to: 13) }.joined() + "wrong at 0.9")
    for row in rows { print(row.text) }
    for row in rows where row.noise <= 0.05 {
      #expect(Double(row.right) >= 0.95 * Double(row.series), "\(row.text)")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
