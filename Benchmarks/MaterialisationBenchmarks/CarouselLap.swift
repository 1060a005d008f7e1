import BenchKit
import InfiniteScroll

/// What becomes of a cell that leaves the screen: the platform's choice, not the carousel's.
enum CellPolicy: String, CaseIterable {
  /// It is kept, and shown again when its place comes back.
  case kept
  /// It is freed, and made anew.
  case freed
}

/// A carousel that goes round: an engine, the screen that shows it, a steady drag.
struct CarouselLap {
  /// Points a frame: 1,200 pt/s at 60 Hz.
  static let step = 20.0

  private(set) var engine: LoopEngine
  private(set) var screen: CarouselScreen
  private let framesPerLap: Int

  /// Goes round once, so that what is made and bound once is there.
  init(_ carousel: Carousel, _ tail: Tail, _ policy: CellPolicy, seed: UInt64) throws {
    engine = try carousel.engine(tail)
    guard engine.geometry.isSeamReachable else {
      throw Skipped("the seam cannot be reached: the content ends before it")
    }
    screen = CarouselScreen(seed: seed, freesHiddenCells: policy == .freed)
    framesPerLap = Int((engine.geometry.period.length / Self.step).rounded(.up))
    screen.show(engine)
    try run()
  }

  /// Runs one lap, frame by frame.
  mutating func run() throws {
    for _ in 0..<framesPerLap {
      try engine.moveContent(by: Self.step)
      screen.show(engine)
    }
  }
}
