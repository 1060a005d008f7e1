import InfiniteScroll

/// A loop that is slow and plain: whole eighths of a point, every repetition looked at, arrays
/// searched from end to end. What the engine must agree with on offsets, windows, cells and counts.
struct LoopOracle {
  static let scale = 8

  var items: Int
  var extent: Int
  var spacing: Int
  var viewport: Int
  var capacity: Int
  /// The offset without wraps: the truth that wraps may not change.
  var unwrapped = 0
  var crossings = 0

  private(set) var made = 0
  private(set) var bound = 0
  private var shown: [(ordinal: Int, cell: Int)] = []
  private var parked: [(item: Int, cell: Int)] = []
  private var free: [Int] = []

  init(items: Int, extent: Int, spacing: Int, viewport: Int, capacity: Int) {
    self.items = items
    self.extent = extent
    self.spacing = spacing
    self.viewport = viewport
    self.capacity = capacity
    show()
  }

  var footprint: Int { extent + spacing }
  var period: Int { items * footprint }
  var offset: Int { items == 0 ? 0 : remainder(unwrapped, period) }

  /// What the engine must show: cells, items and positions in points.
  var visible: [LoopCell] {
    shown.map { entry in
      LoopCell(
        cell: entry.cell, item: remainder(entry.ordinal, items),
        position: Double(entry.ordinal * footprint - unwrapped) / Double(Self.scale))
    }
  }

  mutating func move(by distance: Int) {
    guard items > 0 else { return }
    let lap = floorQuotient(unwrapped, period)
    unwrapped += distance
    crossings += abs(floorQuotient(unwrapped, period) - lap)
    show()
  }

  mutating func move(to target: Int) { move(by: target - offset) }

  /// The shorter way, forward of two that are equally long.
  mutating func scroll(to item: Int, alignedAt position: Int) {
    let forward = remainder(item * footprint - position - offset, period)
    move(by: 2 * forward <= period ? forward : forward - period)
  }

  mutating func change(to count: Int, newIndex: (Int) -> Int?) {
    let leading = shown.first?.ordinal
    let former = items
    for entry in shown.reversed() { parked.append((remainder(entry.ordinal, former), entry.cell)) }
    shown = []
    free += parked.filter { newIndex($0.item) == nil }.map(\.cell)
    parked = parked.compactMap { entry in newIndex(entry.item).map { ($0, entry.cell) } }
    var next = former == 0 ? 0 : remainder(unwrapped, former * footprint)
    if let leading, let index = newIndex(remainder(leading, former)) {
      next = index * footprint - (leading * footprint - unwrapped)
    }
    items = count
    unwrapped = count == 0 ? 0 : remainder(next, count * footprint)
    show()
  }

  /// Brings the cells in line with the offset.
  mutating func show() {
    let next = ordinalsOnScreen()
    let isFar = !shown.contains { next.contains($0.ordinal) }
    let leavingBehind = shown.filter { entry in
      !next.contains(entry.ordinal) && (isFar || entry.ordinal > (next.last ?? .min))
    }
    let leavingAhead = shown.filter { entry in
      !isFar && entry.ordinal < (next.first ?? .max)
    }
    for entry in leavingBehind.reversed() + leavingAhead {
      parked.append((remainder(entry.ordinal, items), entry.cell))
    }
    shown.removeAll { !next.contains($0.ordinal) }
    let first = shown.first?.ordinal ?? .min
    for ordinal in next.reversed() where ordinal < first {
      shown.insert((ordinal, take(remainder(ordinal, items))), at: 0)
    }
    for ordinal in next where ordinal > (shown.last?.ordinal ?? .min) {
      shown.append((ordinal, take(remainder(ordinal, items))))
    }
  }

  private func ordinalsOnScreen() -> [Int] {
    guard items > 0 else { return [] }
    let lap = floorQuotient(unwrapped, footprint)
    return (lap - 2...lap + viewport / footprint + 2).filter { ordinal in
      let position = ordinal * footprint - unwrapped
      return position + extent > 0 && position < viewport && viewport > 0
    }
  }

  private mutating func take(_ item: Int) -> Int {
    if let index = parked.lastIndex(where: { $0.item == item }) {
      return parked.remove(at: index).cell
    }
    bound += 1
    if let cell = free.popLast() { return cell }
    if made < capacity || parked.isEmpty {
      made += 1
      return made - 1
    }
    return parked.removeFirst().cell
  }
}

private func floorQuotient(_ value: Int, _ divisor: Int) -> Int {
  (value - remainder(value, divisor)) / divisor
}

private func remainder(_ value: Int, _ divisor: Int) -> Int {
  let rest = value % divisor
  return rest < 0 ? rest + divisor : rest
}
