public import BenchModel

extension Findings {
  /// `metric` as a sentence shows it: `62.1 ± 0.4 µs`, `3.5 KiB`, `173` (a count), `259–323` (exact
  /// runs disagreed), `62.1 µs (n = 1)` (one block), or `unavailable`.
  public func text(_ metric: String, of id: String) -> String { Self.text(reading(metric, of: id)) }

  /// `value`, recorded in `unit`, as a sentence shows it; `unavailable` for nil.
  public func text(_ value: Double?, _ unit: Unit) -> String {
    value.map { Self.text(.exact([$0], unit: unit)) } ?? Self.unavailable
  }

  /// `metric` of `id` as a multiple of that of `base`: `3.21×`, or `unavailable`.
  public func ratioText(_ metric: String, of id: String, over base: String) -> String {
    Self.text(ratio(metric, of: id, over: base, percent: false))
  }

  /// `metric` of `id` as a share of that of `base`: `5.96 %`, or `unavailable`.
  public func percentText(_ metric: String, of id: String, over base: String) -> String {
    Self.text(ratio(metric, of: id, over: base, percent: true))
  }

  private func ratio(_ metric: String, of id: String, over base: String, percent: Bool) -> Reading {
    .ratio(reading(metric, of: id), over: reading(metric, of: base), percent: percent)
  }

  private static func text(_ reading: Reading) -> String {
    guard let estimate = reading.estimate else { return unavailable }
    let unit = DisplayUnit.suiting(estimate.center, estimate.unit)
    let text = EstimateText(estimate, in: unit)
    return unit.phrase(text.number) + (text.remark == .oneBlock ? " (n = 1)" : "")
  }
}
