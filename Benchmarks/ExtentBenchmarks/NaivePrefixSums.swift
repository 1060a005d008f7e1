/// The leading edges of all rows in one array, summed anew when a row changes: what most lists do.
///
/// A look-up is one load, a search is binary, both as fast as they can be. A change is O(rows): the
/// array is summed by vectors of eight, with no bounds checked, as fast as a processor without wide
/// registers can; or by the plain loop; or from the changed row on only, half as much on average.
struct NaivePrefixSums {
  /// How the sums are brought up to date.
  enum Rebuild: String, CaseIterable, Sendable {
    /// All of them, one addition after the other.
    case plain
    /// All of them, eight at a time.
    case vector
    /// Those after the row that changed, eight at a time.
    case suffix
  }

  private let rebuild: Rebuild
  private var extents: ContiguousArray<Double>
  /// The edge of each row, and of the row that an append would add.
  private var edges: ContiguousArray<Double>

  /// The rows of these extents, in points, without spacing.
  init(_ extents: ContiguousArray<Double>, rebuild: Rebuild) {
    self.rebuild = rebuild
    self.extents = extents
    edges = ContiguousArray(repeating: 0, count: extents.count + 1)
    sum(from: 0)
  }

  var count: Int { extents.count }
  var contentExtent: Double { edges[count] }
  func extent(ofRow row: Int) -> Double { extents[row] }
  func offset(ofRow row: Int) -> Double { edges[row] }

  /// The last row whose leading edge is at or before `offset`; nil without rows.
  func row(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    return edges.withUnsafeBufferPointer { edges in
      var low = 0
      var high = edges.count - 1
      while high - low > 1 {
        let middle = (low + high) / 2
        if edges[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }
  }

  mutating func resize(_ row: Int, to extent: Double) {
    extents[row] = extent
    sum(from: row)
  }

  mutating func insert(_ extent: Double, at row: Int) {
    extents.insert(extent, at: row)
    edges.append(0)
    sum(from: row)
  }

  mutating func remove(at row: Int) {
    extents.remove(at: row)
    edges.removeLast()
    sum(from: row)
  }

  private mutating func sum(from row: Int) {
    extents.withUnsafeBufferPointer { extents in
      edges.withUnsafeMutableBufferPointer { edges in
        switch rebuild {
        case .plain: Self.sumPlainly(extents, from: 0, into: edges)
        case .vector: Self.sumVectors(extents, from: 0, into: edges)
        case .suffix: Self.sumVectors(extents, from: row, into: edges)
        }
      }
    }
  }

  private static func sumPlainly(
    _ extents: UnsafeBufferPointer<Double>, from first: Int,
    into edges: UnsafeMutableBufferPointer<Double>
  ) {
    var edge = first == 0 ? 0 : edges[first]
    for row in first..<extents.count {
      edges[row] = edge
      edge += extents[row]
    }
    edges[extents.count] = edge
  }

  /// The running sums of eight extents do not wait for those before; one addition a vector does.
  private static func sumVectors(
    _ extents: UnsafeBufferPointer<Double>, from first: Int,
    into edges: UnsafeMutableBufferPointer<Double>
  ) {
    var row = first
    var edge = first == 0 ? 0 : edges[first]
    let source = UnsafeRawBufferPointer(extents)
    let target = UnsafeMutableRawBufferPointer(edges)
    while row &+ 8 <= extents.count {
      let eight = source.loadUnaligned(fromByteOffset: row &* 8, as: SIMD8<Double>.self)
      let sums = scan(eight)
      edges[row] = edge
      let moved = sums + edge
      target.storeBytes(of: moved, toByteOffset: (row &+ 1) &* 8, as: SIMD8<Double>.self)
      edge += sums[7]
      row &+= 8
    }
    edges[row] = edge
    sumPlainly(extents, from: row, into: edges)
  }

  @inline(__always)
  private static func scan(_ eight: SIMD8<Double>) -> SIMD8<Double> {
    let pairs = (
      pair(eight.lowHalf.lowHalf), pair(eight.lowHalf.highHalf), pair(eight.highHalf.lowHalf),
      pair(eight.highHalf.highHalf)
    )
    let low = SIMD4(lowHalf: pairs.0, highHalf: pairs.1 + pairs.0.y)
    let high = SIMD4(lowHalf: pairs.2, highHalf: pairs.3 + pairs.2.y)
    return SIMD8(lowHalf: low, highHalf: high + low.w)
  }

  @inline(__always)
  private static func pair(_ two: SIMD2<Double>) -> SIMD2<Double> { two + SIMD2(0, two.x) }
}
