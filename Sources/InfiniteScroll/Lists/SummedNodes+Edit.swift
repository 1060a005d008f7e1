extension SummedNodes {
  /// Replaces a number; returns the node's new sum.
  @inline(__always)
  mutating func replace(_ node: Int, _ index: Int, with value: Double) -> Double {
    lanes.withUnsafeMutableBufferPointer { Self.replace(node, index, with: value, in: $0) }
  }

  /// Replaces a number in the last node of a path, its new sum in the node before, and so on;
  /// returns the new sum of the first.
  mutating func replace(
    along path: ContiguousArray<PathStep>, _ levels: Int, with value: Double
  ) -> Double {
    lanes.withUnsafeMutableBufferPointer { lanes in
      var value = value
      var level = levels
      while level > 0 {
        level &-= 1
        value = Self.replace(path[level].node, path[level].index, with: value, in: lanes)
      }
      return value
    }
  }

  @inline(__always)
  private static func replace(
    _ node: Int, _ index: Int, with value: Double, in lanes: UnsafeMutableBufferPointer<Lanes>
  ) -> Double {
    let start = node &* stride
    let block = index >> 3
    let order = Lanes(0, 1, 2, 3, 4, 5, 6, 7)
    let isChanged = order .== Lanes(repeating: Double(index & 7))
    let changed = lanes[start &+ firstBlock &+ block].replacing(with: value, where: isChanged)
    lanes[start &+ firstBlock &+ block] = changed
    if Form.keepsRunningSums { lanes[start &+ firstEnds &+ block] = scan(changed) }
    let half = start &+ 2 &+ block >> 3
    let isBlock = order .== Lanes(repeating: Double(block & 7))
    lanes[half] = lanes[half].replacing(with: total(changed), where: isBlock)
    return writeSums(lanes[start &+ 2], lanes[start &+ 3], at: start, in: lanes)
  }

  /// Puts numbers, at least one, into a node that has none; returns its sum.
  mutating func fill(_ node: Int, with values: ContiguousArray<Double>) -> Double {
    withNumbers(of: node) { numbers in
      for (index, value) in values.enumerated() { numbers[index] = value }
    }
    return resum(node)
  }

  /// Makes room at `index` for `count` copies of a number, after which the node holds `used +
  /// count`; returns its new sum.
  mutating func insert(
    _ node: Int, _ value: Double, count: Int = 1, at index: Int, used: Int
  ) -> Double {
    withNumbers(of: node) { numbers in
      numbers.shift(index..<used, to: index + count)
      for place in index..<index + count { numbers[place] = value }
    }
    return resum(node)
  }

  /// Takes `count` numbers out from `index` on, of `used`; returns the node's new sum.
  mutating func remove(_ node: Int, count: Int = 1, at index: Int, used: Int) -> Double {
    withNumbers(of: node) { numbers in
      numbers.shift(index + count..<used, to: index)
      for place in used - count..<used { numbers[place] = 0 }
    }
    return resum(node)
  }

  /// Moves `count` numbers, the last of one node, into another at `end`, where its numbers end;
  /// returns the new sums of both.
  mutating func move(
    _ count: Int, from source: Int, at start: Int, to target: Int, at end: Int
  ) -> (source: Double, target: Double) {
    for index in 0..<count {
      let moved = value(source, start + index)
      withNumbers(of: target) { $0[end + index] = moved }
      withNumbers(of: source) { $0[start + index] = 0 }
    }
    return (
      resum(source),
      resum(target)
    )
  }

  /// Adds to a number. Exact for whole numbers, for which alone it is meant.
  @inline(__always)
  mutating func add(_ change: Double, to index: Int, of node: Int) {
    lanes.withUnsafeMutableBufferPointer { lanes in
      let start = node &* Self.stride
      let block = index >> 3
      let order = Lanes(0, 1, 2, 3, 4, 5, 6, 7)
      let added = Lanes(repeating: change)
      lanes[start &+ Self.firstBlock &+ block][index & 7] += change
      lanes[start &+ 2 &+ block >> 3][block & 7] += change
      let isLow = order .> Lanes(repeating: Double(block))
      let isHigh = order .> Lanes(repeating: Double(block &- 8))
      lanes[start] += Lanes.zero.replacing(with: added, where: isLow)
      lanes[start &+ 1] += Lanes.zero.replacing(with: added, where: isHigh)
      guard Form.keepsRunningSums else { return }
      let isAfter = order .>= Lanes(repeating: Double(index & 7))
      lanes[start &+ Self.firstEnds &+ block] += Lanes.zero.replacing(with: added, where: isAfter)
    }
  }

  /// Calls `body` with the numbers of a node, one after another.
  @inline(__always)
  private mutating func withNumbers(
    of node: Int, _ body: (UnsafeMutableBufferPointer<Double>) -> Void
  ) {
    let first = (node &* Self.stride &+ Self.firstBlock) &* Lanes.scalarCount
    lanes.withUnsafeMutableBytes { bytes in
      let numbers = bytes.assumingMemoryBound(to: Double.self)
      body(UnsafeMutableBufferPointer(rebasing: numbers[first..<first &+ Self.capacity]))
    }
  }

  /// Sums the blocks anew, and the node; returns the node's sum.
  private mutating func resum(_ node: Int) -> Double {
    lanes.withUnsafeMutableBufferPointer { lanes in
      let start = node &* Self.stride
      if Form.keepsRunningSums {
        for block in 0..<Self.blocks {
          let numbers = lanes[start &+ Self.firstBlock &+ block]
          lanes[start &+ Self.firstEnds &+ block] = Self.scan(numbers)
        }
      }
      let low = Self.sums(of: start &+ Self.firstBlock, in: lanes)
      let high = Self.sums(of: start &+ Self.firstBlock &+ 8, in: lanes)
      lanes[start &+ 2] = low
      lanes[start &+ 3] = high
      return Self.writeSums(low, high, at: start, in: lanes)
    }
  }

  /// The sums of eight blocks.
  @inline(__always)
  private static func sums(of first: Int, in lanes: UnsafeMutableBufferPointer<Lanes>) -> Lanes {
    let one = total(lanes[first], lanes[first &+ 1])
    let two = total(lanes[first &+ 2], lanes[first &+ 3])
    let three = total(lanes[first &+ 4], lanes[first &+ 5])
    let four = total(lanes[first &+ 6], lanes[first &+ 7])
    return Lanes(
      lowHalf: SIMD4(lowHalf: one, highHalf: two), highHalf: SIMD4(lowHalf: three, highHalf: four))
  }

  /// The sums of two blocks, each as `total(_:)` makes it.
  @inline(__always)
  private static func total(_ first: Lanes, _ second: Lanes) -> SIMD2<Double> {
    let halves = (first.lowHalf + first.highHalf, second.lowHalf + second.highHalf)
    let one = halves.0.lowHalf + halves.0.highHalf
    let two = halves.1.lowHalf + halves.1.highHalf
    return SIMD2(one.x, two.x) + SIMD2(one.y, two.y)
  }

  /// Writes what lies before each block, of which these are the sums; returns the sum of the node.
  @inline(__always)
  private static func writeSums(
    _ low: Lanes, _ high: Lanes, at start: Int, in lanes: UnsafeMutableBufferPointer<Lanes>
  ) -> Double {
    let first = scan(low)
    let second = scan(high) + first[7]
    lanes[start] = Lanes(
      0, first[0], first[1], first[2], first[3], first[4], first[5], first[6])
    lanes[start &+ 1] = Lanes(
      first[7], second[0], second[1], second[2], second[3], second[4], second[5], second[6])
    // Not second[7], which comes later: the nodes above wait for this.
    return total(low) + total(high)
  }
}

extension UnsafeMutableBufferPointer<Double> {
  /// Copies the numbers in `range` to where they begin at `target`.
  fileprivate func shift(_ range: Range<Int>, to target: Int) {
    let source = UnsafeRawBufferPointer(UnsafeMutableBufferPointer(rebasing: self[range]))
    let place = UnsafeMutableBufferPointer(rebasing: self[target..<target + range.count])
    UnsafeMutableRawBufferPointer(place).copyMemory(from: source)
  }
}
