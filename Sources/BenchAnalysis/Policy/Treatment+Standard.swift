package import BenchModel

extension Treatment {
  /// How `metric` is judged where no rule says otherwise.
  ///
  /// - Every exact metric gates, those of an author's own included. A flag has no tolerance: any
  ///   change from yes to no is one. Lengths in points have a slack of a thousandth of a point,
  ///   which no eye sees and floating-point sums reach.
  /// - `growthPerThousand` is shown only: it is the slope of a line through a curve, which moves
  ///   when the curve's steps do, and what it would find, `liveBytes`, `retainedBytes` and the
  ///   benchmark's expected growth find without it.
  /// - Of the sampled metrics, `cpu` gates. The others tell of the same blocks once more, and
  ///   each that was judged would take from the power of the rest; they are left out unless a rule
  ///   or the session asks for them.
  package static func standard(for metric: Metric) -> Treatment {
    switch (metric.kind, metric.unit) {
    case (.sampled, _): Treatment(metric.name == Metric.cpu.name ? .gates : .ignored)
    case (.exact, _) where metric.name == Metric.growthPerThousand.name: Treatment(.reports)
    case (.exact, .flag): Treatment(.gates, tolerance: 0)
    case (.exact, .points): Treatment(.gates, slack: 0.001)
    case (.exact, _): Treatment(.gates)
    }
  }
}
