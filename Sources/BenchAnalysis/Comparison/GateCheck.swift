package import BenchModel

/// A fresh run held against the committed baseline: exact metrics alone, on any machine.
///
/// Where the baseline counted allocations and nothing in the fresh run could, the counters are not
/// in charge here, and a gate that looked at what is left would be green for the wrong reason.
package struct GateCheck: Equatable, Sendable {
  /// The comparison behind the check; times are not in it.
  package private(set) var comparison: Comparison
  /// Why no allocation was counted in the fresh run; nil where some were, or none were expected.
  package let countersAbsence: String?

  /// Checks `fresh` against `baseline`.
  package init(baseline: RunRecord, fresh: RunRecord, options: Comparison.Options = .init()) {
    var options = options
    options.includesSampled = false
    options.baseName = options.baseName ?? "baseline"
    options.headName = options.headName ?? "this run"
    comparison = Comparison(base: baseline, head: fresh, options: options)
    countersAbsence = Self.absence(Pairing(base: baseline.benchmarks, head: fresh.benchmarks))
  }

  /// Says which functions are behind what got worse.
  package mutating func locate(_ places: [String: [SiteChange]]) { comparison.locate(places) }

  /// As `Comparison.exitCode`, and 5 where the counters are not in charge.
  package func exitCode(failsOnInconclusive: Bool = false) -> Int {
    let code = comparison.exitCode(failsOnInconclusive: failsOnInconclusive)
    guard countersAbsence != nil else { return code }
    // A missing benchmark is graver; nothing judged at all is this very fault.
    return code == 3 || (code == 4 && comparison.tally.missing > 0) ? code : 5
  }

  private static func absence(_ pairing: Pairing) -> String? {
    var reason: String?
    for case .paired(let base, let head) in pairing.matches {
      guard base.metrics[Metric.allocations.name]?.measured.isAvailable == true,
        let measured = head.metrics[Metric.allocations.name]?.measured
      else { continue }
      guard case .unavailable(let why) = measured else { return nil }
      reason = reason ?? why
    }
    return reason
  }
}
