import InfiniteScroll

/// A carousel whose tail is materialised: items, extents and the viewport they are shown in.
struct Carousel {
  let name: String
  let items: Int
  let itemExtent: Double
  let spacing: Double
  let viewport: Double

  /// The carousels of the suite, the two published samples first.
  static let all = [
    Carousel(name: "sample-10", items: 10, itemExtent: 100, spacing: 10, viewport: 393),
    Carousel(name: "sample-20", items: 20, itemExtent: 60, spacing: 8, viewport: 852),
    Carousel(name: "wide-gap", items: 10, itemExtent: 50, spacing: 150, viewport: 290),
    Carousel(name: "just-over", items: 10, itemExtent: 100, spacing: 10, viewport: 430.01),
    Carousel(name: "one-item", items: 1, itemExtent: 100, spacing: 10, viewport: 393),
    Carousel(name: "three-items", items: 3, itemExtent: 100, spacing: 10, viewport: 393),
    Carousel(name: "narrow", items: 10, itemExtent: 100, spacing: 10, viewport: 120),
    Carousel(name: "wide", items: 10, itemExtent: 100, spacing: 10, viewport: 1366),
  ]

  /// The sizes as a reader of a table wants them: `10 × 100 + 10 in 393`.
  var sizes: String {
    "\(items) × \(Self.text(itemExtent)) + \(Self.text(spacing)) in \(Self.text(viewport))"
  }

  private static func text(_ points: Double) -> String {
    points == points.rounded() ? String(Int(points)) : String(points)
  }
}

/// The ways to build a tail, and the way to do without one, that the suite compares.
enum Tail: String, CaseIterable {
  case seed, minimal, flingSafe, virtual

  /// Those that build copies.
  static let built: [Tail] = [.seed, .minimal, .flingSafe]

  /// The jump past the seam that `flingSafe` is built for: a frame of 8,000 pt/s at 60 Hz, pt.
  static let maximumStep = 133.4

  var rule: TailRule {
    switch self {
    case .seed: .seed
    case .minimal: .minimal
    case .flingSafe: .flingSafe(maximumStep: Self.maximumStep)
    case .virtual: .virtual
    }
  }
}

extension Carousel {
  /// The geometry with the tail of `tail`.
  func geometry(_ tail: Tail) throws -> LoopGeometry {
    try LoopGeometry(
      itemCount: items, itemExtent: itemExtent, spacing: spacing, viewport: viewport,
      tail: tail.rule)
  }

  /// The engine: the published arithmetic for `seed`, the library's for the others.
  func engine(_ tail: Tail) throws -> LoopEngine {
    var configuration = LoopConfiguration(
      items: items, itemExtent: itemExtent, viewport: viewport)
    configuration.spacing = spacing
    configuration.mode = tail == .seed ? .seed : .corrected
    configuration.tail = tail.rule
    return try LoopEngine(configuration)
  }
}
