/// What a list has asked of its host so far: exact counts, the same on every run and machine.
public struct ListWork: Equatable, Sendable {
  /// Cells made.
  public internal(set) var made = 0
  /// Bindings of a row to a cell, the first of each cell included.
  public internal(set) var bound = 0
  /// Cells that hold a row now: the window, the header that sticks, and all that is kept.
  public var live: Int { made - destroyed - parked }
  /// Cells held for later now.
  public internal(set) var parked = 0
  /// Cells destroyed.
  public internal(set) var destroyed = 0
  /// The most cells that existed at once, live and parked, counted change by change.
  public internal(set) var highWater = 0

  /// Counts a new cell.
  mutating func countMade() {
    made += 1
    highWater = max(highWater, made - destroyed)
  }
}
