internal import InfiniteScroll

/// An engine as scenarios see it: which keys configure it, which events it takes, what it shows.
///
/// A value: what a rejected event did to a copy is forgotten with the copy.
protocol ReplayedEngine {
  /// What `init` makes an engine from; every type in it is right, its values may not be.
  associatedtype Configuration
  /// An event that was read: what it does when its turn comes.
  typealias Action = (inout Self) throws(RejectedEvent) -> Void

  /// The keys of the configuration, those that all engines share left out.
  static var keys: [String] { get }
  /// The events.
  static var events: [EventForm] { get }

  /// Reads the configuration.
  static func configuration(
    _ fields: Fields, mode: EngineMode
  ) throws(ScenarioError) -> Configuration

  /// Reads an event, which is one of `events`.
  static func action(_ event: WrittenEvent) throws(ScenarioError) -> Action

  /// Makes the engine.
  init(_ configuration: Configuration) throws(ConfigurationError)

  /// What a line of the output shows.
  var state: [JSONValue.Member] { get }
}
