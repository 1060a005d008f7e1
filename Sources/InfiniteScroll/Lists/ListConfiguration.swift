/// What a list is made of and how it is shown; checked by `VirtualList`'s initialiser.
public struct ListConfiguration: Equatable, Sendable {
  /// The rows and their extents along the axis that scrolls.
  public var rows: ListRows
  /// Points between one row and the next; at least 0.
  public var spacing = 0.0
  /// Points of content that are visible; at least 0.
  public var viewport: Double
  /// Rows held beyond the visible ones.
  public var overscan = ListOverscan()
  /// When cells are made, kept and given up.
  public var strategy = ListStrategy.recycle
  /// The kinds of row 0, 1, …, repeating. A row's kind is looked up by its index when a cell is
  /// made or bound for it; a cell serves rows of one kind only.
  public var kinds = [0]
  /// The most parked cells kept per kind once an event is done; nil keeps all.
  public var poolCap: Int?
  /// The rows that stick to the leading edge while their section is on screen, in any order.
  public var headers: [Int] = []

  /// Makes a configuration with no spacing, no overscan, one kind of row, no headers, and cells
  /// that are recycled from pools without a cap.
  public init(rows: ListRows, viewport: Double) {
    self.rows = rows
    self.viewport = viewport
  }
}

/// Rows and their extents in points, each above 0.
public enum ListRows: Equatable, Sendable {
  /// This many rows, all of this extent. Costs no memory, however many.
  case fixed(count: Int, extent: Double)
  /// This many rows that count as this long until they are measured. Costs memory for what has been
  /// measured only.
  case estimated(count: Int, extent: Double)
  /// One row per extent. A row inserted without an extent gets the mean of these.
  case listed([Double])
}

/// Rows held before and after the visible ones, told apart by the direction of travel.
public struct ListOverscan: Equatable, Sendable {
  /// Rows held where the content came from; 0…65,536.
  public var behind: Int
  /// Rows held where the content is going to; 0…65,536. A list starts out going forward.
  public var ahead: Int

  /// Makes an overscan of `behind` and `ahead` rows.
  public init(behind: Int = 0, ahead: Int = 0) {
    self.behind = behind
    self.ahead = ahead
  }
}
