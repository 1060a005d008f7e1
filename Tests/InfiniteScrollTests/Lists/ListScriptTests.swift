import InfiniteScroll
import Testing

@Test(
  "a list agrees with its oracle through 500 random scripts of each strategy",
  arguments: ListStrategy.allCases)
func listScripts(strategy: ListStrategy) throws {
  for seed in 0..<500 as Range<UInt64> {
    var generator = SeededGenerator(seed: seed)
    let configuration = ListConfiguration.random(strategy: strategy, using: &generator)
    var trial = try ListTrial(configuration)
    var script: [ListEvent] = []
    for _ in 0..<5 {
      let event = ListEvent.random(
        rows: trial.naive.rows.map(\.identity), content: trial.naive.content,
        fresh: trial.naive.nextIdentity, using: &generator)
      script.append(event)
      let differences = try trial.run(event)
      #expect(differences == [], "seed \(seed), \(configuration), \(script)")
      if !differences.isEmpty { return }
    }
  }
}

extension ListConfiguration {
  fileprivate static func random(
    strategy: ListStrategy, using generator: inout SeededGenerator
  ) -> ListConfiguration {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    let count = Int.random(in: 0...20, using: &generator)
    // A power of two of them, so that their mean is exact.
    let listed = (0..<pick([1, 4, 8, 16])).map { _ in pick(ListEvent.extents) }
    let rows = pick([
      ListRows.fixed(count: count, extent: 50), .estimated(count: count, extent: 20.5),
      .listed(listed),
    ])
    var rowCount = count
    if case .listed = rows { rowCount = listed.count }
    var configuration = ListConfiguration(
      rows: rows,
      viewport: pick([0, 40, 100, 260]))
    configuration.strategy = strategy
    configuration.spacing = pick([0, 0, 4.5, 10])
    configuration.overscan = ListOverscan(behind: pick([0, 0, 1]), ahead: pick([0, 1, 3]))
    configuration.kinds = pick([[0], [0], [7, 3], [1, 1, 2]])
    configuration.poolCap = pick([nil, 0, 1, 2])
    configuration.headers = (0..<rowCount).filter { _ in pick([true, false, false, false]) }
    return configuration
  }
}
