internal import BenchModel
internal import BenchStatistics

/// Holds a measured growth class against what the benchmark's author expects.
enum GrowthExpectation {
  /// What is wrong, in words; nil where memory grows as expected or better, where nothing is
  /// expected, and where nothing could be measured (which its own metrics say).
  static func broken(_ benchmark: Benchmark, _ result: BenchmarkResult) -> String? {
    guard let expected = benchmark.expectedGrowth,
      let growth = result.series["growth"]?.growth, let confidence = growth.confidence,
      let measured = GrowthClass(rawValue: growth.type),
      let allowed = GrowthClass(rawValue: expected.rawValue), measured > allowed
    else { return nil }
    let percent = Int((confidence * 100).rounded())
    return "memory grows \(measured.rawValue), expected \(expected.rawValue) "
      + "(confidence \(percent) %); see the series growth in the record"
  }
}
