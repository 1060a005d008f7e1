internal import BenchAnalysis

/// Shows how far a paired session has come, and each verdict as it falls.
final class PairProgressLine {
  private let console: Console
  private let total: Int
  private var told = 0

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  /// Shows what is measured now; on a terminal it redraws itself.
  func show(_ schedule: PairSchedule, _ benchmark: String) {
    let settled = schedule.settledCount
    if console.drawsProgress {
      console.message(
        "\r\u{1B}[K[\(settled)/\(total)] pair \(schedule.pairsRun + 1), \(benchmark)")
    } else if settled > told {
      told = settled
      console.message("[\(settled)/\(total)] decided after \(schedule.pairsRun) pairs\n")
    }
  }

  /// Clears the line and lists the verdicts.
  func end(_ verdicts: [TimeVerdict]) {
    if console.drawsProgress { console.message("\r\u{1B}[K") }
    let width = verdicts.map(\.benchmark.count).max() ?? 0
    for verdict in verdicts {
      let padding = String(repeating: " ", count: width - verdict.benchmark.count)
      console.message(
        "\(verdict.benchmark)\(padding)  \(verdict.verdict) (\(verdict.pairs.count) pairs)\n")
    }
  }
}
