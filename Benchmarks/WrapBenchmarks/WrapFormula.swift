import InfiniteScroll

/// The ways to bring an offset back into [0, period) that the suite compares.
enum WrapFormula: String, CaseIterable {
  /// This library's wrap: compare and subtract near by, the exact remainder far away.
  case corrected
  /// The published target: a jump to the period or to period − y, held in the content.
  case published
  /// The C library's exact remainder, mended for negative offsets.
  case fmod
  /// x − period·⌊x/period⌋, as most write it.
  case floor
}

/// The carousel that is wrapped: the published sample of ten items.
enum WrapSample {
  static let items = 10
  static let itemExtent = 100.0
  static let spacing = 10.0
  static let viewport = 393.0

  /// The geometry, with the tail that the published rule builds.
  static func geometry() throws -> LoopGeometry {
    try LoopGeometry(
      itemCount: items, itemExtent: itemExtent, spacing: spacing, viewport: viewport, tail: .seed)
  }

  /// The engine, moving at the published 70 pt/s.
  static func engine(mode: LoopConfiguration.Mode = .corrected) throws -> LoopEngine {
    var configuration = LoopConfiguration(
      items: items, itemExtent: itemExtent, viewport: viewport)
    configuration.spacing = spacing
    configuration.mode = mode
    configuration.speed = mode == .seed ? 0.7 : 70
    return try LoopEngine(configuration)
  }
}
