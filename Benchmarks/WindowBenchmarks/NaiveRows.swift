/// A list that grows at both ends, as a competent engineer writes it first: the rows in an array,
/// the offset corrected by what comes in front.
///
/// A row in front moves all others in memory: O(rows). One behind is O(1) amortised. The rows are
/// ordinals of eight bytes; real ones are longer and cost more to move.
struct NaiveRows {
  private(set) var ordinals: ContiguousArray<Int>
  /// Points from the leading edge of the first row to that of the viewport.
  private(set) var offset: Double
  private let pitch: Double

  /// Holds the rows `lower` to `upper`, `pitch` points apart.
  init(_ lower: Int, _ upper: Int, pitch: Double, offset: Double = 0) {
    ordinals = ContiguousArray(lower...max(lower, upper))
    self.pitch = pitch
    self.offset = offset
  }

  /// Adds a row before the first one, and moves nothing on screen.
  mutating func prepend() {
    ordinals.insert(ordinals[0] - 1, at: 0)
    offset += pitch
  }

  /// Adds a row after the last one.
  mutating func append() { ordinals.append(ordinals[ordinals.count - 1] + 1) }
}
