/// The bounds within which a list's arithmetic is sound and its cells are countable.
///
/// Rows are numbered exactly; the offset of a row differs from the next row's by thousands of units
/// in the last place, so that searching for an offset finds the row it came from; and no event can
/// ask for more cells at once than memory holds, whatever the numbers.
enum ListLimits {
  /// The most rows of one list.
  static let rows = 1 << 40
  /// The most visible rows, and the most rows of an eager list.
  static let cells = 1 << 20
  /// The most rows of overscan on either side.
  static let overscan = 1 << 16
  /// The longest content, in units of its shortest footprint.
  static let footprints = 0x1p40
  /// The longest content in points: far from where sums overflow.
  static let points = 0x1p1000

  /// The requirement that a content breaks, or nil.
  static func broken(rows count: Int, content: Double, shortest: Double) -> String? {
    if count > rows { return "such that the list has at most \(rows) rows" }
    if content > points { return "such that the content is at most 2^1000 points long" }
    if content > shortest * footprints {
      return "such that the content is at most 2^40 times as long as the shortest row so far"
    }
    return nil
  }

  /// The requirement that is broken by showing so many rows of so little footprint, or nil.
  static func unfillable(_ viewport: Double, with count: Int, shortest: Double) -> String? {
    if count <= cells || viewport <= shortest * Double(cells) { return nil }
    return "such that at most \(cells) rows are visible at once"
  }
}
