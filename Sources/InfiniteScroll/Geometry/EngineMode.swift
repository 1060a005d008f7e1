/// Which arithmetic an engine follows.
public enum EngineMode: String, Sendable, CaseIterable {
  /// The contract of this library.
  case corrected
  /// The published arithmetic, faults included.
  case seed
}
