/// The colours of a differential flame graph: red for more, blue for less, grey for the same.
///
/// Red and blue stay apart for every common kind of colour blindness. Source of the pair: the
/// diverging scheme RdBu of ColorBrewer, lightened so that labels stay readable.
enum DifferenceStyle {
  /// How many shades each colour has.
  static let steps = 5

  /// The class of a change beside the greatest one: `g4` for the greatest growth, `s0` for the
  /// least shrinking, `z` for none.
  static func style(of change: Double, greatest: Double) -> String {
    guard change != 0, greatest > 0 else { return "z" }
    // By the root: beside one great change, small ones would all look alike.
    let share = (change.magnitude / greatest).squareRoot()
    let step = Int((min(1, share) * Double(steps)).rounded(.up)) - 1
    return (change > 0 ? "g" : "s") + "\(min(max(0, step), steps - 1))"
  }

  static let light = rules(
    "#eceef0", grew: ["#fddccf", "#fcc9b2", "#f9a78a", "#f48b6c", "#ee7257"],
    shrank: ["#d9e9f7", "#c0dbf1", "#98c5e8", "#74aede", "#5a9bd4"])

  static let dark = rules(
    "#2a313a", grew: ["#55342b", "#63342a", "#833829", "#a23c29", "#bd4128"],
    shrank: ["#24405a", "#234a69", "#215b8a", "#2068a4", "#2374ba"])

  private static func rules(_ same: String, grew: [String], shrank: [String]) -> String {
    let shades = [("g", grew), ("s", shrank)].flatMap { name, colors in
      colors.enumerated().map { ".flame .\(name)\($0.offset) rect{fill:\($0.element)}\n" }
    }
    return ".flame .z rect{fill:\(same)}\n" + shades.joined()
  }
}
