import InfiniteScroll
import Testing

@Suite("Window: hostile input")
struct WindowHostilityTests {
  private typealias Change = @Sendable (inout WindowConfiguration) -> Void
  private static let base = WindowConfiguration(lower: 0, upper: 9, extent: 100, viewport: 300)

  private static let wrong: [(String, String, Change)] = [
    ("extent", "0.0", { $0.extent = 0 }), ("extent", "-1.0", { $0.extent = -1 }),
    ("extent", "nan", { $0.extent = .nan }), ("extent", "inf", { $0.extent = .infinity }),
    ("extent", "1e+101", { $0.extent = 1e101 }), ("spacing", "-1.0", { $0.spacing = -1 }),
    ("spacing", "nan", { $0.spacing = .nan }), ("spacing", "inf", { $0.spacing = .infinity }),
    ("viewport", "-1.0", { $0.viewport = -1 }), ("viewport", "nan", { $0.viewport = .nan }),
    ("viewport", "inf", { $0.viewport = .infinity }), ("lookAhead", "-1.0", { $0.lookAhead = -1 }),
    ("lookAhead", "nan", { $0.lookAhead = .nan }), ("offset", "nan", { $0.offset = .nan }),
    ("offset", "-inf", { $0.offset = -.infinity }), ("extents", "0.0", { $0.extents = [5: 0] }),
    ("extents", "nan", { $0.extents = [5: .nan] }), ("overscan", "-1", { $0.overscan = -1 }),
    ("overscan", "50001", { $0.overscan = 50_001 }), ("cap", "0", { $0.cap = 0 }),
    ("cap", "-5", { $0.cap = -5 }), ("anchor", "10", { $0.anchor = .row(10) }),
    ("anchor", "-1", { $0.anchor = .row(-1) }),
    ("limits", "[4, 3]", { $0.limits = .init(lower: 4, upper: 3) }),
    ("lower", "0", { $0.limits = .init(lower: 1, upper: 9) }),
    ("upper", "9", { $0.limits = .init(lower: 0, upper: 8) }),
    ("upper", "-1", { $0.rows.upper = -1 }),
    ("upper", "9007199254740992", { $0.rows.upper = 1 << 53 }),
    ("upper", "9223372036854775807", { $0.rows = .init(lower: .min, upper: .max) }),
    ("extent", "1e-300", { ($0.extent, $0.spacing, $0.viewport) = (1e-300, 0, 1e6) }),
    ("extent", "100.0", { $0.overscan = 49_999 }), ("extent", "100.0", { $0.viewport = 1e100 }),
  ]

  @Test("a configuration out of range is refused by name", arguments: wrong.indices)
  func configuration(index: Int) {
    let (field, value, change) = Self.wrong[index]
    var configuration = Self.base
    change(&configuration)
    #expect {
      try WindowEngine(configuration)
    } throws: {
      ($0 as? ConfigurationError)?.field == field && ($0 as? ConfigurationError)?.value == value
    }
  }

  @Test("the edges of every range work")
  func edges() throws {
    let changes: [Change] = [
      { ($0.extent, $0.spacing, $0.viewport) = (1e-300, 0, 0) },
      { ($0.extent, $0.viewport) = (1e100, 1e100) }, { $0.spacing = 1e100 },
      { ($0.overscan, $0.viewport) = (49_998, 100) }, { $0.rows.upper = (1 << 53) - 1 },
      { $0.rows = .init(lower: .max, upper: .max) }, { $0.rows = .init(lower: .min, upper: .min) },
      { ($0.cap, $0.lookAhead) = (1, 0) }, { $0.offset = -1e100 },
      { $0.limits = .init(lower: 0, upper: 9) },
    ]
    for (index, change) in changes.enumerated() {
      var configuration = Self.base
      change(&configuration)
      var window = try WindowEngine(configuration)
      _ = try? window.handle(.rest)
      #expect(window.offset.isFinite && window.contentExtent.isFinite, "\(index)")
      #expect(window.visibleRows.count <= 4, "\(index)")
    }
  }

  private static let refused: [(WindowEvent, String)] = [
    (.scrollTo(offset: .nan), "offset"), (.scrollTo(offset: .infinity), "offset"),
    (.scrollTo(offset: 1e300), "offset"), (.scrollBy(distance: .nan, seconds: 1), "scrollBy"),
    (.scrollBy(distance: -1e15, seconds: 0), "scrollBy"),
    (.scrollBy(distance: 1, seconds: -1), "seconds"),
    (.scrollBy(distance: 1, seconds: .nan), "seconds"),
    (.scrollBy(distance: 1, seconds: .infinity), "seconds"),
    (.scrollBy(distance: 1, seconds: 1e-300), "scrollBy"), (.tick(seconds: -1), "seconds"),
    (.tick(seconds: .nan), "seconds"), (.fling(velocity: .nan), "velocity"),
    (.fling(velocity: .infinity), "velocity"), (.fling(velocity: 1e300), "velocity"),
    (.show(row: 4), "row"), (.show(row: .max), "row"), (.prepend(-1), "prepend"),
    (.prepend(.max), "prepend"), (.append(.min), "append"), (.append((1 << 32) + 1), "append"),
    (.hold(lower: 3, upper: 2), "hold"), (.hold(lower: .min, upper: .max), "hold"),
    (.drop(leading: -1, trailing: 0), "drop"), (.drop(leading: 0, trailing: -1), "drop"),
    (.drop(leading: 5, trailing: 4), "drop"), (.drop(leading: .max, trailing: .max), "drop"),
    (.resize(row: 4, by: 1), "row"), (.resize(row: 10, by: 1), "row"),
    (.resize(row: 2, by: -100), "by"), (.resize(row: 2, by: .nan), "by"),
    (.resize(row: 2, by: 1e308), "by"), (.measure(row: 4, extent: 1), "row"),
    (.measure(row: 2, extent: 0), "extent"), (.measure(row: 2, extent: .nan), "extent"),
    (.edit(remove: [], prepend: -1), "prepend"), (.edit(remove: [], append: -1), "append"),
    (.viewport(-1), "viewport"), (.viewport(.nan), "viewport"), (.viewport(.infinity), "viewport"),
    (.viewport(1e12), "viewport"),
  ]

  @Test(
    "an event that cannot be is refused by name and changes nothing", arguments: refused.indices)
  func events(index: Int) throws {
    let (event, field) = Self.refused[index]
    var window = try WindowEngine(Self.base)
    try window.handle(.edit(remove: [4]))
    try window.handle(.fling(velocity: 700, snapping: .leading))
    let before = window
    #expect {
      try window.handle(event)
    } throws: {
      ($0 as? RejectedEvent)?.field == field
    }
    #expect(window == before)
  }

  @Test("between limits, rows outside are refused, and so is an edit that leaves none")
  func limits() throws {
    var configuration = Self.base
    configuration.limits = .init(lower: 0, upper: 9)
    var window = try WindowEngine(configuration)
    let before = window
    for event in [
      WindowEvent.edit(remove: [10]), .edit(remove: [-1]), .edit(remove: Array(0...9)),
      .show(row: 10), .measure(row: 10, extent: 5), .hold(lower: 0, upper: 10),
    ] {
      #expect(throws: RejectedEvent.self) { try window.handle(event) }
      #expect(window == before)
    }
    #expect(try window.handle(.scrollTo(offset: 1e300)).isClamped)
    #expect(try window.handle(.edit(remove: Array(0...8) + [3, 3])).removed == 9)
    #expect(window.lower == 9)
    #expect(throws: RejectedEvent.self) { try window.handle(.edit(remove: [9])) }
    #expect(try window.handle(.edit(remove: [3])).removed == 0)
  }
}
