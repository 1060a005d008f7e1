import InfiniteScroll

/// What the suite asks of every structure that knows where rows lie.
protocol RowPlaces {
  var contentExtent: Double { get }
  func offset(ofRow row: Int) -> Double
  func row(at offset: Double) -> Int?
  mutating func resize(_ row: Int, to extent: Double) throws
  mutating func insert(_ extent: Double, at row: Int) throws
  mutating func remove(at row: Int) throws
}

extension NaivePrefixSums: RowPlaces {}
extension NaiveFenwickTree: RowPlaces {}

extension RowGeometry: RowPlaces {
  mutating func insert(_ extent: Double, at row: Int) throws {
    try insert(1, of: extent, at: row)
  }

  mutating func remove(at row: Int) throws { try remove(1, at: row) }
}
