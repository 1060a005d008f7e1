internal import CBenchSupport

/// Where the tool writes: results to standard output, everything else to standard error.
///
/// A value of two closures, so that tests read what a person would see.
public struct Console {
  /// Writes to standard output.
  package let result: (String) -> Void
  /// Writes to standard error.
  package let message: (String) -> Void
  /// True where progress may be drawn over itself: a terminal, without NO_COLOR and CI.
  package let drawsProgress: Bool

  package init(
    result: @escaping (String) -> Void, message: @escaping (String) -> Void, drawsProgress: Bool
  ) {
    self.result = result
    self.message = message
    self.drawsProgress = drawsProgress
  }

  /// The process's own streams.
  package static func standard() -> Console {
    Console(
      result: { write($0, to: 1) }, message: { write($0, to: 2) },
      drawsProgress: tm_is_terminal(2) == 1 && variable("NO_COLOR") == nil && variable("CI") == nil)
  }

  /// Says what went wrong, as one line on standard error.
  func complain(_ text: String) { message("bench: \(text)\n") }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = tm_write_all(descriptor, $0.baseAddress, $0.count) }
  }

  private static func variable(_ name: String) -> String? {
    tm_variable(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
