/// The cells of the published carousel: one for each place in the row, copies included, made when
/// it comes on screen and gone when it leaves.
///
/// That cells off screen are freed is a model of the platform. Holds no cells, only their number;
/// O(1) a frame.
struct PublishedRow: Equatable, Sendable {
  private(set) var window = LoopWindow()
  private var made = 0

  var counts: LoopCounts {
    var counts = LoopCounts()
    counts.made = made
    counts.bound = made
    counts.live = window.count
    return counts
  }

  /// Moves on to `next`: every place that was not on screen gets a new cell.
  mutating func show(_ next: LoopWindow) {
    let end = min(window.first + window.count, next.first + next.count)
    made += next.count - max(0, end - max(window.first, next.first))
    window = next
  }

  /// Makes every cell of `next` anew, as when the row is built from other data.
  mutating func rebuild(_ next: LoopWindow) {
    window = LoopWindow()
    show(next)
  }
}
