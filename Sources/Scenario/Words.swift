internal import InfiniteScroll

/// The words of scenarios for values of the engines.
enum Words {
  static let alignments: KeyValuePairs<String, ScrollAlignment> = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  static let layouts: KeyValuePairs<String, LayoutDirection> = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]
}

extension Fields {
  /// `align`: where what is scrolled to comes to stand.
  func alignment() throws(ScenarioError) -> ScrollAlignment {
    try self["align"]?.choice(Words.alignments) ?? .leading
  }

  /// `layout`: the side from which a row is laid out.
  func layout() throws(ScenarioError) -> LayoutDirection {
    try self["layout"]?.choice(Words.layouts) ?? .leftToRight
  }
}
