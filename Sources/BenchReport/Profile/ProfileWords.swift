import BenchModel

/// What is said of a profile in words: its title, its totals.
enum ProfileWords {
  /// `Heap profile of feed/recycle/text`.
  static func title(of origin: StackProfile.Origin) -> String {
    let kind =
      switch origin.kind {
      case "heap": "Heap profile"
      case "cpu": "CPU profile"
      case "instructions": "Instruction profile"
      case "": "Profile"
      default: "Profile (\(origin.kind))"
      }
    return origin.benchmark.isEmpty ? kind : "\(kind) of \(origin.benchmark)"
  }

  /// `93.75 MiB in 1,000 iterations, 96 KiB each`; of a peak the number alone.
  static func total(of view: ProfileView) -> String {
    guard view.isMeasured else { return "not measured" }
    let total = amount(Double(view.total), view.measure.unit)
    guard isSum(view.measure), view.origin.iterations > 1 else { return total }
    let count = Double(view.origin.iterations)
    let each = amount(Double(view.total) / count, view.measure.unit)
    return "\(total) in \(NumberText.exact(count)) iterations, \(each) each"
  }

  /// A value with its unit, as a sentence shows it; of a count the number alone.
  static func amount(_ value: Double, _ unit: Unit) -> String {
    let display = DisplayUnit.suiting(value, unit)
    return display.phrase(NumberText.short(value / display.divisor))
  }

  /// `+1.5 KiB`, `−12 ns`, `0`: with the typographic minus, as pictures have it.
  static func change(_ value: Double, _ unit: Unit) -> String {
    let sign = value == 0 ? "" : value > 0 ? "+" : "−"
    return sign + amount(value.magnitude, unit)
  }

  /// True for what grows with the iterations: a peak is what was held at one moment, and dividing
  /// it by the iterations would say nothing.
  static func isSum(_ measure: StackProfile.Measure) -> Bool {
    !measure.name.lowercased().contains("peak")
  }

  /// The text with a capital at its start.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
