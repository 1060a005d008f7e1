package import BenchModel

/// What a run found out, by benchmark id and metric: what captions and conclusions are written
/// from.
///
/// Every text is ready to be read: with its unit, its uncertainty where it is sampled,
/// "unavailable" where there is no value; never "nil", "nan" or "-0". A look-up costs a hash; of a
/// sampled metric also its bootstrap, some ten microseconds a block.
public struct Findings: Sendable {
  private let results: [String: BenchmarkResult]

  package init(_ record: RunRecord) {
    results = Dictionary(record.benchmarks.map { ($0.id, $0) }, uniquingKeysWith: { _, new in new })
  }

  /// Whether the benchmark `id` was run and has a value at all.
  public func isMeasured(_ id: String) -> Bool {
    results[id]?.metrics.values.contains { metric in
      if case .unavailable = metric.measured { false } else { true }
    } ?? false
  }

  /// What is known of `metric`; nil where it is unavailable.
  public func estimate(_ metric: String, of id: String) -> Estimate? {
    reading(metric, of: id).estimate
  }

  /// The value of `metric` in its recorded unit (ns, bytes, count); nil where it is unavailable.
  public func value(_ metric: String, of id: String) -> Double? {
    estimate(metric, of: id)?.center
  }

  /// The value of a parameter of the benchmark; nil where it has none of that name.
  public func parameter(_ name: String, of id: String) -> String? {
    results[id]?.parameters[name]
  }

  /// How the curve `series` grows: `constant`, `logarithmic`, `linear`, `worse`, `undetermined`, or
  /// `unavailable` where there is no fitted curve.
  public func growthClass(_ series: String, of id: String) -> String {
    results[id]?.series[series]?.growth?.type ?? Self.unavailable
  }

  static let unavailable = "unavailable"

  func isInRun(_ id: String) -> Bool { results[id] != nil }

  func series(_ name: String, of id: String) -> Series? { results[id]?.series[name] }

  /// The unit that `metric` is recorded in, also where its value is unavailable.
  func unit(_ metric: String, of id: String) -> Unit? { results[id]?.metrics[metric]?.metric.unit }

  func reading(_ metric: String, of id: String) -> Reading {
    guard let result = results[id] else { return .unavailable(Self.notRun) }
    guard let recorded = result.metrics[metric] else {
      return .unavailable(result.commonReason ?? "\(metric) was not measured")
    }
    return Reading(recorded.measured, of: recorded.metric)
  }

  /// Why the benchmark `id` has no series called `name`.
  func absence(ofSeries name: String, of id: String) -> String {
    guard let result = results[id] else { return Self.notRun }
    let slope = result.metrics[Metric.growthPerThousand.name]?.measured
    if name == "growth", case .unavailable(let reason)? = slope { return reason }
    return result.commonReason ?? "no curve was recorded"
  }

  static let notRun = "not part of this run"
}

extension BenchmarkResult {
  /// Why nothing at all was measured by the harness, where that is so: it failed or was skipped.
  fileprivate var commonReason: String? {
    let standard = Set(Metric.everyStandard.map(\.name))
    let reasons = metrics.filter { standard.contains($0.key) }.values.map { recorded -> String? in
      if case .unavailable(let reason) = recorded.measured { reason } else { nil }
    }
    guard reasons.count > 1, Set(reasons).count == 1 else { return nil }
    return reasons[0]
  }
}
