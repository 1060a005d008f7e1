/// Searches along ordinals for the end of a stretch, nearest first.
///
/// Distances are unsigned, so that a search from one end of the integers to the other is one of
/// them. O(log of the answer) questions: near answers, as in every frame, are found in a few.
enum OrdinalSearch {
  /// The greatest distance up to `limit` for which `holds`, which must hold up to some distance and
  /// not beyond it; nil when it does not hold at 0.
  static func reach(through limit: UInt, where holds: (UInt) -> Bool) -> UInt? {
    guard holds(0) else { return nil }
    var reached: UInt = 0
    var stride: UInt = 1
    while stride != 0, stride <= limit - reached, holds(reached + stride) {
      reached += stride
      stride <<= 1
    }
    var open = min(stride &- 1, limit - reached)
    while open > 0 {
      let half = open / 2 + open % 2
      if holds(reached + half) {
        reached += half
        open -= half
      } else {
        open = half - 1
      }
    }
    return reached
  }
}
