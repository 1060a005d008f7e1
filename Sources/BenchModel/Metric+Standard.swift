/// The metrics that the harness measures by itself.
extension Metric {
  /// Thread CPU time of one iteration, ns; the least of the block's samples.
  public static let cpu = Metric.sampled("cpu", .nanoseconds)
  /// Wall time of one iteration, ns; the least of the block's samples.
  public static let wall = Metric.sampled("wall", .nanoseconds)
  /// Items got through in a second of CPU time, by the plan's throughput.
  public static let itemsPerSecond = Metric.sampled(
    "itemsPerSecond", Unit(rawValue: "items/s"), better: .larger)
  /// Bytes got through in a second of CPU time, by the plan's throughput.
  public static let bytesPerSecond = Metric.sampled(
    "bytesPerSecond", Unit(rawValue: "bytes/s"), better: .larger)
  /// Bytes of memory in use by the process at the end of the block: pages, not allocations.
  public static let residentBytes = Metric.sampled("residentBytes", .bytes)
  /// Context switches of the measuring thread, of its own will or not, per iteration.
  public static let contextSwitches = Metric.sampled("contextSwitches", .count)
  /// Page faults of the measuring thread per iteration.
  public static let pageFaults = Metric.sampled("pageFaults", .count)
  /// Instructions of one iteration, counted by valgrind.
  public static let instructions = Metric.exact("instructions")
  /// Allocations of one iteration.
  public static let allocations = Metric.exact("allocations")
  /// Bytes allocated by one iteration, in size classes.
  public static let allocatedBytes = Metric.exact("allocatedBytes", .bytes)
  /// The most bytes live at once in the measured region, over what was live when it began.
  public static let peakBytes = Metric.exact("peakBytes", .bytes)
  /// Bytes live at the end of the measured region, over what was live when it began.
  public static let liveBytes = Metric.exact("liveBytes", .bytes)
  /// Bytes live after tear-down less those live before set-up: what leaked or was cached.
  public static let retainedBytes = Metric.exact("retainedBytes", .bytes)
  /// Growth of the live bytes per 1,000 of the growth curve's x: the slope of a straight line.
  public static let growthPerThousand = Metric.exact("growthPerThousand", .bytes)

  /// Thread CPU time of the median frame, ns.
  public static let frameP50 = Metric.sampled("frameP50", .nanoseconds)
  /// Thread CPU time that 99 % of the frames stay within, ns.
  public static let frameP99 = Metric.sampled("frameP99", .nanoseconds)
  /// Thread CPU time of the slowest frame, ns.
  public static let frameMax = Metric.sampled("frameMax", .nanoseconds)
  /// Hitch time ratio against a 60 Hz frame budget, ms of hitch per s of scrolling.
  public static let hitchRatio60 = Metric.sampled("hitchRatio60", .millisecondsPerSecond)
  /// Hitch time ratio against a 120 Hz frame budget, ms of hitch per s of scrolling.
  public static let hitchRatio120 = Metric.sampled("hitchRatio120", .millisecondsPerSecond)
  /// Frame budget at 60 Hz divided by `frameP99`.
  public static let headroom60 = Metric.sampled("headroom60", .ratio, better: .larger)
  /// Frame budget at 120 Hz divided by `frameP99`.
  public static let headroom120 = Metric.sampled("headroom120", .ratio, better: .larger)

  /// How late the median paced tick started, ns.
  public static let latenessP50 = Metric.sampled("latenessP50", .nanoseconds)
  /// The lateness that 99 % of the paced ticks stay within, ns.
  public static let latenessP99 = Metric.sampled("latenessP99", .nanoseconds)
  /// The lateness of the latest paced tick, ns.
  public static let latenessMax = Metric.sampled("latenessMax", .nanoseconds)
  /// Paced ticks that started a whole interval late or more.
  public static let missedDeadlines = Metric.sampled("missedDeadlines", .count)
  /// Thread CPU time of the median paced tick, ns.
  public static let tickCPU = Metric.sampled("tickCPU", .nanoseconds)

  /// Every metric above.
  package static let everyStandard: [Metric] =
    ofOneRun + ofFrames + ofPacing + [
      .itemsPerSecond, .bytesPerSecond, .instructions, .growthPerThousand,
    ]
  /// What a block of calibrated iterations yields.
  package static let ofIterations: [Metric] = [
    .cpu, .wall, .residentBytes, .contextSwitches, .pageFaults, .allocations, .allocatedBytes,
    .peakBytes, .retainedBytes,
  ]
  /// What a body that runs once yields.
  package static let ofOneRun: [Metric] = [
    .cpu, .wall, .residentBytes, .contextSwitches, .pageFaults, .allocations, .allocatedBytes,
    .peakBytes, .liveBytes, .retainedBytes,
  ]
  /// What `Block.frame` adds.
  package static let ofFrames: [Metric] = [
    .frameP50, .frameP99, .frameMax, .hitchRatio60, .hitchRatio120, .headroom60, .headroom120,
  ]
  /// What `Block.pace` adds.
  package static let ofPacing: [Metric] = [
    .latenessP50, .latenessP99, .latenessMax, .missedDeadlines, .tickCPU,
  ]
}
