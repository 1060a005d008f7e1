extension Metric {
  /// How one number is made of the values that a sampled metric has, one a block.
  public enum Summary: Sendable {
    /// The mean of the better half: noise only ever makes a time worse.
    case betterHalf
    /// The greatest of all: a maximum is what happened, on any block.
    case maximum
    /// All together: what was missed on one block was missed in the run.
    case sum
    /// The mean of all blocks: what depends on the whole machine is not cleaned of it.
    case mean
  }

  /// How a report makes one number of the blocks; follows from the name of a standard metric, and
  /// is `betterHalf` for every other.
  public var summary: Summary {
    switch name {
    case Self.frameMax.name, Self.latenessMax.name: .maximum
    case Self.missedDeadlines.name: .sum
    case Self.hitchRatio60.name, Self.hitchRatio120.name, Self.latenessP50.name,
      Self.latenessP99.name:
      .mean
    default: .betterHalf
    }
  }
}
