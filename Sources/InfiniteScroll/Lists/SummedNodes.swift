/// Eight numbers side by side.
typealias Lanes = SIMD8<Double>

/// Whether nodes remember the running sums of their blocks or make them anew at each search.
protocol NodeForm {
  static var keepsRunningSums: Bool { get }
}

/// Nodes that are searched on the way to somewhere: fast, at 18 bytes a number.
enum IndexedForm: NodeForm {
  static var keepsRunningSums: Bool { true }
}

/// Nodes that are many: small, at 10 bytes a number.
enum CompactForm: NodeForm {
  static var keepsRunningSums: Bool { false }
}

/// A node on the way down a tree, and which of its numbers was taken.
struct PathStep: Equatable, Sendable {
  var node: Int
  var index: Int
}

/// Nodes of up to 128 numbers each, with the sums that a search needs: the storage of `ExtentTree`.
///
/// A node is a row of vectors: the sums before each of its 16 blocks (2 vectors), the sums of the
/// blocks (2), the numbers, 8 a block (16), and in some forms the running sums of each block (16);
/// numbers not in use are 0. Sums are recomputed from the numbers, never adjusted, so that they
/// cannot drift. A search compares 16 sums, then 8; it has no loop, and no branch that data
/// decides. Index arithmetic wraps: the vectors' bounds are checked.
struct SummedNodes<Form: NodeForm>: Sendable {
  /// The most numbers in a node.
  static var capacity: Int { 128 }
  static var blocks: Int { 16 }
  static var firstBlock: Int { 4 }
  static var firstEnds: Int { firstBlock + blocks }
  static var stride: Int { Form.keepsRunningSums ? firstEnds + blocks : firstEnds }

  var lanes: ContiguousArray<Lanes> = []
  private var unused: ContiguousArray<Int> = []

  /// A node without numbers. Complexity: amortised O(1).
  mutating func makeNode() -> Int {
    if let node = unused.popLast() { return node }
    lanes.append(contentsOf: repeatElement(.zero, count: Self.stride))
    return lanes.count / Self.stride - 1
  }

  /// Gives a node back, to be made again.
  mutating func freeNode(_ node: Int) {
    for index in node * Self.stride..<(node + 1) * Self.stride { lanes[index] = .zero }
    unused.append(node)
  }

  /// The number at `index`.
  @inline(__always)
  func value(_ node: Int, _ index: Int) -> Double {
    lanes[node &* Self.stride &+ Self.firstBlock &+ index >> 3][index & 7]
  }

  /// The sum of the first `index` numbers.
  @inline(__always)
  func sum(_ node: Int, before index: Int) -> Double {
    let start = node &* Self.stride
    let block = index >> 3
    let before = lanes[start &+ block >> 3][block & 7]
    guard index & 7 > 0 else { return before }
    return before + runningSums(start, block)[index & 7 &- 1]
  }

  /// The last index up to `limit` for which `base`, the numbers before it and `spacing` after each
  /// of them sum to at most `target`; and the sum of those numbers.
  @inline(__always)
  func search(
    _ node: Int, for target: Double, from base: Double? = nil, spacing: Double = 0, limit: Int
  ) -> (index: Int, before: Double) {
    let start = node &* Self.stride
    let goal = Lanes(repeating: target)
    var low = lanes[start]
    var high = lanes[start &+ 1]
    if spacing != 0 {
      low += Lanes(0, 8, 16, 24, 32, 40, 48, 56) * spacing
      high += Lanes(64, 72, 80, 88, 96, 104, 112, 120) * spacing
    }
    if let base {
      low += base
      high += base
    }
    let block = max(Self.count(low .<= goal, high .<= goal) &- 1, 0)
    let before = lanes[start &+ block >> 3][block & 7]
    let ends = runningSums(start, block)
    var edges = ends + before
    if spacing != 0 {
      edges += (Lanes(1, 2, 3, 4, 5, 6, 7, 8) + Double(block &<< 3)) * spacing
    }
    if let base { edges += base }
    let lane = min(Self.count(edges .<= goal), 7)
    let index = block &<< 3 &+ lane
    if index > limit { return (limit, sumAtLimit(node, before: limit)) }
    guard lane > 0 else { return (index, before) }
    // From memory where it is there: cheaper than a lane of a vector in a register.
    let end =
      Form.keepsRunningSums
      ? lanes[start &+ Self.firstEnds &+ block][lane &- 1] : ends[lane &- 1]
    return (index, before + end)
  }

  /// The running sums of the numbers of one block.
  @inline(__always)
  private func runningSums(_ start: Int, _ block: Int) -> Lanes {
    Form.keepsRunningSums
      ? lanes[start &+ Self.firstEnds &+ block]
      : Self.scan(lanes[start &+ Self.firstBlock &+ block])
  }

  @inline(never)
  private func sumAtLimit(_ node: Int, before index: Int) -> Double { sum(node, before: index) }

  /// The running sums of eight numbers, each lane included.
  @inline(__always)
  static func scan(_ lanes: Lanes) -> Lanes {
    let first = lanes.lowHalf.lowHalf
    let second = lanes.lowHalf.highHalf
    let third = lanes.highHalf.lowHalf
    let fourth = lanes.highHalf.highHalf
    let one = first + SIMD2(0, first.x)
    let two = second + SIMD2(0, second.x)
    let three = third + SIMD2(0, third.x)
    let four = fourth + SIMD2(0, fourth.x)
    let half = one.y + two.y
    return Lanes(
      lowHalf: SIMD4(lowHalf: one, highHalf: two + one.y),
      highHalf: SIMD4(lowHalf: three + half, highHalf: four + (half + three.y)))
  }

  /// The sum of eight numbers.
  @inline(__always)
  static func total(_ lanes: Lanes) -> Double {
    let half = lanes.lowHalf + lanes.highHalf
    let quarter = half.lowHalf + half.highHalf
    return quarter.x + quarter.y
  }

  @inline(__always)
  private static func ones(_ mask: SIMDMask<SIMD8<Int64>>) -> SIMD8<Int64> {
    SIMD8<Int64>.zero.replacing(with: 1, where: mask)
  }

  @inline(__always)
  private static func count(_ ones: SIMD8<Int64>) -> Int {
    let half = ones.lowHalf &+ ones.highHalf
    let quarter = half.lowHalf &+ half.highHalf
    return Int(quarter.x &+ quarter.y)
  }

  @inline(__always)
  private static func count(_ mask: SIMDMask<SIMD8<Int64>>) -> Int { count(ones(mask)) }

  @inline(__always)
  private static func count(
    _ low: SIMDMask<SIMD8<Int64>>, _ high: SIMDMask<SIMD8<Int64>>
  ) -> Int {
    count(ones(low) &+ ones(high))
  }
}
