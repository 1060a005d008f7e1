/// How the tool ends: the codes that scripts depend on.
public enum ExitCode: Int32, Sendable {
  /// Fine, improvements included.
  case success = 0
  /// Something failed: a build, a worker, the disk. Standard error says what.
  case failure = 1
  /// Wrong use.
  case usage = 2
  /// A regression.
  case regression = 3
  /// A benchmark is missing, or nothing was measured.
  case nothingMeasured = 4
  /// The two sides cannot be compared.
  case notComparable = 5
  /// No verdict, where one was demanded.
  case inconclusive = 6
  /// Stopped by Ctrl-C or SIGTERM.
  case interrupted = 130

  /// The code that counts where several apply: the first of 2, 1, 130, 3, 4, 5, 6.
  package static func gravest(_ codes: some Sequence<ExitCode>) -> ExitCode {
    let order: [ExitCode] = [
      .usage, .failure, .interrupted, .regression, .nothingMeasured, .notComparable, .inconclusive,
    ]
    let given = Set(codes)
    return order.first { given.contains($0) } ?? .success
  }
}
