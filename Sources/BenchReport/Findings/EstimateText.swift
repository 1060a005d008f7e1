import BenchModel

/// An estimate as a cell or a sentence shows it in a given unit, and what must be said beside it.
struct EstimateText: Equatable {
  /// What a reader must be told about a number.
  enum Remark: Equatable {
    /// One block gave it, so that there is no interval.
    case oneBlock
    /// Exact runs disagreed.
    case unstable
    /// What so many blocks gave together, so that there is no interval.
    case total(Metric.Summary, blocks: Int)
  }

  let number: String
  let remark: Remark?

  init(_ estimate: Estimate, in unit: DisplayUnit) {
    let center = estimate.center / unit.divisor
    if estimate.unit == .flag, !estimate.isUnstable {
      number = estimate.center == 0 ? "no" : "yes"
      remark = nil
    } else if estimate.isUnstable, let low = estimate.low, let high = estimate.high {
      let ends = [low, high].map { Self.exact($0, in: unit) }
      number = ends.joined(separator: "–")
      remark = .unstable
    } else if estimate.kind == .exact {
      number = Self.exact(estimate.center, in: unit)
      remark = nil
    } else if estimate.isTotal {
      number =
        estimate.summary == .sum
        ? Self.exact(estimate.center, in: unit) : NumberText.significant(center, 3)
      remark = .total(estimate.summary, blocks: estimate.blocks)
    } else if let half = estimate.halfWidth, let low = estimate.low, let high = estimate.high {
      // "1 ± 3 frames" would say that there may be less than none.
      number =
        half <= estimate.center.magnitude
        ? NumberText.uncertain(center, half: half / unit.divisor)
        : [low, high].map { NumberText.significant($0 / unit.divisor, 2) }.joined(separator: "–")
      remark = nil
    } else {
      number = NumberText.significant(center, 3)
      remark = .oneBlock
    }
  }

  private static func exact(_ value: Double, in unit: DisplayUnit) -> String {
    unit.divisor == 1 ? NumberText.exact(value) : NumberText.short(value / unit.divisor)
  }
}
