internal import BenchMeasurement
internal import CBenchSupport

/// Shows how far a run has come: one line that redraws itself on a terminal; else a plain line for
/// each benchmark and each phase that begins, and in a long phase one every ten seconds.
final class ProgressLine {
  private let console: Console
  private let now: () -> UInt64
  private var plainKeys: Set<String> = []
  private var phase: SessionProgress.Phase?
  private var lastPlain: UInt64 = 0

  /// The longest silence while processes begin, ns.
  static let silence: UInt64 = 10_000_000_000

  /// A line on `console`; `now` is a monotonic clock in ns.
  init(_ console: Console, now: @escaping () -> UInt64 = { tm_wall_ns() }) {
    self.console = console
    self.now = now
  }

  /// Shows `progress`.
  func show(_ progress: SessionProgress) {
    let text = Self.text(progress)
    guard !console.drawsProgress else { return console.redraw(text) }
    let isNew = plainKeys.insert(progress.benchmark).inserted || phase != progress.phase
    guard isNew || now() &- lastPlain >= Self.silence else { return }
    phase = progress.phase
    lastPlain = now()
    console.message(text + "\n")
  }

  /// Clears the line.
  func end() { console.redraw() }

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
