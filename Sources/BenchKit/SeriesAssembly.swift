internal import BenchMeasurement
internal import BenchModel
internal import BenchStatistics

/// The curves of a benchmark: growth with its class, and the histogram of lateness.
enum SeriesAssembly {
  /// The series by name.
  static func of(_ readings: BenchmarkReadings) -> [String: Series] {
    growth(readings).merging(lateness(readings)) { $1 }.merging(own(readings)) { $1 }
  }

  private static func growth(_ readings: BenchmarkReadings) -> [String: Series] {
    guard let points = readings.exact.first?.growth, !points.isEmpty else { return [:] }
    func series(_ bytes: KeyPath<GrowthPoint, Double>) -> Series {
      Series(
        x: "items", unit: .bytes,
        points: points.map { [$0.x, $0[keyPath: bytes]] })
    }
    var allocated = series(\.allocated)
    allocated.growth = fit(points)
    return [
      "growth": allocated, "active": series(\.active), "resident": series(\.resident),
      "retained": series(\.retained), "metadata": series(\.metadata),
    ]
  }

  private static func fit(_ points: [GrowthPoint]) -> Series.Growth {
    switch Growth.of(points.map { ($0.x, $0.allocated) }) {
    case .undetermined(let doubt):
      Series.Growth(type: "undetermined", reason: "\(doubt)")
    case .fitted(let fit):
      Series.Growth(
        type: fit.growth.rawValue, perThousand: fit.slopePerThousand, confidence: fit.confidence)
    }
  }

  /// The lateness of all blocks: bins from 1 µs to 100 ms, eight a decade, empty ends cut off.
  private static func lateness(_ readings: BenchmarkReadings) -> [String: Series] {
    let all = readings.blocks.flatMap { $0.lateness.map { Double($0) } }
    guard !all.isEmpty, var histogram = Histogram(logarithmicallyFrom: 1e3, to: 1e8, bins: 40)
    else { return [:] }
    histogram.add(contentsOf: all.map { min(max($0, 1e3), 0.999e8) })
    let filled = histogram.counts.indices.filter { histogram.counts[$0] > 0 }
    guard let first = filled.first, let last = filled.last else { return [:] }
    let points = (first...last).map { [histogram.edges[$0], Double(histogram.counts[$0])] }
    return ["lateness": Series(x: "late by at least, ns", unit: .count, points: points)]
  }

  /// The author's own curves: of the exact pass, where it recorded any, else of the first block.
  private static func own(_ readings: BenchmarkReadings) -> [String: Series] {
    let source = (readings.exact + readings.blocks).first { !$0.curves.isEmpty }
    var series: [String: Series] = [:]
    for point in source?.curves ?? [] where point.x.isFinite && point.y.isFinite {
      series[
        point.curve.name, default: Series(x: point.curve.x, unit: point.curve.unit, points: [])
      ].points.append([point.x, point.y])
    }
    return series
  }
}
