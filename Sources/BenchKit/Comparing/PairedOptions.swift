/// How long two builds are measured in pairs, and what of.
struct PairedOptions {
  /// Whether a benchmark's id is taken.
  var takes: (String) -> Bool = { _ in true }
  /// True where benchmarks were asked for by a filter: then every suite counts, and long bodies.
  var isNamed = false
  var maxPairs = 120
  var budgetSeconds: Double?
  var seed: UInt64
}
