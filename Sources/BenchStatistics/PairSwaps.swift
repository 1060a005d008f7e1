/// The differences that appear when the blocks of some pairs trade sides.
///
/// All values of both sides are sorted once; a swap then is a walk up that order which hands each
/// value to the side it now belongs to, until both lower halves are full. Invariant: the order
/// holds each pair twice, once for either side. O(n log n) to make, O(n) a swap, no allocation.
struct PairSwaps {
  private struct Entry {
    let value: Double
    let pair: Int
    let isHigh: Bool
  }

  private let order: ContiguousArray<Entry>
  private let pairs: Int
  private let half: Int
  private let threshold: Double

  /// The swaps of two lists of equal length, at least one finite value each.
  init(low: [Double], high: [Double]) {
    let lows = low.enumerated().map { Entry(value: $1, pair: $0, isHigh: false) }
    let highs = high.enumerated().map { Entry(value: $1, pair: $0, isHigh: true) }
    order = ContiguousArray((lows + highs).sorted { $0.value < $1.value })
    pairs = low.count
    half = LowerHalfMean.count(of: low.count)
    // Equal values added in another order may differ in the last digits; they are ties, and a tie
    // is a hit.
    let greatest = order.reduce(1) { Swift.max($0, abs($1.value)) }
    let slack = 1e-12 * greatest
    threshold =
      Self.difference(order, half: half, swapped: Array(repeating: 0, count: pairs / 64 + 1))
      - slack
  }

  /// How many of all 2ⁿ swaps give at least the difference observed, the unswapped one included.
  ///
  /// A swap of all other pairs gives the negative, so half of them are enough. n ≤ 62. Gives up,
  /// with the hits so far, once they are more than `limit`.
  func hitsOfAll(stoppingAbove limit: Int = .max) -> Int {
    var hits = 0
    var swapped: [UInt64] = [0]
    for mask in 0..<(UInt64(1) << UInt64(pairs - 1)) {
      guard hits <= limit else { break }
      swapped[0] = mask
      let difference = Self.difference(order, half: half, swapped: swapped)
      if difference >= threshold { hits += 1 }
      if -difference >= threshold { hits += 1 }
    }
    return hits
  }

  /// The hits among random swaps, of which there are `most` or as many as `limit` hits take.
  func drawn(most: Int, stoppingAt limit: Int, seed: UInt64) -> (hits: Int, swaps: Int) {
    var generator = SplitMix64(seed: seed)
    var swapped = Array(repeating: UInt64(0), count: pairs / 64 + 1)
    var hits = 0
    var swaps = 0
    while swaps < most && hits < limit {
      for word in swapped.indices { swapped[word] = generator.next() }
      if Self.difference(order, half: half, swapped: swapped) >= threshold { hits += 1 }
      swaps += 1
    }
    return (hits, swaps)
  }

  /// The difference of the lower-half means when bit k of `swapped` says that pair k traded sides.
  private static func difference(
    _ order: ContiguousArray<Entry>, half: Int, swapped: [UInt64]
  ) -> Double {
    var lowSum = 0.0
    var highSum = 0.0
    var lowLeft = half
    var highLeft = half
    for entry in order {
      let trades = (swapped[entry.pair >> 6] >> UInt64(entry.pair & 63)) & 1 == 1
      if entry.isHigh != trades {
        guard highLeft > 0 else { continue }
        highSum += entry.value
        highLeft -= 1
      } else if lowLeft > 0 {
        lowSum += entry.value
        lowLeft -= 1
      }
      if lowLeft + highLeft == 0 { break }
    }
    return (highSum - lowSum) / Double(half)
  }
}
