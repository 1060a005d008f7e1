import BenchKit
import InfiniteScroll

/// The benchmarks of the suite `extent`: their ids, metrics and bodies.
enum ExtentBenchmark {
  /// All, in the order of the report.
  static let all = changes + steps + held + curves

  /// What knows where the rows lie.
  enum Structure: String, CaseIterable {
    /// This library's wide tree.
    case tree
    /// A Fenwick tree.
    case fenwick
    /// Prefix sums, those after the row summed anew by vectors.
    case suffix
    /// Prefix sums, all summed anew by vectors.
    case vector
    /// Prefix sums, all summed anew by the plain loop.
    case plain
  }

  /// What is done to the rows.
  enum Change: String, CaseIterable {
    /// A row is resized; then its offset and the row at that offset are asked for.
    case nearby
    /// The same at three places that have nothing to do with each other.
    case apart
    /// A row is inserted in the middle, and another one removed.
    case edit
  }

  static let changedCounts = [ExtentSample.rowCount, ExtentSample.shortRowCount]

  static func changeID(_ change: Change, _ structure: Structure, rows: Int) -> String {
    "extent/\(change.rawValue)/\(structure.rawValue)/\(rows)"
  }

  private static let changes = Change.allCases.flatMap { change in
    changedCounts.flatMap { rows in
      Structure.allCases.map { benchmark(change, $0, rows: rows) }
    }
  }

  /// Operations in one call of the measured closure: few where one takes a millisecond, many where
  /// they are to fall on rows that are not in the nearest cache.
  static func batch(_ change: Change, _ structure: Structure, rows: Int) -> Int {
    let isLinear = structure != .tree && (structure != .fenwick || change == .edit)
    return isLinear ? max(4, 400_000 / rows) : 4096
  }

  private static func benchmark(
    _ change: Change, _ structure: Structure, rows: Int
  ) -> Benchmark {
    let batch = batch(change, structure, rows: rows)
    return Benchmark(
      changeID(change, structure, rows: rows),
      parameters: [
        "change": change.rawValue, "structure": structure.rawValue, "rows": String(rows),
      ],
      plan: MeasurementPlan(exactIterations: 2, operations: batch), seed: 5
    ) { block in
      let extents = ExtentSample.extents(rows, seed: block.seed)
      switch structure {
      case .tree: try run(change, block, RowGeometry(Array(extents)), rows, batch)
      case .fenwick: try run(change, block, NaiveFenwickTree(extents), rows, batch)
      case .suffix, .vector, .plain:
        let rebuild = NaivePrefixSums.Rebuild(rawValue: structure.rawValue) ?? .vector
        let sums = NaivePrefixSums(extents, rebuild: rebuild)
        try run(change, block, sums, rows, batch)
      }
    }
  }

  private static func run(
    _ change: Change, _ block: Block, _ places: some RowPlaces, _ rows: Int, _ batch: Int
  ) throws {
    let probes = ExtentSample.probes(batch, rows: rows, seed: block.seed)
    switch change {
    case .nearby: try resize(block, places, probes) { probe, edge in (probe.row, edge) }
    case .apart: try resize(block, places, probes) { probe, _ in (probe.asked, probe.offset) }
    case .edit: try edit(block, places, probes)
    }
  }

  /// Resizes a row, asks for the offset of a row and for the row at an offset, as `question` says
  /// for the probe and the offset that was just found.
  @inline(__always)
  private static func resize(
    _ block: Block, _ places: some RowPlaces, _ probes: ContiguousArray<ExtentSample.Probe>,
    _ question: (ExtentSample.Probe, Double) -> (row: Int, offset: Double)
  ) throws {
    var places = places
    // An extent that a row has already would be no change, so every other round adds a point.
    var surplus = 0.0
    try block.measure {
      surplus = 1 - surplus
      var sum = 0.0
      for probe in probes {
        try places.resize(probe.row, to: probe.extent + surplus)
        let edge = places.offset(ofRow: question(probe, 0).row)
        sum += edge + Double(places.row(at: question(probe, edge).offset) ?? 0)
      }
      keep(sum)
    }
    keep(places.contentExtent)
  }

  private static func edit(
    _ block: Block, _ places: some RowPlaces, _ probes: ContiguousArray<ExtentSample.Probe>
  ) throws {
    var places = places
    try block.measure {
      for probe in probes {
        try places.insert(probe.extent, at: probe.row)
        try places.remove(at: probe.asked)
      }
    }
    keep(places.contentExtent)
  }
}
