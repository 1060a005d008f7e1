/// Where the names of the curves stand: at the ends of the lines if they fit there, else in a
/// legend.
enum CurveLabels {
  /// The centres of labels beside `ends`, all vertical pixels, at least `gap` apart and within
  /// `bounds`, as near to the ends as that allows; nil where one would be further than `reach`
  /// away.
  static func placed(
    _ ends: [Double], gap: Double, within bounds: ClosedRange<Double>, reach: Double
  ) -> [Double]? {
    guard gap * Double(ends.count - 1) <= bounds.upperBound - bounds.lowerBound else { return nil }
    let order = ends.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }
    var groups: [Group] = []
    for index in order {
      groups.append(Group(members: [index], top: ends[index]))
      while let last = groups.last, groups.count > 1 {
        let above = groups[groups.count - 2]
        guard last.top < above.top + gap * Double(above.members.count) else { break }
        groups.removeLast(2)
        groups.append(joined(above.members + last.members, ends, gap: gap))
      }
    }
    return positions(of: groups, ends, gap: gap, bounds, reach: reach)
  }

  /// Labels that touch each other, from the top one on.
  private struct Group {
    var members: [Int]
    var top: Double
  }

  private static func joined(_ members: [Int], _ ends: [Double], gap: Double) -> Group {
    let wished = members.enumerated().map { ends[$1] - gap * Double($0) }
    return Group(members: members, top: wished.reduce(0, +) / Double(members.count))
  }

  private static func positions(
    of groups: [Group], _ ends: [Double], gap: Double, _ bounds: ClosedRange<Double>, reach: Double
  ) -> [Double]? {
    let order = groups.flatMap(\.members)
    var wished = groups.flatMap { group in
      group.members.indices.map { group.top + gap * Double($0) }
    }
    for index in wished.indices {
      let floor = index > 0 ? wished[index - 1] + gap : bounds.lowerBound
      wished[index] = max(floor, wished[index])
    }
    for index in wished.indices.reversed() {
      let ceiling = index + 1 < wished.count ? wished[index + 1] - gap : bounds.upperBound
      wished[index] = min(ceiling, wished[index])
    }
    var placed = ends
    for (position, index) in zip(wished, order) { placed[index] = position }
    return zip(placed, ends).allSatisfy { abs($0 - $1) <= reach } ? placed : nil
  }
}
