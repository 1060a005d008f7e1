/// What can happen to a window. Lengths in points, times in seconds, velocities in points per
/// second.
///
/// The first three and `tick` are frames: they let the window grow, then hold the offset inside the
/// content. The others change rows or the viewport and move nothing that is visible.
public enum WindowEvent: Equatable, Sendable {
  /// A frame at rest: nothing asked for.
  case rest
  /// The content was moved to `offset`, counted from the first row held, and rests there.
  case scrollTo(offset: Double)
  /// The content was moved by `distance` in `seconds`, forward when positive; 0 seconds: at rest.
  case scrollBy(distance: Double, seconds: Double)
  /// A frame `seconds` after the last: a fling goes on; without one it is a frame at rest.
  case tick(seconds: Double)
  /// The finger left at `velocity`; comes to rest where the decay ends, or on a row so aligned.
  case fling(velocity: Double, snapping: ScrollAlignment? = nil)
  /// A finger came down: a fling stops where it is.
  case stop
  /// Shows `row` so aligned, at once; rows up to it are added.
  case show(row: Int, alignment: ScrollAlignment = .leading)
  /// Adds rows before the first one held, as many as there are up to the limit.
  case prepend(Int)
  /// Adds rows after the last one held, as many as there are up to the limit.
  case append(Int)
  /// Holds the rows `lower` to `upper` too, and what lies between; again changes nothing.
  case hold(lower: Int, upper: Int)
  /// Lets go of rows at either end; at least one row stays.
  case drop(leading: Int, trailing: Int)
  /// A row held has become longer, or shorter when negative.
  case resize(row: Int, by: Double)
  /// A row was measured, held or not.
  case measure(row: Int, extent: Double)
  /// Takes rows out for good, then adds at both ends, as one change. A row taken out is skipped
  /// from then on, also where it is not held now.
  case edit(remove: [Int], prepend: Int = 0, append: Int = 0)
  /// The viewport has this extent now; the first visible row stays where it is.
  case viewport(Double)
  /// Forgets the extents of rows that are not held, as they may be measured again. O(exceptions).
  case forgetExtents
}
