internal import BenchModel

/// Shows how far the search for places has come: one line that redraws itself on a terminal, else
/// one plain line at the start.
final class PlacesProgressLine {
  private let console: Console
  private let total: Int
  private var begun = 0

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  /// Shows that `benchmark` is next.
  func show(_ benchmark: Benchmark) {
    begun += 1
    console.redraw("[\(begun)/\(total)] looking where \(benchmark.id) allocates")
    if !console.drawsProgress, begun == 1 {
      console.message("looking where \(total) benchmarks allocate\n")
    }
  }

  /// Clears the line.
  func end() { console.redraw() }
}
