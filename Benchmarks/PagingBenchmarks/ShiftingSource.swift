import InfiniteScroll
import Workloads

/// A source whose rows change while they are paged: newest first, some put in front and some taken
/// out between one page and the next.
///
/// Pages are cut by their offset, or after the last row of the page before (a keyset). Invariant:
/// identities fall from the first row to the last.
struct ShiftingSource {
  /// How a page says where the next one begins.
  enum Paging: String, CaseIterable, Sendable {
    /// By a number of rows to skip.
    case offset
    /// By the last row's identity.
    case cursor
  }

  /// What happens between one page and the next.
  struct Edits: Equatable, Sendable {
    let inserted: Int
    let deleted: Int

    init(inserted: Int, deleted: Int) {
      self.inserted = inserted
      self.deleted = deleted
    }
  }

  private var ids: ContiguousArray<Int>
  private var nextID: Int
  private let pageSize: Int
  private let paging: Paging
  private var draw: SeededDraw

  /// A source of `count` rows.
  init(_ count: Int, pageSize: Int = 20, paging: Paging, seed: UInt64) {
    ids = ContiguousArray((0..<count).reversed())
    nextID = count
    self.pageSize = pageSize
    self.paging = paging
    draw = SeededDraw(seed: seed)
  }

  /// The rows of now.
  var rows: ContiguousArray<Int> { ids }

  /// The page of this name; nil is the first.
  func page(_ cursor: Int?) -> FeedPage<Post<Int>, Int> {
    let start =
      switch (paging, cursor) {
      case (_, nil): 0
      case (.offset, let offset?): min(offset, ids.count)
      case (.cursor, let last?): ids.firstIndex { $0 < last } ?? ids.count
      }
    let end = min(start + pageSize, ids.count)
    guard end < ids.count else {
      return FeedPage(items: ids[start..<end].map { Post(id: $0) })
    }
    return FeedPage(
      items: ids[start..<end].map { Post(id: $0) },
      next: paging == .offset ? end : ids[end - 1])
  }

  /// Puts new rows in front and takes rows out, wherever the seed says.
  mutating func change(_ edits: Edits) {
    for _ in 0..<edits.inserted {
      ids.insert(nextID, at: 0)
      nextID += 1
    }
    for _ in 0..<min(edits.deleted, ids.count) { ids.remove(at: draw.below(ids.count)) }
  }
}

/// What a feed got out of such a source.
struct ShiftOutcome: Equatable, Sendable {
  /// Rows that the feed shows a second time.
  var doubled = 0
  /// Rows that were there from first to last and that the feed never showed.
  var missed = 0
  /// Pages asked for.
  var requests = 0

  /// Reads the whole source, page by page, with `edits` between.
  init(
    _ source: ShiftingSource, _ edits: ShiftingSource.Edits, mode: EngineMode
  ) throws {
    var source = source
    var feed = try PostFeed(FeedConfiguration(), mode: mode)
    let before = source.rows
    var effects = feed.load(.first)
    while case .load(let load)? = effects.last {
      requests += 1
      effects = feed.receive(source.page(load.cursor), for: load.token)
      source.change(edits)
      if effects.isEmpty { effects = feed.load(.append) }
    }
    let shown = Set(feed.items.lazy.map(\.id))
    doubled = feed.count - shown.count
    missed = Set(before).intersection(source.rows).subtracting(shown).count
  }
}
