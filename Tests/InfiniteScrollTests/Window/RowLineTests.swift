import Testing

@testable import InfiniteScroll

@Suite("Window: the endless line of rows")
struct RowLineTests {
  private let limits = -60...60

  /// A line with random exceptions, and the same as a table.
  private func world(seed: UInt64) -> (line: RowLine, extents: [Int: Double?]) {
    var random = SeededGenerator(seed: seed)
    var line = RowLine(extent: 10, spacing: 2)
    var extents: [Int: Double?] = [:]
    for _ in 0..<Int.random(in: 0...80, using: &random) {
      let row = Int.random(in: limits, using: &random)
      if Int.random(in: 0...2, using: &random) == 0 {
        line.remove(row)
        extents[row] = .some(nil)
      } else {
        let extent = Double(Int.random(in: 1...40, using: &random))
        line.setExtent(extent, of: row)
        extents[row] = extent
      }
    }
    return (line, extents)
  }

  @Test(
    "sums, counts and steps agree with going from row to row", arguments: 0..<20 as Range<UInt64>)
  func oracle(seed: UInt64) {
    let (line, extents) = world(seed: seed)
    func isRow(_ row: Int) -> Bool { extents[row].map { $0 != nil } ?? true }
    func extent(_ row: Int) -> Double { (extents[row] ?? 10) ?? -2 }
    #expect(line.exceptions.count == extents.count)
    for start in stride(from: -60, through: 60, by: 7) {
      var (sum, rows) = (0.0, 0)
      for row in start...60 {
        #expect(line.footprint(from: start, to: row) == sum)
        #expect(line.footprint(from: row, to: start) == -sum)
        #expect(line.extent(of: row) == extent(row))
        #expect(line.isRemoved(row) == !isRow(row))
        sum += extent(row) + 2
        if isRow(row) {
          rows += 1
          #expect(line.row(rows, from: start, through: 60) == row)
        }
        #expect(line.count(in: start...row) == rows)
        #expect(line.extent(of: start...row) == sum - 2 || !isRow(row))
      }
      #expect(line.row(rows + 1, from: start, through: 60) == nil)
      rows = 0
      for row in (-60...start).reversed() where isRow(row) {
        rows += 1
        #expect(line.row(rows, from: start, downTo: -60) == row)
      }
      #expect(line.row(rows + 1, from: start, downTo: -60) == nil)
      #expect(line.row(1, from: start, through: start - 1) == nil)
      #expect(line.row(1, from: start, downTo: start + 1) == nil)
    }
  }

  @Test("steps end at the last row there is inside the limits")
  func saturation() {
    var line = RowLine(extent: 10, spacing: 2)
    #expect(line.row(7, after: 0, in: -3...3) == 3)
    #expect(line.row(7, before: 0, in: -3...3) == -3)
    #expect(line.row(2, after: 0, in: -3...3) == 2)
    #expect(line.row(0, before: 2, in: -3...3) == 2)
    for row in [-3, 2, 3] { line.remove(row) }
    #expect(line.row(7, after: 0, in: -3...3) == 1)
    #expect(line.row(7, before: 0, in: -3...3) == -2)
    #expect(line.row(1, after: 1, in: -3...3) == 1)
  }

  @Test("from one end of the integers to the other")
  func integers() {
    var line = RowLine(extent: 10, spacing: 2)
    let all = Int.min...Int.max
    #expect(line.footprint(from: .min, to: .max) == 12 * 0x1p64)
    #expect(line.count(in: all) == .max)
    #expect(line.count(in: 1...Int.max) == .max)
    #expect(line.count(in: 2...Int.max) == .max - 1)
    #expect(line.row(.max - 1, after: .min, in: all) == -2)
    line.remove(.max)
    line.remove(.min)
    line.setExtent(5, of: 0)
    #expect(line.row(1, from: .min, through: .max) == .min + 1)
    #expect(line.row(1, from: .max, downTo: .min) == .max - 1)
    #expect(line.row(.max - 1, after: 5, in: all) == .max - 1)
    #expect(line.count(in: all) == .max)
    #expect(line.count(in: 1...Int.max) == .max - 1)
  }

  @Test("exceptions stay in balance however they come, and sums are of the range alone")
  func balance() {
    var exceptions = RowExceptions()
    for row in 0..<4096 { exceptions.set(.extent(1), at: row) }
    for row in 0..<4096 { exceptions.set(.extent(1), at: -row) }
    #expect(exceptions.count == 8191)
    #expect(exceptions.depth <= 18)  // 1.44 · log₂ 8,191
    #expect(exceptions.summary(in: -100...100).extent == 201)
    exceptions.set(.extent(1e300), at: 5000)
    #expect(exceptions.summary(in: -4095...4095).extent == 8191)
    #expect(exceptions.first(atOrAfter: 4096) == 5000)
    #expect(exceptions.first(atOrAfter: 5001) == nil)
    #expect(!exceptions.hasRemoved)
    exceptions.set(.removed, at: 3)
    #expect(exceptions.hasRemoved)
    exceptions.forgetExtents(outside: 100...109)
    #expect(exceptions.count == 11)
    #expect(exceptions.depth <= 4)
    #expect(exceptions[3] == .removed)
    #expect(exceptions[100] == .extent(1))
    #expect(exceptions[110] == nil)
    #expect(exceptions.summary(in: 0...200) == .init(measured: 10, removed: 1, extent: 10))
  }

  @Test("a search finds the end of every stretch, in few questions when it is near")
  func search() {
    for limit in 0...40 as ClosedRange<UInt> {
      for end in 0...limit {
        var questions = 0
        let reach = OrdinalSearch.reach(through: limit) {
          questions += 1
          #expect($0 <= limit)
          return $0 <= end
        }
        #expect(reach == end)
        let doublings = UInt.bitWidth - 1 - (end + 1).leadingZeroBitCount
        #expect(questions <= 2 * doublings + 2)
      }
    }
    #expect(OrdinalSearch.reach(through: 9) { _ in false } == nil)
    for end in [0, 1, UInt.max / 2, .max / 2 + 1, .max - 1, .max] {
      #expect(OrdinalSearch.reach(through: .max) { $0 <= end } == end)
    }
  }
}
