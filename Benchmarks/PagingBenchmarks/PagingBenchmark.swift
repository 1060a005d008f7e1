import BenchKit
import InfiniteScroll

/// The benchmarks of the suite `paging`: their ids, metrics and bodies.
enum PagingBenchmark {
  /// All, in the order of the report.
  static let all = appearances + feeds + prefetches + shifts + searches + memories

  /// Who finds the row that appeared.
  enum Finder: String, CaseIterable {
    /// This library's feed, told the row's index.
    case index
    /// This library's feed, told the row's identity.
    case identity
    /// The published feed: compares all fields, from the start.
    case seed
    /// The plain feed: compares identity and title, from the start.
    case naive
  }

  /// What identities are made of.
  enum Identity: String, CaseIterable {
    case number
    /// As interfaces spell them: `post-000042`.
    case text
  }

  /// The numbers of rows that appear, each once, in order.
  static let appearanceCounts = [1000, 10_000]

  /// Key look-ups, or comparisons, for all appearances.
  static let lookups = Metric.exact("lookups")

  static func appearanceID(_ finder: Finder, _ identity: Identity, rows: Int) -> String {
    "paging/appear/\(finder.rawValue)/\(identity.rawValue)/\(rows)"
  }

  private static let appearances = appearanceCounts.flatMap { rows in
    Identity.allCases.flatMap { identity in
      Finder.allCases.map { finder in
        Benchmark(
          appearanceID(finder, identity, rows: rows),
          parameters: [
            "finder": finder.rawValue, "identity": identity.rawValue, "rows": String(rows),
          ],
          plan: MeasurementPlan(exactIterations: 1, operations: rows), metrics: [lookups]
        ) { block in
          switch identity {
          case .number: try appear(block, finder, (0..<rows).map { Post(id: $0) })
          case .text: try appear(block, finder, (0..<rows).map(textPost))
          }
        }
      }
    }
  }

  private static func textPost(_ row: Int) -> Post<String> {
    let digits = String(row)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    return Post(id: "post-" + zeros + digits, title: "post \(row)")
  }

  /// Lets every row appear once, from first to last, and again for as long as is measured.
  private static func appear<ID>(
    _ block: Block, _ finder: Finder, _ posts: [Post<ID>]
  ) throws {
    guard finder != .naive else { return appearPlainly(block, posts) }
    var feed = try Feed<Post<ID>, Int>(
      FeedConfiguration(), mode: finder == .seed ? .seed : .corrected)
    if case .load(let load)? = feed.load(.first).first {
      _ = feed.receive(FeedPage(items: posts), for: load.token)
    }
    let before = feed.lookups
    switch finder {
    case .identity:
      for post in posts { keep(try feed.appear(id: post.id).count) }
      block.record(lookups, feed.lookups - before)
      try block.measure {
        for post in posts { keep(try feed.appear(id: post.id).count) }
      }
    default:
      for index in posts.indices { keep(try feed.appear(at: index).count) }
      block.record(lookups, feed.lookups - before)
      try block.measure {
        for index in posts.indices { keep(try feed.appear(at: index).count) }
      }
    }
  }

  private static func appearPlainly<ID>(_ block: Block, _ posts: [Post<ID>]) {
    var feed = NaiveFeed(posts: posts, hasMore: false)
    block.record(lookups, posts.count * (posts.count + 1) / 2)
    block.measure {
      for post in posts { keep(feed.appear(post) ? 1 : 0) }
    }
  }
}
