internal import BenchAnalysis
internal import BenchReport

/// A live table of a paired session: each verdict as it falls, and on a terminal below them one
/// line that redraws itself.
final class PairProgressLine {
  private let console: Console
  private let width: Int
  private var told: Set<String> = []

  /// A table of `benchmarks`.
  init(_ console: Console, benchmarks: [String]) {
    self.console = console
    width = benchmarks.map(\.count).max() ?? 0
  }

  /// Shows what is measured now, after the verdicts that have fallen since.
  func show(_ schedule: PairSchedule, _ benchmark: String) {
    if schedule.settledCount > told.count { tell(schedule.settledVerdicts) }
    console.redraw(
      "[\(schedule.settledCount)/\(schedule.count)] pair \(schedule.pairsRun + 1), \(benchmark)")
  }

  /// Tells the rest: what ended undecided too.
  func end(_ schedule: PairSchedule) {
    tell(schedule.verdicts)
    console.redraw()
  }

  private func tell(_ verdicts: [TimeVerdict]) {
    for verdict in verdicts where told.insert(verdict.benchmark).inserted {
      let padding = String(repeating: " ", count: max(0, width - verdict.benchmark.count))
      console.leave("\(verdict.benchmark)\(padding)  \(SettledText.of(verdict))")
    }
  }
}
