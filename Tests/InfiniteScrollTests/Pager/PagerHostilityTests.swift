import InfiniteScroll
import Testing

@Suite("Pager: hostile input")
struct PagerHostilityTests {
  @Test(
    "a configuration out of range is refused by name",
    arguments: [
      (PagerConfiguration(width: 0), "width", "0.0"),
      (PagerConfiguration(width: -1), "width", "-1.0"),
      (PagerConfiguration(width: .nan), "width", "nan"),
      (PagerConfiguration(width: .infinity), "width", "inf"),
      (PagerConfiguration(width: 1e101), "width", "1e+101"),
      (PagerConfiguration(sectionsPerPage: 3, width: .leastNonzeroMagnitude), "width", "5e-324"),
      (PagerConfiguration(sectionsPerPage: 0, width: 1), "sectionsPerPage", "0"),
      (PagerConfiguration(sectionsPerPage: -1, width: 1), "sectionsPerPage", "-1"),
      (PagerConfiguration(sectionsPerPage: 10_001, width: 1), "sectionsPerPage", "10001"),
      (
        PagerConfiguration(sectionsPerPage: .max, width: 1), "sectionsPerPage",
        "9223372036854775807"
      ),
      (PagerConfiguration(width: 1, velocityThreshold: -1), "velocityThreshold", "-1.0"),
      (PagerConfiguration(width: 1, velocityThreshold: .nan), "velocityThreshold", "nan"),
      (PagerConfiguration(width: 1, velocityThreshold: .infinity), "velocityThreshold", "inf"),
    ])
  func configuration(configuration: PagerConfiguration, field: String, value: String) {
    #expect {
      try PagerEngine(configuration)
    } throws: {
      ($0 as? ConfigurationError)?.field == field && ($0 as? ConfigurationError)?.value == value
    }
  }

  @Test("the widest and the narrowest pagers work")
  func extremes() throws {
    for width in [Double.leastNonzeroMagnitude, 1e100] {
      var pager = try PagerEngine(PagerConfiguration(width: width))
      #expect(try pager.handle(.step(sections: .max)).animation?.start.isFinite == true)
      #expect(pager.viewOffset == -3 * width)
    }
    let crowded = try PagerEngine(PagerConfiguration(sectionsPerPage: 10_000, width: 300))
    #expect(crowded.visibleSections.count == 10_000)
    #expect(crowded.slot == 20_000)
  }

  @Test(
    "an event that means nothing is refused by name and changes nothing",
    arguments: [
      (PagerEvent.drag(dx: .nan), "drag"), (.drag(dx: .infinity), "drag"),
      (.drag(dx: 300 * 0x1p52 * 1.001), "drag"), (.end(dx: .nan), "end"),
      (.end(dx: -.infinity), "end"), (.end(dx: 1e300), "end"),
      (.end(dx: -100, velocity: .nan), "velocity"),
      (.end(dx: -100, velocity: -.infinity), "velocity"), (.width(0), "width"),
      (.width(-300), "width"), (.width(.nan), "width"), (.width(.infinity), "width"),
      (.width(1e-300), "width"), (.step(sections: .max), "step"),
    ])
  func events(event: PagerEvent, field: String) throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    try pager.handle(.step(sections: 4))
    try pager.handle(.drag(dx: -120))
    let before = pager
    #expect {
      try pager.handle(event)
    } throws: {
      ($0 as? RejectedEvent)?.field == field
    }
    #expect(pager == before)
  }

  @Test("the longest drag is counted exactly")
  func longestDrag() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 1))
    #expect(try pager.handle(.end(dx: -0x1p52)).steps == 1 << 52)
    try pager.handle(.drag(dx: 0x1p52))
    #expect(pager.visibleOrdinals == 0...0)
    #expect(try pager.handle(.drag(dx: -0.0)) == pager.lastMove)
    #expect(pager.drag.sign == .plus)
  }

  @Test("1,000 seeded scripts keep every invariant, in both modes")
  func scripts() throws {
    let numbers = [
      0, -0.0, 31, -300, 1e308, -1e308, .leastNonzeroMagnitude, .nan, .infinity, 1e17, -7, 250,
    ]
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let mode = EngineMode.allCases.randomElement(using: &random) ?? .corrected
      var pager = try PagerEngine(
        PagerConfiguration(
          sectionsPerPage: .random(in: 1...4, using: &random), width: 300, mode: mode))
      for _ in 0..<12 {
        let x = numbers.randomElement(using: &random) ?? 0
        let events: [PagerEvent] = [
          .drag(dx: x), .end(dx: x, velocity: .random(in: -900...900, using: &random)), .cancel,
          .step(sections: .random(in: -9...9, using: &random)), .width(x),
          .step(sections: Bool.random(using: &random) ? .max / 2 : .min / 2),
        ]
        check(&pager, events.randomElement(using: &random) ?? .cancel, seed: seed)
      }
    }
  }

  private func check(_ pager: inout PagerEngine, _ event: PagerEvent, seed: UInt64) {
    let before = pager
    guard let move = try? pager.handle(event) else {
      #expect(pager == before, "seed \(seed)")
      return
    }
    let sections = pager.sectionsPerPage
    #expect(pager.position == before.position + move.steps, "seed \(seed)")
    #expect(pager.drag == 0 || pager.isDragging, "seed \(seed)")
    #expect(pager.visibleSections.count <= sections + 1, "seed \(seed)")
    #expect(pager.viewOffset.isFinite, "seed \(seed)")
    if pager.mode == .corrected {
      #expect((2 * sections - 1...3 * sections).contains(pager.slot), "seed \(seed)")
      let place = (pager.slot - 2 * sections - pager.position % (sections + 2)) % (sections + 2)
      #expect(place == 0, "seed \(seed)")
    }
  }
}
