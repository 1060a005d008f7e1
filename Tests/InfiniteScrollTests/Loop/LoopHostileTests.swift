import InfiniteScroll
import Testing

/// The numbers that break arithmetic.
private let hostile: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
  .leastNormalMagnitude, 1e-300, 1e-9, 0.1, 1, 100, 393, -37, 1137, 0x1p53, 1e15, 1e154, 1e300,
  -1e300, 1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
]

private let hostileCounts = [0, 1, 2, 3, 10, 64, 65, 1 << 31, 1 << 53, -1, .min, .max]

private struct Fuzz {
  var random: SeededGenerator

  mutating func number() -> Double {
    Bool.random(using: &random)
      ? Double.random(in: -2000...2000, using: &random)
      : hostile.randomElement(using: &random) ?? 0
  }

  mutating func count() -> Int {
    Bool.random(using: &random)
      ? Int.random(in: 0...20, using: &random) : hostileCounts.randomElement(using: &random) ?? 0
  }

  mutating func configuration() -> LoopConfiguration {
    var configuration = LoopConfiguration(items: 10, itemExtent: 100, viewport: 393)
    configuration.mode = Bool.random(using: &random) ? .seed : .corrected
    configuration.layout = Bool.random(using: &random) ? .rightToLeft : .leftToRight
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0...9, using: &random) {
      case 0: configuration.items = count()
      case 1: configuration.itemExtent = number()
      case 2: configuration.spacing = number()
      case 3: configuration.viewport = number()
      case 4: configuration.offset = number()
      case 5: configuration.speed = number()
      case 6: configuration.quantum = number()
      case 7: configuration.resumeDelay = number()
      case 8: configuration.cellCap = .atMost(count())
      default: configuration.tail = .flingSafe(maximumStep: number())
      }
    }
    return configuration
  }

  mutating func event(_ engine: inout LoopEngine) throws {
    switch Int.random(in: 0...9, using: &random) {
    case 0: try engine.moveContent(to: number())
    case 1: try engine.moveContent(by: number())
    case 2: try engine.advance(by: number(), framesPerSecond: number())
    case 3: try engine.advance(by: number())
    case 4:
      try engine.fling(at: number(), snapping: Snapping.allCases.randomElement(using: &random))
    case 5: try engine.settle(framesPerSecond: hostile.randomElement(using: &random) ?? 10)
    case 6:
      try engine.scroll(
        toItem: count(),
        alignment: ScrollAlignment.allCases.randomElement(using: &random) ?? .center)
    case 7: try engine.resize(viewport: number())
    case 8: try engine.change(LoopDataChange(count: count()))
    default:
      try engine.change(LoopDataChange(count: count(), newIndices: (0..<10).map { _ in count() }))
    }
  }
}

/// What holds in every state, whatever came before.
private func holds(_ engine: LoopEngine, _ cells: ContiguousArray<LoopCell>) -> Bool {
  let geometry = engine.geometry
  let upper =
    engine.configuration.mode == .seed
    ? max(0, geometry.greatestOffset) : geometry.period.length.nextDown
  let isInside =
    engine.offset.sign == .plus && (engine.offset <= upper || engine.offset == 0)
  let areItems = cells.allSatisfy { (0..<max(1, geometry.itemCount)).contains($0.item) }
  return isInside && areItems && engine.counts.live == cells.count
    && cells.count <= LoopGeometry.greatestVisibleCount + 4 && engine.velocity.isFinite
    && engine.presentedOffset.isFinite && Set(cells.map(\.cell)).count == cells.count
}

@Test("no number through the public API traps or breaks the state; a refused event changes nothing")
func loopHostileNumbersAreHarmless() throws {
  var cells: ContiguousArray<LoopCell> = []
  var runs = 0
  for seed in 0..<3000 {
    var fuzz = Fuzz(random: SeededGenerator(seed: UInt64(seed)))
    guard var engine = try? LoopEngine(fuzz.configuration()) else { continue }
    runs += 1
    for step in 0..<12 {
      let before = engine
      do {
        try fuzz.event(&engine)
      } catch {
        #expect(error is RejectedEvent && engine == before, "seed \(seed), step \(step)")
      }
      engine.visibleCells(into: &cells)
      try #require(holds(engine, cells), "seed \(seed), step \(step): \(engine.configuration)")
    }
  }
  #expect(runs > 1000)
}

@Test("elapsed times and frame rates that are none are refused by name and change nothing")
func loopRefusesTimes() throws {
  var engine = try LoopEngine(LoopConfiguration(items: 10, itemExtent: 100, viewport: 393))
  try engine.fling(at: 500)
  let before = engine
  for seconds in [Double.nan, .infinity, -1, -Double.leastNonzeroMagnitude] {
    let error = #expect(throws: RejectedEvent.self) { try engine.advance(by: seconds) }
    #expect(error?.field == "dt" && error?.value == seconds.description)
  }
  for rate in [Double.nan, .infinity, 0, -60, 100_001] {
    let error = #expect(throws: RejectedEvent.self) {
      try engine.advance(by: 0.01, framesPerSecond: rate)
    }
    #expect(error?.field == "fps" && error?.value == rate.description)
    #expect(throws: RejectedEvent.self) { try engine.settle(framesPerSecond: rate) }
    #expect(throws: RejectedEvent.self) {
      try engine.flingToRest(at: 9, framesPerSecond: rate)
    }
  }
  #expect(engine == before)
  try engine.settle(framesPerSecond: 100_000)
}

@Test("offsets, distances and velocities that are none are refused by name and change nothing")
func loopRefusesMotion() throws {
  var engine = try LoopEngine(LoopConfiguration(items: 10, itemExtent: 100, viewport: 393))
  try engine.fling(at: 500)
  let before = engine
  for number in [Double.nan, .infinity, -.infinity] {
    let events: [(String, (inout LoopEngine) throws -> Void)] = [
      ("offset", { try $0.moveContent(to: number) }),
      ("offset", { try $0.moveContent(toMeasured: number) }),
      ("distance", { try $0.moveContent(by: number) }),
      ("fling", { try $0.fling(at: number) }),
    ]
    for (field, event) in events {
      let error = #expect(throws: RejectedEvent.self) { try event(&engine) }
      #expect(error?.field == field && error?.value == number.description)
      #expect(engine == before)
    }
  }
}
