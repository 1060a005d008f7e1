import InfiniteScroll
import Testing

@Suite("Window: against the naive window")
struct WindowScriptTests {
  @Test("1,000 seeded scripts agree with the naive window after every event")
  func scripts() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var script = try WindowScript(seed: seed)
      for step in 1...20 {
        try script.run(step: step)
        guard script.agrees else { break }
      }
    }
  }

  @Test("every small world settles as the naive window does, and then stays still for ever")
  func smallWorlds() throws {
    for viewport in [0.0, 1, 10, 12, 13, 24, 37] {
      for overscan in 0...2 {
        for (lower, upper) in [(0, 0), (0, 1), (-2, 1), (-4, 4)] {
          for anchor in [WindowAnchor.leading, .center, .trailing, .row(lower), .row(upper)] {
            for limits in [0...1, -2...1, -15...15] where limits.lowerBound <= lower {
              guard limits.upperBound >= upper else { continue }
              try settle(lower, upper, viewport, overscan, anchor, limits)
            }
          }
        }
      }
    }
  }

  private func settle(
    _ lower: Int, _ upper: Int, _ viewport: Double, _ overscan: Int, _ anchor: WindowAnchor,
    _ limits: ClosedRange<Int>
  ) throws {
    var configuration = WindowConfiguration(
      lower: lower, upper: upper, extent: 10, viewport: viewport)
    configuration.spacing = 2
    configuration.overscan = overscan
    configuration.anchor = anchor
    configuration.limits = .init(lower: limits.lowerBound, upper: limits.upperBound)
    for shift in [0.0, -13, -12, -3, 2, 11, 90] {
      var window = try WindowEngine(configuration)
      var naive = NaiveWindow(configuration, limits: limits)
      var agrees = window.agrees(with: naive)
      try window.handle(.scrollBy(distance: shift, seconds: 0))
      naive.frame(naive.offset + shift)
      agrees = agrees && window.agrees(with: naive)
      for _ in 0..<2 {
        try window.handle(.rest)
        naive.frame(naive.offset)
      }
      agrees = agrees && window.agrees(with: naive)
      let settled = window
      for _ in 0..<3 { agrees = try window.handle(.rest).keepsRows && agrees }
      #expect(agrees && window == settled, "\(configuration), shift \(shift)")
    }
  }
}

extension WindowEngine {
  func agrees(with naive: NaiveWindow) -> Bool {
    guard lower == naive.lower, upper == naive.upper, offset == naive.offset,
      contentExtent == naive.content, count == naive.rows.count,
      clampedFrames == naive.clampedFrames, viewport == naive.viewport,
      ends.contains(.leading) == (lower == naive.all.first),
      ends.contains(.trailing) == (upper == naive.all.last)
    else { return false }
    let (rows, visible) = (visibleRows, naive.visible)
    return rows.count == visible.count
      && zip(rows, visible).allSatisfy { row, place in
        row.ordinal == place.row && row.position == place.start
          && row.extent == place.end - place.start
      }
  }
}
