import InfiniteScroll

/// The carousel that the suite moves: items of 100 pt, 10 pt apart, in a phone's viewport.
enum LoopSample {
  static let itemExtent = 100.0
  static let spacing = 10.0
  static let viewport = 393.0
  /// Points a frame: 1,200 pt/s at 60 Hz.
  static let step = 20.0

  /// The published sample's period, in points: ten items.
  static let period = 1100.0

  /// The engine over `items` items.
  static func engine(
    _ mode: LoopConfiguration.Mode, items: Int, cellCap: LoopConfiguration.CellCap = .standard
  ) throws -> LoopEngine {
    var configuration = LoopConfiguration(
      items: items, itemExtent: itemExtent, viewport: viewport)
    configuration.spacing = spacing
    configuration.mode = mode
    configuration.cellCap = cellCap
    return try LoopEngine(configuration)
  }

  /// The plain carousel over `items` items, whose ids are 0, 1, 2, …
  static func naive(items: Int) -> NaiveLoop {
    NaiveLoop(
      ids: ContiguousArray(0..<items), itemExtent: itemExtent, spacing: spacing,
      viewport: viewport)
  }
}
