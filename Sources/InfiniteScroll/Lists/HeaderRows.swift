/// The rows that are section headers, by their present indices.
///
/// Kept as the distances from one header to the next (the first from the row before row 0), so that
/// inserting and removing rows changes one distance: O(log headers) for searches and for edits, and
/// headers at equal distances cost no memory. Every distance is at least 1 and a whole number.
struct HeaderRows: Sendable {
  private var distances: ExtentTree

  /// Takes header rows in any order, none below 0. Complexity: O(headers · log headers).
  init(_ rows: [Int]) {
    var gaps: ContiguousArray<Double> = []
    var previous = -1
    for row in rows.sorted() where row != previous {
      gaps.append(Double(row - previous))
      previous = row
    }
    distances = ExtentTree(gaps, spacing: 0)
  }

  /// The rows from the last header at or before `row` up to the next; the section begins at −1 when
  /// there is no header before, and ends at `Int.max` when none comes after.
  func section(of row: Int) -> Range<Int> {
    let next = number(after: row)
    return (next > 0 ? header(next - 1) : -1)..<(next < count ? header(next) : .max)
  }

  /// Whether `row` is a header.
  func contains(_ row: Int) -> Bool { section(of: row).lowerBound == row }

  /// All headers, in order. Complexity: O(headers · log headers).
  var rows: [Int] { (0..<count).map(header) }

  /// Makes room for `added` rows, none of them headers, before `row`.
  mutating func insert(_ added: Int, at row: Int) {
    let number = number(after: row - 1)
    guard number < count else { return }
    let distance = distance(number) + Double(added)
    distances.resize(number, to: distance)
  }

  /// Forgets the headers in `removed` and closes the gap.
  mutating func remove(_ removed: Range<Int>) {
    let first = number(after: removed.lowerBound - 1)
    let end = number(after: removed.upperBound - 1)
    guard first < count else { return }
    let before = first > 0 ? header(first - 1) : -1
    let distance = end < count ? header(end) - removed.count - before : 0
    distances.remove(end - first, at: first)
    if first < count { distances.resize(first, to: Double(distance)) }
  }

  /// Moves the row at `source` to `target`, as a header if it is one.
  mutating func move(_ source: Int, to target: Int) {
    let isHeader = contains(source)
    remove(source..<source + 1)
    insert(1, at: target)
    if isHeader { add(target) }
  }

  /// Makes `row`, which is no header, one.
  private mutating func add(_ row: Int) {
    let number = number(after: row)
    let before = number > 0 ? header(number - 1) : -1
    if number < count {
      let distance = Double(header(number) - row)
      distances.resize(number, to: distance)
    }
    distances.insert(1, of: Double(row - before), at: number)
  }

  private var count: Int { distances.count }

  private func header(_ number: Int) -> Int {
    Int(distances.offset(of: number + 1)) - 1
  }

  private func distance(_ number: Int) -> Double { distances.extent(of: number) }

  /// The number of headers at or before `row`, which is at least −1.
  private func number(after row: Int) -> Int {
    guard distances.count > 0 else { return 0 }
    let offset = Double(row + 1)
    return offset < distances.total ? distances.place(at: offset).row : distances.count
  }
}
