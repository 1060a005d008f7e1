/// The bins of a histogram that is recorded as points of lower edge and count.
enum HistogramBins {
  /// One bar: its edges and its count.
  struct Bin: Equatable {
    let lower: Double
    let upper: Double
    let count: Double
  }

  /// The bins of `points`, whose x rises; the last is as wide as the one before it.
  static func bins(of points: [Report.Point]) -> [Bin] {
    let edges = edges(of: points)
    return points.indices.map { index in
      Bin(lower: edges[index], upper: edges[index + 1], count: points[index].y)
    }
  }

  /// The lower edges, and the upper one of the last bin; none for no points.
  static func edges(of points: [Report.Point]) -> [Double] {
    guard let last = points.last else { return [] }
    let before = points.dropLast().last
    let width = before.map { last.x - $0.x } ?? max(1, last.x.magnitude / 8)
    let end = last.x + max(0, width)
    return points.map(\.x) + [end.isFinite ? end : last.x]
  }
}
