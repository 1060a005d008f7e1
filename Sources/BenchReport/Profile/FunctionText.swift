/// Names of functions cut to the room there is.
enum FunctionText {
  /// The widest name in a table, in columns.
  static let tableLimit = 72

  /// A name for a table: a longer one loses its middle, for its ends tell the module and the
  /// function.
  static func shown(_ name: String) -> String {
    guard DisplayWidth.width(of: name) > tableLimit else { return name }
    let head = start(of: name, columns: tableLimit / 3)
    let tail = start(of: String(name.reversed()), columns: tableLimit - tableLimit / 3 - 1)
    return head + "…" + String(tail.reversed())
  }

  /// `name` cut at its end to `columns`, an ellipsis included where it was cut; empty where there
  /// is no room for three.
  static func fitted(_ name: String, columns: Int) -> String {
    guard columns >= 3 else { return "" }
    let fits = start(of: name, columns: columns)
    let isWhole = fits.utf8.count == name.utf8.count
    return isWhole ? name : start(of: name, columns: columns - 1) + "…"
  }

  /// The longest start of `text` that is no wider than `columns`. Cost: linear in what is returned.
  static func start(of text: String, columns: Int) -> String {
    // No letter is wider than it has bytes.
    if text.utf8.count <= columns { return text }
    var width = 0
    var end = text.startIndex
    for index in text.indices {
      width += DisplayWidth.width(of: text[index...index])
      guard width <= columns else { break }
      end = text.index(after: index)
    }
    return String(text[..<end])
  }
}
