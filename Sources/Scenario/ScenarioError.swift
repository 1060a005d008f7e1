internal import InfiniteScroll

/// Why a scenario cannot be replayed, in one line that says where.
package enum ScenarioError: Error, Equatable, Sendable {
  /// It is no JSON from this place on; both counts begin at 1.
  case syntax(line: Int, column: Int, reason: String)
  /// A key, as `itemExtent` or `events[3].tick`, and what is wrong with it.
  case key(String, problem: String)
}

extension ScenarioError {
  /// A key that must hold something else than it does.
  static func value(_ key: String, _ value: String, _ requirement: String) -> ScenarioError {
    .key(key, problem: "is \(value); it must be \(requirement)")
  }

  /// A required key that is not there.
  static func missing(_ key: String, _ requirement: String) -> ScenarioError {
    value(key, "missing", requirement)
  }

  /// What an engine says of a configuration that it cannot run with; its fields are spelt as ours.
  init(_ error: ConfigurationError) {
    self = .value(error.field, error.value, error.requirement)
  }
}

extension ScenarioError: CustomStringConvertible {
  /// One line: `events[3].tick is null; it must be a number`.
  package var description: String {
    switch self {
    case .syntax(let line, let column, let reason): "line \(line), column \(column): \(reason)"
    case .key(let key, let problem): "\(key) \(problem)"
    }
  }
}
