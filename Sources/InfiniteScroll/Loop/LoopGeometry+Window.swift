/// The cells that one offset shows: `count` ordinals from `first`. Ordinals count items from the
/// start of the lap and run on past the last item into repetitions of the first ones.
struct LoopWindow: Equatable, Sendable {
  var first = 0
  var count = 0
}

extension LoopGeometry {
  /// The position of the leading edge of `ordinal` at `offset`, from the viewport's leading edge.
  func position(of ordinal: Int, at offset: Double) -> Double {
    Double(ordinal) * footprint - offset
  }

  /// The ordinals whose span [position, position + e) meets [0, V) at `offset`, which is finite and
  /// inside period and content; at most `limit` ordinals exist (nil: they never end).
  func window(at offset: Double, limit: Int? = nil) -> LoopWindow {
    guard itemCount > 0, viewport > 0 else { return LoopWindow() }
    // Both quotients fit an Int by the limits on counts. They can be one off where they round; the
    // comparisons decide.
    var first = Int(offset / footprint)
    if first > 0, position(of: first - 1, at: offset) + itemExtent > 0 {
      first -= 1
    } else if position(of: first, at: offset) + itemExtent <= 0 {
      first += 1
    }
    var end = Int((offset + viewport) / footprint) + 1
    if position(of: end, at: offset) < viewport {
      end += 1
    } else if position(of: end - 1, at: offset) >= viewport {
      end -= 1
    }
    return LoopWindow(first: first, count: max(0, min(end, limit ?? end) - first))
  }
}
