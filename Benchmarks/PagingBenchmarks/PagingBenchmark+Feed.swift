import BenchKit
import InfiniteScroll
import Workloads

// The feed of 10,000 rows, really paged, through each list strategy.
extension PagingBenchmark {
  /// Pages asked for.
  static let requests = Metric.exact("requests")
  /// Frames in which the content ended before what the reader wanted to see.
  static let stalledFrames = Metric.exact("stalledFrames")
  /// Cells that the list made.
  static let made = Metric.exact("made")
  /// Rows that the list bound to cells.
  static let bound = Metric.exact("bound")
  /// Cells that hold a row at the end.
  static let live = Metric.exact("live")

  static func feedID(_ strategy: ListStrategy) -> String { "paging/feed/\(strategy.rawValue)" }

  static let feeds = ListStrategy.allCases.map { strategy in
    Benchmark(
      feedID(strategy), parameters: ["strategy": strategy.rawValue],
      plan: MeasurementPlan(.once, blocks: 5, quickBlocks: 1, requiredBytes: 150_000_000),
      metrics: [requests, stalledFrames, made, bound, live], seed: 42
    ) { block in
      let trace = ScrollTrace(seed: block.seed)
      var reader = try FeedReader(strategy: strategy, seed: block.seed, trace: trace)
      var next = 0
      try block.measure {
        for frame in 0..<reader.frameCount {
          try block.frame { try reader.show(frame: frame) }
          if reader.session.feed.count >= next {
            block.growth(at: Double(reader.session.feed.count))
            next = reader.session.feed.count + 100
          }
        }
      }
      block.record(requests, reader.session.requests)
      block.record(stalledFrames, reader.stalledFrames)
      block.record(made, reader.list.work.made)
      block.record(bound, reader.list.work.bound)
      block.record(live, reader.list.work.live)
    }
  }
}
