internal import BenchMeasurement

/// Shows how far a run has come: one line that redraws itself on a terminal, else one plain line a
/// benchmark.
final class ProgressLine {
  private let console: Console
  private var plainKeys: Set<String> = []

  init(_ console: Console) { self.console = console }

  /// Shows `progress`.
  func show(_ progress: SessionProgress) {
    let text = Self.text(progress)
    if console.drawsProgress {
      console.message("\r\u{1B}[K" + text)
    } else if plainKeys.insert(progress.benchmark).inserted {
      console.message(text + "\n")
    }
  }

  /// Clears the line.
  func end() {
    if console.drawsProgress { console.message("\r\u{1B}[K") }
  }

  static func text(_ progress: SessionProgress) -> String {
    let total = String(progress.total)
    let done = String(progress.done)
    let count = String(repeating: " ", count: max(0, total.count - done.count)) + done
    let left = progress.remainingNanoseconds.map { ", \(duration($0)) left" } ?? ""
    return "[\(count)/\(total)] \(progress.phase.rawValue) \(progress.benchmark)\(left)"
  }

  /// A time left in words: `about 40 s`, `about 2 min 10 s`.
  static func duration(_ nanoseconds: UInt64) -> String {
    let seconds = (nanoseconds + 500_000_000) / 1_000_000_000
    guard seconds >= 60 else { return seconds == 0 ? "a moment" : "about \(seconds) s" }
    return "about \(seconds / 60) min \(seconds % 60) s"
  }
}
