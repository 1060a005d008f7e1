import BenchStatistics

/// The geometric mean of the relative changes of one metric, over the benchmarks that both sides
/// have a judged value above 0 of.
///
/// Source: Fleming and Wallace, "How not to lie with statistics: the correct way to summarize
/// benchmark results", CACM 29(3), 1986. What is missing on one side counts on neither.
package struct GeometricMean: Equatable, Sendable {
  /// The metric's name.
  package let metric: String
  /// The mean change: 0.02 is 2 % more.
  package let change: Double
  /// The benchmarks that it is the mean of, at least two.
  package let benchmarks: Int

  /// The means of the metrics that two rows or more have, in the order of the rows. O(rows).
  static func of(_ rows: [ComparisonRow]) -> [GeometricMean] {
    var order: [String] = []
    var ratios: [String: [Double]] = [:]
    for row in rows where row.gates && row.verdict.isJudged {
      guard let name = row.metric?.name, let base = row.judgement.base, base > 0,
        let head = row.judgement.head, head > 0, case let ratio = head / base, ratio.isFinite,
        ratio > 0
      else { continue }
      if ratios[name] == nil { order.append(name) }
      ratios[name, default: []].append(ratio)
    }
    return order.compactMap { name in
      guard let ratios = ratios[name], ratios.count > 1, let mean = Mean.geometric(ratios)
      else { return nil }
      return GeometricMean(metric: name, change: mean - 1, benchmarks: ratios.count)
    }
  }
}
