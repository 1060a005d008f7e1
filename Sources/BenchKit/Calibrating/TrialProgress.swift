internal import BenchModel
internal import CBenchSupport

/// One line for every suite that has been run, with what is left to wait for.
struct TrialProgress {
  private let console: Console
  private let start = tm_wall_ns()
  private let total: Int
  private var done = 0

  init(_ suites: [TrialPlan.Suite], _ console: Console) {
    total = suites.count
    self.console = console
  }

  /// Tells of a suite that has ended.
  mutating func show(_ trial: SuiteTrial) {
    done += 1
    let pairs = trial.benchmarks.reduce(0) { $0 + $1.pairs.count }
    let counts = ["slower", "faster", "noChange", "inconclusive"].map { key in
      "\(trial.benchmarks.count { $0.verdict == key }) \(key)"
    }
    let elapsed = Double(tm_wall_ns() - start) / 1e9
    let left = Int(elapsed / Double(done) * Double(total - done) / 60 + 0.5)
    let seconds = Double(trial.milliseconds / 100) / 10
    console.message(
      "[\(done)/\(total)] \(trial.kind.rawValue), \(trial.load.rawValue): "
        + "\(counts.joined(separator: ", ")); \(pairs) pairs in \(seconds) s; "
        + "about \(left) min left\n")
  }
}
