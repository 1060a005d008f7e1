/// When a list makes, keeps and gives up the cells of its rows.
///
/// The four strategies share one geometry, one window and one host, so that what they cost differs
/// for this reason alone.
public enum ListStrategy: String, CaseIterable, Sendable {
  /// Makes a cell for every row at once, and for every appended row when it is appended.
  case eager
  /// Makes a cell when its row first comes near the viewport, and keeps it.
  case keep
  /// Holds cells for the viewport and overscan alone, and destroys the cell of a row that leaves.
  case churn
  /// Holds cells for the viewport and overscan alone, and binds those that leave to what enters.
  case recycle

  /// Whether the cell of a row that left the window stays with its row.
  var keepsEveryCell: Bool { self == .eager || self == .keep }
}
