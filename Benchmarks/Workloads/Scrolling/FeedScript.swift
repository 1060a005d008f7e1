/// A feed that grows by pages as the user nears its end, without a network.
///
/// The rule: a page is asked for when the last visible row comes within `prefetchDistance` rows of
/// the end, and is there at the next frame. So growth depends on the scroll alone and every
/// strategy sees the same. A value of a few words; O(1) a frame.
package struct FeedScript: Equatable, Sendable {
  /// Rows a page; the last page may have fewer.
  package let pageSize: Int
  /// Rows in the finished feed.
  package let rowCount: Int
  /// Rows before the end at which the next page is asked for.
  package let prefetchDistance: Int
  /// Rows that have arrived; starts with the first page.
  package private(set) var arrivedRows: Int

  /// The script of a feed; a page has at least one row, and nothing else is below 0.
  package init(pageSize: Int = 20, rowCount: Int = 10_000, prefetchDistance: Int = 5) {
    self.pageSize = max(1, pageSize)
    self.rowCount = max(0, rowCount)
    self.prefetchDistance = max(0, prefetchDistance)
    arrivedRows = min(self.pageSize, self.rowCount)
  }

  /// The number of pages in the finished feed.
  package var pageCount: Int {
    rowCount / pageSize + (rowCount % pageSize > 0 ? 1 : 0)
  }

  /// Whether everything has arrived.
  package var isComplete: Bool { arrivedRows == rowCount }

  /// The rows of a page of the finished feed; empty for a page that it does not have.
  package func rows(ofPage page: Int) -> Range<Int> {
    guard page >= 0, page < pageCount else { return rowCount..<rowCount }
    let first = page * pageSize
    return first..<first + min(pageSize, rowCount - first)
  }

  /// Begins a frame: the rows that arrive now, given the last row that the frame before showed.
  ///
  /// At most one page, and none where that row was further from the end than the prefetch
  /// distance. Call it once a frame, before the frame scrolls; nil is a frame that showed no row.
  package mutating func arrivals(afterShowing lastVisibleRow: Int?) -> Range<Int> {
    let none = arrivedRows..<arrivedRows
    guard !isComplete, let last = lastVisibleRow, last >= arrivedRows - prefetchDistance else {
      return none
    }
    let page = arrivedRows..<arrivedRows + min(pageSize, rowCount - arrivedRows)
    arrivedRows = page.upperBound
    return page
  }
}
