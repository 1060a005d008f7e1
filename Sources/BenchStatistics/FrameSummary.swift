/// What a run of frames felt like: quantiles of the frame time, hitches, and the room to spare.
///
/// A display refreshes every `budget` nanoseconds. A frame that took t is shown ⌈t / budget⌉
/// refreshes after the one before it, at least one; every refresh beyond the first showed the old
/// frame again, and that time is its hitch. The hitch time ratio is the hitch time in milliseconds
/// per second of scrolling, the seconds being those on the display.
/// Source: Apple, "Eliminate animation hitches with XCTest", WWDC 2020 session 10077: hitch time
/// is how late a frame is shown, its ratio to the duration compares tests of unequal length, and
/// up to 5 ms/s is good, from 10 ms/s on critical.
/// O(n log n). It leaves out buffering: two late frames in a row are both late, where a display
/// with three buffers may hide the second.
package struct FrameSummary: Equatable, Sendable {
  /// The number of frames.
  package let frames: Int
  /// The median frame time in nanoseconds.
  package let p50: Double
  /// The 99th percentile of the frame time in nanoseconds.
  package let p99: Double
  /// The longest frame time in nanoseconds.
  package let longest: Double
  /// The number of frames shown late.
  package let hitches: Int
  /// The time that late frames were late, all together, in nanoseconds.
  package let hitchTime: Double
  /// Milliseconds of hitch per second of scrolling: 0 is smooth, 1,000 the most there is.
  package let hitchTimeRatio: Double
  /// Budget over p99: 2 means that 99 of 100 frames need at most half of the budget; `nil` if p99
  /// is 0 or too small for a finite answer.
  package let headroom: Double?

  /// The summary of `frameTimes` against `budget`, all in nanoseconds.
  ///
  /// `nil` if there is no frame, a time is negative or not finite, the budget is not above zero,
  /// or the sums leave the finite numbers.
  package init?(frameTimes: [Double], budget: Double) {
    guard budget > 0, budget.isFinite, frameTimes.allSatisfy({ $0 >= 0 }),
      let quantiles = Quantile.of(frameTimes, at: [0.5, 0.99, 1])
    else { return nil }
    let lateRefreshes = frameTimes.map { Swift.max(($0 / budget).rounded(.up), 1) - 1 }
    let late = lateRefreshes.reduce(0, +)
    guard (late * budget).isFinite else { return nil }
    frames = frameTimes.count
    p50 = quantiles[0]
    p99 = quantiles[1]
    longest = quantiles[2]
    hitches = lateRefreshes.count { $0 > 0 }
    hitchTime = late * budget
    hitchTimeRatio = 1_000 * (late / (late + Double(frames)))
    let room = budget / quantiles[1]
    headroom = room.isFinite ? room : nil
  }
}
