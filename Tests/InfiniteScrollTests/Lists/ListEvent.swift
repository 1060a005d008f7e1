import InfiniteScroll

/// An event for a list and for its oracle.
enum ListEvent: Equatable {
  case scroll(to: Double)
  case scrollBy(Double)
  case scrollToRow(Int, ScrollAlignment)
  case viewport(Double)
  case measure(row: Int, extent: Double)
  case insert(count: Int, at: Int, extent: Double?)
  case append(count: Int)
  case remove(count: Int, at: Int)
  case move(from: Int, to: Int)
  /// The identities of the new rows, where unknown ones are new; and those whose content changed.
  case diff([Int], updated: Set<Int>)
}

extension ListEvent {
  static let extents = [8, 20.5, 33.25, 50, 120]

  /// Some event that makes sense for a list of `rows` that is `content` points long.
  static func random(
    rows: [Int], content: Double, fresh: Int, using generator: inout SeededGenerator
  ) -> ListEvent {
    let extent = extents[Int.random(in: 0..<5, using: &generator)]
    let row = Int.random(in: 0..<max(1, rows.count), using: &generator)
    let count = Int.random(in: 0...3, using: &generator)
    let at = Int.random(in: 0...rows.count, using: &generator)
    let eighths = Double(Int.random(in: -80...Int(content * 8) + 80, using: &generator)) / 8
    let alignment = ScrollAlignment.allCases[Int.random(in: 0..<3, using: &generator)]
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return .scroll(to: eighths)
    case 1...4: return .scrollBy(Double(Int.random(in: -600...800, using: &generator)) / 8)
    case 5 where !rows.isEmpty: return .scrollToRow(row, alignment)
    case 6: return .viewport(Double(Int.random(in: 0...2400, using: &generator)) / 8)
    case 7, 8:
      return rows.isEmpty ? .append(count: count) : .measure(row: row, extent: extent)
    case 9: return .insert(count: count, at: at, extent: extent)
    case 10: return .append(count: count)
    case 11: return .remove(count: min(count, rows.count - at), at: at)
    case 12 where !rows.isEmpty:
      return .move(from: row, to: Int.random(in: 0..<rows.count, using: &generator))
    default: return randomDiff(of: rows, fresh: fresh, using: &generator)
    }
  }

  private static func randomDiff(
    of rows: [Int], fresh: Int, using generator: inout SeededGenerator
  ) -> ListEvent {
    var new = rows.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    for step in 0..<Int.random(in: 0...3, using: &generator) {
      new.insert(fresh + step, at: Int.random(in: 0...new.count, using: &generator))
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) where !new.isEmpty {
      let taken = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      new.insert(taken, at: Int.random(in: 0...new.count, using: &generator))
    }
    return .diff(new, updated: Set(new.filter { _ in Bool.random(using: &generator) }))
  }
}
