import InfiniteScroll

/// The window's contract, written down row by row: an array, an offset, and sums over all rows.
///
/// It knows a short list only, from `limits.lowerBound` to `limits.upperBound`, and whole points,
/// so that every sum is exact.
struct NaiveWindow {
  let limits: ClosedRange<Int>
  let extent: Double
  let spacing: Double
  let overscan: Int
  let cap: Int?
  let anchor: WindowAnchor
  var extents: [Int: Double]
  /// Every row there is, held or not, in order.
  private(set) var all: [Int]
  var viewport: Double
  var lower: Int
  var upper: Int
  var offset = 0.0
  var clampedFrames = 0
  /// Points that rows added or dropped before the viewport moved the offset by, so far.
  private(set) var correction = 0.0

  init(_ configuration: WindowConfiguration, limits: ClosedRange<Int>) {
    self.limits = limits
    all = Array(limits)
    (extent, spacing) = (configuration.extent, configuration.spacing)
    (overscan, cap) = (configuration.overscan, configuration.cap)
    (anchor, extents) = (configuration.anchor, configuration.extents)
    viewport = configuration.viewport
    (lower, upper) = (configuration.rows.lower, configuration.rows.upper)
    offset = configuration.offset ?? start()
  }

  func extent(_ row: Int) -> Double { extents[row] ?? extent }
  var rows: [Int] { all.filter { $0 >= lower && $0 <= upper } }
  var content: Double { rows.reduce(-spacing) { $0 + extent($1) + spacing } }

  /// Where each row of the list is, from the viewport's leading edge.
  func places() -> [(row: Int, start: Double, end: Double)] {
    var position = -offset
    for row in all.prefix(while: { $0 < lower }) { position -= extent(row) + spacing }
    return all.map { row in
      let (start, extent) = (position, extent(row))
      position += extent + spacing
      return (row, start, start + extent)
    }
  }

  var held: [(row: Int, start: Double, end: Double)] {
    places().filter { $0.row >= lower && $0.row <= upper }
  }
  var visible: [(row: Int, start: Double, end: Double)] {
    viewport > 0 ? held.filter { $0.end > 0 && $0.start < viewport } : []
  }
  /// The first row held that ends beyond the viewport's leading edge, or the last.
  var still: (row: Int, position: Double) {
    let held = held
    let place = held.first { $0.end > 0 } ?? held[held.count - 1]
    return (place.row, place.start)
  }

  private func start() -> Double {
    let content = content
    switch anchor {
    case .leading: return 0
    case .center: return (content - viewport) / 2
    case .trailing: return content - viewport
    case .row(let row):
      return rows.filter { $0 < row }.reduce(0) { $0 + extent($1) + spacing }
    }
  }

  /// Moves the offset so that `row` is at `position`.
  mutating func put(_ row: Int, at position: Double) {
    let now = places().first { $0.row == row }?.start ?? 0
    offset += now - position
  }
}

extension NaiveWindow {
  /// A frame that asks for `target` while moving at `velocity`, 0.25 s of look-ahead.
  mutating func frame(_ target: Double, velocity: Double = 0) {
    offset = target
    let (before, after) = (lower, upper)
    if viewport > 0 { grow(velocity) }
    hold()
    if lower < before, upper == after { dropTrailing() }
    if upper > after, lower == before { dropLeading() }
  }

  private mutating func grow(_ velocity: Double) {
    let places = places()
    let first = places.firstIndex { $0.end > 0 } ?? places.count - 1
    let last = max(first, places.lastIndex { $0.start < viewport } ?? first)
    let ahead = Int((abs(velocity) * 0.25 / (extent + spacing)).rounded(.up))
    let before = max(overscan, places[first].start > 0 ? 1 : 0)
    let after = max(overscan, places[last].end < viewport ? 1 : 0)
    let need = max(0, first - before - (velocity < 0 ? ahead : 0))
    let reach = min(places.count - 1, last + after + (velocity > 0 ? ahead : 0))
    growLeading(to: min(lower, places[need].row))
    upper = max(upper, places[reach].row)
  }

  private mutating func growLeading(to row: Int) {
    for added in all where added >= row && added < lower {
      offset += extent(added) + spacing
      correction += extent(added) + spacing
    }
    lower = row
  }

  private mutating func hold() {
    let content = content
    var allowed = min(max(0, offset), max(0, content - viewport))
    if content < viewport {
      switch anchor {
      case .leading, .row: allowed = 0
      case .center: allowed = (content - viewport) / 2
      case .trailing: allowed = content - viewport
      }
    }
    if offset != allowed { clampedFrames += 1 }
    offset = allowed
  }

  private var needed: ClosedRange<Int> {
    let held = held
    let first = held.firstIndex { $0.end > 0 } ?? held.count - 1
    let last = max(first, held.lastIndex { $0.start < viewport } ?? first)
    let before = max(overscan, held[first].start > 0 ? 1 : 0)
    let after = max(overscan, held[last].end < viewport ? 1 : 0)
    return held[max(0, first - before)].row...held[min(held.count - 1, last + after)].row
  }

  mutating func dropTrailing() {
    guard let cap else { return }
    while rows.count > cap, upper > needed.upperBound { upper = rows[rows.count - 2] }
  }

  mutating func dropLeading() {
    guard let cap else { return }
    while rows.count > cap, lower < needed.lowerBound {
      offset -= extent(lower) + spacing
      correction -= extent(lower) + spacing
      lower = rows[1]
    }
  }
}

extension NaiveWindow {
  mutating func prepend(_ number: Int) {
    guard number > 0 else { return }
    growLeading(to: all.filter { $0 < lower }.suffix(number).first ?? lower)
    dropTrailing()
  }

  mutating func append(_ number: Int) {
    guard number > 0 else { return }
    upper = all.filter { $0 > upper }.prefix(number).last ?? upper
    dropLeading()
  }

  mutating func drop(_ leading: Int, _ trailing: Int) {
    let rows = rows
    for row in rows.prefix(leading) { offset -= extent(row) + spacing }
    (lower, upper) = (rows[leading], rows[rows.count - 1 - trailing])
  }

  mutating func resize(_ row: Int, to extent: Double) {
    let still = still
    let isBefore = row < lower
    extents[row] = extent
    if !isBefore { put(still.row, at: still.position) }
  }

  mutating func edit(_ gone: [Int], _ prepended: Int, _ appended: Int) {
    let still = still
    let survivor = visible.first { !gone.contains($0.row) }
    let kept = gone.contains(still.row) ? survivor.map { ($0.row, $0.start) } : still
    let (before, after) = (lower, upper)
    all.removeAll { gone.contains($0) }
    var (leading, trailing) = (prepended, appended)
    if rows.isEmpty {
      let previous = all.last { $0 < before }
      let next = all.first { $0 > after }
      lower = (prepended > 0 || next == nil ? previous : nil) ?? next ?? 0
      upper = (appended > 0 || previous == nil || prepended == 0 ? next : nil) ?? previous ?? 0
      if lower < before { leading -= min(1, prepended) }
      if upper > after { trailing -= min(1, appended) }
    }
    let rows = rows
    (lower, upper) = (rows[0], rows[rows.count - 1])
    let row = kept?.0 ?? rows.first { $0 >= still.row } ?? upper
    put(row, at: kept?.1 ?? still.position)
    prepend(leading)
    append(trailing)
  }
}
