internal import BenchModel
internal import CBenchSupport

/// Work of a known amount, of which a changed copy of the program does a known share more.
///
/// A kernel is 100 equal units; the head's benchmark `+3` does 103. The amount is read once a
/// block, from the program's own file, so that both programs run the same instructions.
enum InjectedKernel: String, CaseIterable {
  /// About 50 ns: a chain of additions, each of which waits for the one before it.
  case arithmetic
  /// About 5 µs: look-ups in a table, each place found by the one before it.
  case hashing
  /// About 1 ms: arrays made, filled, read and dropped.
  case allocation

  static let units = 100

  /// The units that were done, so that the injected share can be checked.
  static let unitsMetric = Metric.exact("units")

  /// The benchmark of this name; nil where there is none.
  static func benchmark(id: String) -> Benchmark? {
    Injection(id: id).flatMap(benchmark)
  }

  /// The benchmark of `injection`; nil where it is of no kernel.
  static func benchmark(_ injection: Injection) -> Benchmark? {
    guard let kernel = InjectedKernel(rawValue: injection.kernel) else { return nil }
    return Benchmark(injection.id, metrics: [unitsMetric], revision: "100 units") { block in
      let extra = tm_injected() == 0 ? 0 : injection.percent
      kernel.measure(block, extra: extra)
      block.record(unitsMetric, Double(units + extra))
    }
  }

  private func measure(_ block: Block, extra: Int) {
    switch self {
    case .arithmetic: Self.measureArithmetic(block, extra: extra)
    case .hashing: Self.measureHashing(block, extra: extra)
    case .allocation: Self.measureAllocation(block, extra: extra)
    }
  }
}

extension InjectedKernel {
  // Straight on for a hundred units: the end of a loop of 100 is mispredicted each time, which
  // would be a tenth of the body. That of the few units on top is not.
  private static func measureArithmetic(_ block: Block, extra: Int) {
    let extra = opaque(extra)
    var x = opaque(3)
    block.measure {
      x = add50(add50(x))
      var left = extra
      while left > 0 {
        x = add1(x)
        left &-= 1
      }
    }
    keep(x)
  }

  @inline(__always)
  private static func add1(_ x: Int) -> Int { opaque(opaque(x &+ 0x9E37_79B9) ^ 0x7F4A_7C15) }

  @inline(__always)
  private static func add5(_ x: Int) -> Int { add1(add1(add1(add1(add1(x))))) }

  @inline(__always)
  private static func add50(_ x: Int) -> Int {
    let half = add5(add5(add5(add5(add5(x)))))
    return add5(add5(add5(add5(add5(half)))))
  }

  private static func measureHashing(_ block: Block, extra: Int) {
    let count = opaque(units + extra)
    let table = (0..<1024).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
    var hash = UInt64(bitPattern: Int64(opaque(3)))
    block.measure {
      for _ in 0..<count { hash = lookedUp(hash, in: table) }
    }
    keep(Int(truncatingIfNeeded: hash))
  }

  @inline(__always)
  private static func lookedUp(_ hash: UInt64, in table: [UInt64]) -> UInt64 {
    var hash = hash
    for _ in 0..<16 {
      hash = (hash ^ table[Int(truncatingIfNeeded: hash & 1023)]) &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
    return hash
  }

  private static func measureAllocation(_ block: Block, extra: Int) {
    let count = opaque(units + extra)
    var sum = opaque(3)
    block.measure {
      for _ in 0..<count { sum &+= filled(sum) }
    }
    keep(sum)
  }

  @inline(__always)
  private static func filled(_ seed: Int) -> Int {
    var sum = seed
    for row in 0..<160 {
      var values = [Int](repeating: sum, count: 128)
      values[row & 127] = seed
      keep(values)
      for value in values { sum &+= value }
    }
    return sum
  }
}
