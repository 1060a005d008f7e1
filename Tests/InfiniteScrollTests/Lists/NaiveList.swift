import InfiniteScroll

/// A list that keeps every row in an array and works everything out anew: the oracle.
struct NaiveList {
  struct Row: Equatable {
    let identity: Int
    var extent: Double
    var isHeader = false
  }

  let configuration: ListConfiguration
  var rows: [Row]
  var viewport: Double
  var offset = 0.0
  var isForward = true
  /// The kinds of the rows that have cells, by identity.
  var kinds: [Int: Int] = [:]
  var parked: [Int: Int] = [:]
  var made = 0
  var bound = 0
  var destroyed = 0
  var highWater = 0
  var nextIdentity: Int

  init(_ configuration: ListConfiguration) {
    self.configuration = configuration
    viewport = configuration.viewport
    let extents =
      switch configuration.rows {
      case .fixed(let count, let extent), .estimated(let count, let extent):
        Array(repeating: extent, count: count)
      case .listed(let extents): extents
      }
    rows = extents.enumerated().map { index, extent in
      Row(identity: index, extent: extent, isHeader: configuration.headers.contains(index))
    }
    nextIdentity = rows.count
    settle(updated: [])
  }

  func edge(_ row: Int) -> Double {
    var edge = 0.0
    for row in rows[..<row] { edge += row.extent + configuration.spacing }
    return edge
  }

  var content: Double { rows.isEmpty ? 0 : edge(rows.count) - configuration.spacing }

  var visible: Range<Int> {
    var edge = 0.0
    var meeting: [Int] = []
    for (index, row) in rows.enumerated() {
      if edge < offset + viewport && edge + row.extent > offset && viewport > 0 {
        meeting.append(index)
      }
      edge += row.extent + configuration.spacing
    }
    return (meeting.first ?? 0)..<((meeting.last ?? -1) + 1)
  }

  var near: Range<Int> {
    let visible = visible
    guard !visible.isEmpty else { return 0..<0 }
    let overscan = configuration.overscan
    let before = isForward ? overscan.behind : overscan.ahead
    let after = isForward ? overscan.ahead : overscan.behind
    return max(0, visible.lowerBound - before)..<min(rows.count, visible.upperBound + after)
  }

  var sticky: Int? {
    let visible = visible
    return visible.isEmpty ? nil : (0...visible.lowerBound).last { rows[$0].isHeader }
  }

  /// Where the cells of the rows belong in the content.
  var places: [Double] {
    var places: [Double] = []
    var edge = 0.0
    for row in rows {
      places.append(edge)
      edge += row.extent + configuration.spacing
    }
    guard let sticky else { return places }
    let next = rows.indices.first { $0 > sticky && rows[$0].isHeader }
    let limit = next.map { places[$0] - rows[sticky].extent } ?? .infinity
    places[sticky] = max(places[sticky], min(offset, limit))
    return places
  }

  func clamp(_ target: Double) -> Double { min(max(target, 0), max(0, content - viewport)) }
}

extension NaiveList {
  /// Gives and takes cells; `updated` rows are bound again if they keep theirs.
  mutating func settle(updated: Set<Int>) {
    let near = near
    var wanted = Set(near.map { rows[$0].identity })
    if let sticky { wanted.insert(rows[sticky].identity) }
    let present = Set(rows.map(\.identity))
    if configuration.strategy == .eager { wanted = present }
    if configuration.strategy == .keep { wanted.formUnion(present.intersection(kinds.keys)) }
    bound += updated.intersection(wanted).intersection(kinds.keys).count
    leave(except: wanted)
    for (index, row) in rows.enumerated()
    where wanted.contains(row.identity) && kinds[row.identity] == nil {
      let kind = configuration.kinds[index % configuration.kinds.count]
      kinds[row.identity] = kind
      bound += 1
      if let spare = parked[kind], spare > 0 {
        parked[kind] = spare - 1
      } else {
        made += 1
      }
    }
    highWater = max(highWater, made - destroyed)
    guard let cap = configuration.poolCap else { return }
    for (kind, spare) in parked where spare > cap {
      destroyed += spare - cap
      parked[kind] = cap
    }
  }

  private mutating func leave(except wanted: Set<Int>) {
    for (identity, kind) in kinds where !wanted.contains(identity) {
      kinds[identity] = nil
      if configuration.strategy == .recycle {
        parked[kind, default: 0] += 1
      } else {
        destroyed += 1
      }
    }
  }

  mutating func travel(to target: Double) {
    let next = clamp(target)
    if next != offset { isForward = next > offset }
    offset = next
    settle(updated: [])
  }

  /// Changes rows and holds the first visible row, or the one that takes its place.
  mutating func edit(updated: Set<Int> = [], _ change: (inout [Row]) -> Void) {
    let before = rows
    let anchor = visible.isEmpty ? firstPast(offset) : visible.lowerBound
    let lead = offset - edge(anchor)
    change(&rows)
    let stayed = before.indices.filter { old in
      rows.contains { $0.identity == before[old].identity }
    }
    var target = 0
    if let held = stayed.first(where: { $0 >= anchor }) {
      target = rows.firstIndex { $0.identity == before[held].identity } ?? 0
    } else if let last = stayed.last {
      target = (rows.firstIndex { $0.identity == before[last].identity } ?? 0) + 1
    }
    offset = clamp(edge(target) + lead)
    settle(updated: updated)
  }

  /// The last row that begins at or before `x`.
  private func firstPast(_ x: Double) -> Int { rows.indices.last { edge($0) <= x } ?? 0 }

  mutating func makeRows(_ count: Int, extent: Double) -> [Row] {
    (0..<count).map { _ in
      nextIdentity += 1
      return Row(identity: nextIdentity - 1, extent: extent)
    }
  }
}
