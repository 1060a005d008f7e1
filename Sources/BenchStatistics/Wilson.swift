/// Wilson's score interval for a share: k hits of n trials.
///
/// It stays inside 0 … 1 and is honest at 0 of n and n of n, where the textbook interval has no
/// width. Source: Wilson, "Probable inference, the law of succession, and statistical inference",
/// JASA 22, 1927; no correction for continuity. O(1).
package enum Wilson {
  /// The interval for the share that `hits` of `trials` estimate; `nil` unless
  /// 0 ≤ hits ≤ trials, trials > 0 and 0 < confidence < 1.
  package static func interval(
    hits: Int, trials: Int, confidence: Double = 0.95
  ) -> Interval? {
    guard trials > 0, (0...trials).contains(hits),
      let z = NormalDistribution.twoSided(confidence)
    else { return nil }
    let n = Double(trials)
    let share = Double(hits) / n
    let scale = 1 + z * z / n
    let centre = (share + z * z / (2 * n)) / scale
    let half = z / scale * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    // The ends are exact where there is nothing, or nothing else, to count.
    return Interval(
      low: hits == 0 ? 0 : Swift.max(centre - half, 0),
      high: hits == trials ? 1 : Swift.min(centre + half, 1))
  }
}
