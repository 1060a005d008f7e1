import Testing

@testable import InfiniteScroll

@Test("live rows agree with an array through random insertions and removals")
func liveRowsScripts() {
  for seed in 0..<100 as Range<UInt64> {
    var generator = SeededGenerator(seed: seed)
    var live = LiveRows()
    var rows: [LiveRow] = []
    for step in 0..<60 {
      // Now and then at either end, now and then in between.
      let ends = [0, rows.count, Int.random(in: 0...rows.count, using: &generator)]
      let place = ends[Int.random(in: 0..<3, using: &generator)]
      if Int.random(in: 0..<20, using: &generator) < (step < 30 ? 14 : 7) || rows.isEmpty {
        let row = LiveRow(row: step, cell: step * 2, pool: step * 3, position: Double(step))
        live.insert(row, at: place)
        rows.insert(row, at: place)
      } else {
        let place = min(place, rows.count - 1)
        #expect(live.remove(at: place) == rows.remove(at: place))
      }
      if let last = rows.indices.last {
        live[last].position += 0.5
        rows[last].position += 0.5
      }
      #expect((0..<live.count).map { live[$0] } == rows, "seed \(seed), step \(step)")
    }
    let places = ContiguousArray(rows.indices.reversed() + [-1])
    live.reorder(places)
    #expect((0..<live.count).map { live[$0] } == rows.reversed(), "seed \(seed)")
  }
}

@Test("live rows are found by their rows")
func liveRowsSearch() {
  var live = LiveRows()
  #expect(live.index(notBefore: 3) == 0 && live.index(of: 3) == nil)
  for row in [10, 12, 13, 20] {
    live.insert(LiveRow(row: row, cell: 0, pool: 0, position: 0), at: live.count)
  }
  let found = [9, 10, 11, 12, 13, 14, 20, 21].map { live.index(notBefore: $0) }
  #expect(found == [0, 0, 1, 1, 2, 3, 3, 4])
  #expect([9, 10, 11, 13, 20, 21].map { live.index(of: $0) } == [nil, 0, nil, 2, 3, nil])
}

@Test("headers agree with a set of rows through random edits")
func headerScripts() {
  for seed in 0..<40 as Range<UInt64> {
    var generator = SeededGenerator(seed: seed)
    var flags = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      Int.random(in: 0..<4, using: &generator) == 0
    }
    var headers = HeaderRows(flags.indices.filter { flags[$0] }.reversed())
    for step in 0..<20 {
      let place = Int.random(in: 0...flags.count, using: &generator)
      let count = Int.random(in: 0...5, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        headers.insert(count, at: place)
        flags.insert(contentsOf: repeatElement(false, count: count), at: place)
      case 1:
        let end = min(place + count, flags.count)
        headers.remove(place..<end)
        flags.removeSubrange(place..<end)
      default:
        guard place < flags.count else { continue }
        let target = Int.random(in: 0..<flags.count, using: &generator)
        headers.move(place, to: target)
        flags.insert(flags.remove(at: place), at: target)
      }
      #expect(headers.rows == flags.indices.filter { flags[$0] }, "seed \(seed), step \(step)")
      let faults = flags.indices.filter { row in
        let start = flags[...row].lastIndex(of: true) ?? -1
        let end = flags[(row + 1)...].firstIndex(of: true) ?? .max
        return headers.section(of: row) != start..<end || headers.contains(row) != flags[row]
      }
      #expect(faults == [], "seed \(seed), step \(step)")
    }
  }
}
