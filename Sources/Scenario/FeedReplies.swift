internal import InfiniteScroll

/// A row of a feed in scenarios.
struct FeedRow: Identifiable, Equatable, Sendable {
  let id: ItemID
  let title: String?

  /// Reads a row that is written as its id alone, or as an object.
  init(_ field: Field) throws(ScenarioError) {
    guard case .object = field.value else {
      (id, title) = (try field.id(), nil)
      return
    }
    let fields = try Fields(field, names: ["id", "title"])
    id = try fields.required("id", "an id: text or a whole number").id()
    title = try fields["title"]?.unlessNull?.text()
  }
}

/// What the source of a scenario answers: a page, or a failure.
enum FeedReply: Sendable {
  case page(FeedPage<FeedRow, String>)
  case failure(FeedSourceFailure)
}

/// A failure of a scenario's source, in the scenario's words.
struct FeedSourceFailure: Error, CustomStringConvertible {
  let description: String
}

/// The replies of a scenario: the k-th request for a cursor takes the k-th reply with that cursor,
/// and later requests take the last one.
struct FeedReplies: Sendable {
  private var byCursor: [String?: [FeedReply]] = [:]

  /// Reads the replies in the order of the file; none where they are left out.
  init(_ field: Field?) throws(ScenarioError) {
    for reply in try field?.list() ?? [] {
      let fields = try Fields(
        reply,
        names: ["cursor", "items", "next", "more", "previous", "morePrevious", "error"])
      let cursor = try fields["cursor"]?.unlessNull?.text()
      byCursor[cursor, default: []].append(try Self.reply(fields))
    }
  }

  /// The reply to the request for `cursor` that had `earlier` others before it; nil where the
  /// scenario has none for this cursor.
  func reply(to cursor: String?, after earlier: Int) -> FeedReply? {
    byCursor[cursor].flatMap { $0.isEmpty ? nil : $0[min(earlier, $0.count - 1)] }
  }

  private static func reply(_ fields: Fields) throws(ScenarioError) -> FeedReply {
    if let error = fields["error"] {
      try fields.check(names: ["cursor", "error"])
      return .failure(FeedSourceFailure(description: try error.text()))
    }
    let items = try fields.required("items", "a list, or an error in its place")
    let next = try fields["next"]?.unlessNull?.text()
    let page = FeedPage(
      items: try items.list { (item) throws(ScenarioError) in try FeedRow(item) },
      next: next, hasMore: try fields["more"]?.flag() ?? (next != nil),
      previous: try fields["previous"]?.unlessNull?.text(),
      hasMorePrevious: try fields["morePrevious"]?.flag() ?? false)
    return .page(page)
  }
}
