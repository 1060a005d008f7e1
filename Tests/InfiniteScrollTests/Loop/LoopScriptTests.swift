import InfiniteScroll
import Testing

/// A random event for both the engine and its oracle; lengths in eighths of a point.
private enum Step: CaseIterable {
  case moveBy, moveFar, moveTo, scrollTo, tick, viewport, count, shuffle
}

private struct Script {
  var random: SeededGenerator
  var engine: LoopEngine
  var oracle: LoopOracle

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let items = Int.random(in: 0...9, using: &random) * Int.random(in: 1...3, using: &random)
    let extent = Int.random(in: 1...40, using: &random)
    let spacing = Int.random(in: 0...20, using: &random)
    let viewport = Int.random(in: 0...160, using: &random)
    var configuration = LoopConfiguration(
      items: items, itemExtent: Double(extent) / 8, viewport: Double(viewport) / 8)
    configuration.spacing = Double(spacing) / 8
    configuration.speed = Double(Int.random(in: -20...20, using: &random) * 16)
    // Room for every viewport that the script may ask for.
    let most = (160 + extent) / (extent + spacing) + 1
    let cap = Bool.random(using: &random) ? most : Int.max
    configuration.cellCap = cap == .max ? .unlimited : .atMost(cap)
    engine = try LoopEngine(configuration)
    oracle = LoopOracle(
      items: items, extent: extent, spacing: spacing, viewport: viewport, capacity: cap)
  }

  mutating func run() throws {
    switch Step.allCases.randomElement(using: &random) ?? .moveBy {
    case .moveBy: try move(by: Int.random(in: -60...60, using: &random))
    case .moveFar: try move(by: Int.random(in: -9000...9000, using: &random))
    case .moveTo:
      let target = Int.random(in: -3000...3000, using: &random)
      try engine.moveContent(to: Double(target) / 8)
      oracle.move(to: target)
    case .scrollTo: try scroll()
    case .tick:
      // 1/16 s: the step is a whole number of eighths.
      try engine.advance(by: 0.0625)
      oracle.move(by: Int(engine.configuration.speed) / 2)
    case .viewport:
      oracle.viewport = Int.random(in: 0...160, using: &random)
      try engine.resize(viewport: Double(oracle.viewport) / 8)
      oracle.show()
    case .count: try change(to: Array(0..<Int.random(in: 0...27, using: &random)))
    case .shuffle:
      let ids = Array(0..<27).shuffled(using: &random)
      try change(to: Array(ids.prefix(Int.random(in: 0...27, using: &random))))
    }
  }

  private mutating func move(by distance: Int) throws {
    try engine.moveContent(by: Double(distance) / 8)
    oracle.move(by: distance)
  }

  private mutating func scroll() throws {
    guard oracle.items > 0 else { return }
    let item = Int.random(in: 0..<oracle.items, using: &random)
    let isTrailing = Bool.random(using: &random)
    try engine.scroll(toItem: item, alignment: isTrailing ? .trailing : .leading)
    oracle.scroll(to: item, alignedAt: isTrailing ? oracle.viewport - oracle.extent : 0)
  }

  /// The former items are 0, 1, 2, …; `next` names those that are there from now on.
  private mutating func change(to next: [Int]) throws {
    let change = try LoopItems(Array(0..<oracle.items)).change(to: LoopItems(next))
    try engine.change(change)
    oracle.change(to: next.count) { next.firstIndex(of: $0) }
  }
}

@Test("1,000 random scripts agree with the plain oracle after every step")
func loopScriptsAgreeWithTheOracle() throws {
  var cells: ContiguousArray<LoopCell> = []
  for seed in 0..<1000 {
    var script = try Script(seed: UInt64(seed))
    for step in 0..<24 {
      script.engine.visibleCells(into: &cells)
      let place: Comment = "seed \(seed), step \(step)"
      try #require(script.engine.offset == Double(script.oracle.offset) / 8, place)
      try #require(Array(cells) == script.oracle.visible, place)
      try #require(script.engine.counts.made == script.oracle.made, place)
      try #require(script.engine.counts.bound == script.oracle.bound, place)
      try #require(script.engine.counts.live == cells.count, place)
      try #require(script.engine.seamCrossings == script.oracle.crossings, place)
      try #require(Set(cells.map(\.cell)).count == cells.count, place)
      try script.run()
    }
  }
}
