internal import BenchMeasurement
internal import BenchModel

/// Which benchmarks of two builds are measured: on each side what matches there, in pairs what both
/// have with the same definition.
struct PairedSelection {
  /// The base's benchmarks, in its order.
  let base: [Benchmark]
  /// The head's benchmarks, in its order.
  let head: [Benchmark]
  /// Those that are timed in pairs, in the base's order.
  let common: [Entry]

  /// A benchmark that is timed in pairs.
  struct Entry {
    let benchmark: Benchmark
    /// True where the person asked for it by a filter.
    let isNamed: Bool
  }

  init(
    _ base: Catalogue, _ head: Catalogue, _ options: PairedOptions
  ) throws(PairedRunError) {
    func taken(_ catalogue: Catalogue) -> [Catalogue.Entry] {
      catalogue.entries.filter { Self.matches($0, options) }
    }
    let ofBase = taken(base)
    let ofHead = taken(head)
    guard !ofBase.isEmpty || !ofHead.isEmpty else { throw .nothingSelected }
    let definitions = Dictionary(
      ofHead.map { ($0.id, $0.definition) }, uniquingKeysWith: { $1 })
    self.base = ofBase.map(\.benchmark)
    self.head = ofHead.map(\.benchmark)
    common = ofBase.filter { $0.plan.blocks != 0 && definitions[$0.id] == $0.definition }
      .map { Entry(benchmark: $0.benchmark, isNamed: options.isNamed) }
  }

  private static func matches(_ entry: Catalogue.Entry, _ options: PairedOptions) -> Bool {
    options.takes(entry.id) && (options.isNamed || entry.runsByDefault)
  }
}
