import InfiniteScroll

/// The window that the suite moves: the published sample's rows of 3/8 of a phone's width.
enum WindowSample {
  static let viewport = 390.0
  static let extent = viewport * 3 / 8
  static let spacing = 8.0
  /// From one row to the next, pt.
  static let pitch = extent + spacing

  /// A window that holds the rows `lower` to `upper`.
  static func engine(
    _ mode: EngineMode, _ lower: Int, _ upper: Int, offset: Double? = nil
  ) throws -> WindowEngine {
    var configuration = WindowConfiguration(
      lower: lower, upper: upper, extent: extent, viewport: viewport)
    configuration.spacing = spacing
    configuration.mode = mode
    configuration.offset = offset
    return try WindowEngine(configuration)
  }
}
