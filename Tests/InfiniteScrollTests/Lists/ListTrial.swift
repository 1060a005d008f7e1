import InfiniteScroll

/// A list, its oracle and a mirror of its host, put through the same events and compared after
/// each.
struct ListTrial {
  private(set) var list: VirtualList
  private(set) var naive: NaiveList
  private var mirror = MirrorHost()
  private var changes = RowChanges()
  /// The versions of the rows' content, by identity.
  private var versions: [Int: Int] = [:]

  init(_ configuration: ListConfiguration) throws {
    list = try VirtualList(configuration, into: &changes)
    naive = NaiveList(configuration)
    applyChanges()
  }

  /// Puts both through an event and returns where they then differ.
  mutating func run(_ event: ListEvent) throws -> [String] {
    switch event {
    case .scroll(let target):
      try list.scroll(to: target, into: &changes)
      naive.travel(to: target)
    case .scrollBy(let distance):
      try list.scroll(by: distance, into: &changes)
      naive.travel(to: naive.offset + distance)
    case .scrollToRow(let row, let alignment):
      try list.scroll(toRow: row, align: alignment, into: &changes)
      naive.travel(to: target(of: row, alignment))
    case .viewport(let points):
      try list.setViewport(points, into: &changes)
      naive.viewport = points
      naive.offset = naive.clamp(naive.offset)
      naive.settle(updated: [])
    default: try edit(event)
    }
    applyChanges()
    return differences()
  }

  private mutating func edit(_ event: ListEvent) throws {
    switch event {
    case .measure(let row, let extent):
      try list.measure(row: row, extent: extent, into: &changes)
      naive.edit { $0[row].extent = extent }
    case .insert(let count, let row, let extent):
      try list.insert(count, at: row, extent: extent, into: &changes)
      let added = naive.makeRows(count, extent: extent ?? list.standardExtent ?? 0)
      naive.edit { $0.insert(contentsOf: added, at: row) }
    case .append(let count):
      try list.append(count, into: &changes)
      let added = naive.makeRows(count, extent: list.standardExtent ?? 0)
      naive.edit { $0 += added }
    case .remove(let count, let row):
      try list.remove(count, at: row, into: &changes)
      naive.edit { $0.removeSubrange(row..<row + count) }
    case .move(let source, let target):
      try list.move(row: source, to: target, into: &changes)
      naive.edit { $0.insert($0.remove(at: source), at: target) }
    case .diff(let identities, let updated): try applyDiff(identities, updated)
    default: break
    }
  }

  private mutating func applyDiff(_ identities: [Int], _ updated: Set<Int>) throws {
    let old = naive.rows.map { [$0.identity, versions[$0.identity] ?? 0] }
    for identity in updated { versions[identity, default: 0] += 1 }
    let new = identities.map { [$0, versions[$0] ?? 0] }
    let diff = try RowDiff(from: old, to: new, id: { $0[0] }, isSame: { $0 == $1 })
    try list.apply(diff, into: &changes)
    naive.nextIdentity = max(naive.nextIdentity, (identities.max() ?? 0) + 1)
    let extent = list.standardExtent ?? 0
    naive.edit(updated: updated) { rows in
      let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.identity, $0) })
      rows = identities.map { known[$0] ?? NaiveList.Row(identity: $0, extent: extent) }
    }
  }

  private func target(of row: Int, _ alignment: ScrollAlignment) -> Double {
    let room = naive.viewport - naive.rows[row].extent
    switch alignment {
    case .leading: return naive.edge(row)
    case .center: return naive.edge(row) - room / 2
    case .trailing: return naive.edge(row) - room
    }
  }

  private mutating func applyChanges() {
    mirror.identities = naive.rows.map(\.identity)
    mirror.apply(changes)
    changes.removeAll()
  }
}

extension ListTrial {
  /// Where list, oracle and mirror disagree.
  func differences() -> [String] {
    var found = mirror.faults
    func expect<Value: Equatable>(_ name: String, _ is: Value, _ should: Value) {
      if `is` != should { found.append("\(name): \(`is`), should be \(should)") }
    }
    expect("offset and content", [list.offset, list.contentExtent], [naive.offset, naive.content])
    expect("rows", list.rowCount, naive.rows.count)
    expect("visible and near", [list.visibleRows, list.nearRows], [naive.visible, naive.near])
    expect("sticky", list.stickyHeader, naive.sticky)
    expect("work", list.work.numbers, naive.work)
    expect("mirrored work", mirror.work, naive.work)
    for (row, place) in naive.places.enumerated() {
      let identity = naive.rows[row].identity
      let kind = naive.kinds[identity]
      let shown = kind.map { MirrorHost.Cell(kind: $0, identity: identity, position: place) }
      let cell = list.cell(ofRow: row).flatMap { mirror.cells[$0] }
      if cell != shown { expect("cell of \(row)", cell, shown) }
      let position = list.position(ofRow: row)
      if position != place - naive.offset { expect("\(row) at", position, place - naive.offset) }
    }
    return found
  }
}

extension ListWork {
  /// Made, bound, live, parked, destroyed, high water.
  var numbers: [Int] { [made, bound, live, parked, destroyed, highWater] }
}

extension NaiveList {
  var work: [Int] {
    [made, bound, kinds.count, parked.values.reduce(0, +), destroyed, highWater]
  }
}

extension MirrorHost {
  var work: [Int] {
    let live = cells.values.count { $0.identity != nil }
    return [made, bound, live, cells.count - live, destroyed, highWater]
  }
}
