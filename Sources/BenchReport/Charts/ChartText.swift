/// How much room a chart's text takes, without a font at hand.
enum ChartText {
  /// An upper estimate of the width in pixels of `text` in 13-pixel letters: the widest common
  /// system fonts take 0.62 of the size for a letter on average.
  static func width(of text: String) -> Double { Double(DisplayWidth.width(of: text)) * 8 }

  /// `text` cut to at most `width` pixels, with an ellipsis where it was cut.
  static func fitted(_ text: String, to width: Double) -> String {
    guard Self.width(of: text) > width else { return text }
    var cut = text
    while !cut.isEmpty, Self.width(of: cut + "…") > width { cut.removeLast() }
    return cut + "…"
  }
}
