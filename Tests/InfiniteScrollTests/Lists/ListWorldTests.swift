import InfiniteScroll
import Testing

/// Every list of up to three rows of 4 or 10 points.
private let smallLists: [[Double]] = (0...3).flatMap { count in
  (0..<1 << count).map { bits in (0..<count).map { bits >> $0 & 1 == 0 ? 4 : 10 } }
}

/// Every event of a small alphabet, for a list of `count` rows.
private func events(count: Int) -> [ListEvent] {
  var events: [ListEvent] = [
    .scroll(to: 0), .scroll(to: 3), .scroll(to: 99), .scrollBy(-5), .scrollBy(4),
    .viewport(0), .viewport(1), .viewport(8), .viewport(50), .append(count: 2),
    .diff([], updated: []), .diff(Array(0..<count).reversed(), updated: [0]),
    .diff([7] + Array(0..<count), updated: []),
  ]
  for row in 0...count {
    events += [.insert(count: 1, at: row, extent: 6), .remove(count: count - row, at: row)]
  }
  for row in 0..<count {
    events += [
      .measure(row: row, extent: 4), .measure(row: row, extent: 15), .remove(count: 1, at: row),
      .move(from: row, to: count - 1 - row), .scrollToRow(row, .center),
      .scrollToRow(row, .trailing),
      .diff(Array(0..<count).filter { $0 != row }, updated: [0, 1, 2]),
    ]
  }
  return events
}

@Test(
  "every event on every small list, scrolled or not, agrees with the oracle",
  arguments: ListStrategy.allCases, [(0.0, 12.0), (3, 5)])
func smallWorlds(strategy: ListStrategy, measure: (spacing: Double, viewport: Double)) throws {
  for extents in smallLists {
    for event in events(count: extents.count) {
      let isOdd = extents.count % 2 == 1
      var configuration = ListConfiguration(
        rows: extents.isEmpty ? .fixed(count: 0, extent: 4) : .listed(extents),
        viewport: measure.viewport)
      configuration.spacing = measure.spacing
      configuration.strategy = strategy
      configuration.overscan = ListOverscan(behind: isOdd ? 1 : 0, ahead: isOdd ? 0 : 1)
      configuration.headers =
        isOdd ? [0, 2].filter { $0 < extents.count } : [1].filter { $0 < extents.count }
      var trial = try ListTrial(configuration)
      let first = trial.differences()
      let second = try trial.run(.scroll(to: 6))
      let third = try trial.run(event)
      #expect(first + second + third == [], "\(event) on \(configuration)")
    }
  }
}
