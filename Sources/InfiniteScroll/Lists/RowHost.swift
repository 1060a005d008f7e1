/// Whatever shows the cells of a list: a toolkit, a pixel buffer, a model.
///
/// The list never calls it. Its owner applies the changes that an event left in the buffer, in
/// order. Generic and inlinable, so that a host of another module is specialised.
public protocol RowHost {
  /// Creates a cell for rows of `kind`.
  mutating func make(cell: Int, kind: Int)
  /// Shows `row` in `cell`.
  mutating func bind(cell: Int, row: Int)
  /// Puts the leading edge of `cell` at `position`, in points from the start of the content.
  mutating func move(cell: Int, to position: Double)
  /// Hides `cell` and holds it for later.
  mutating func park(cell: Int)
  /// Gives `cell` up.
  mutating func destroy(cell: Int)
}

extension RowHost {
  /// Applies the changes in order. Complexity: O(changes).
  @inlinable
  public mutating func apply(_ changes: RowChanges) {
    for change in changes {
      switch change {
      case .make(let cell, let kind): make(cell: cell, kind: kind)
      case .bind(let cell, let row): bind(cell: cell, row: row)
      case .move(let cell, let position): move(cell: cell, to: position)
      case .park(let cell): park(cell: cell)
      case .destroy(let cell): destroy(cell: cell)
      }
    }
  }
}
