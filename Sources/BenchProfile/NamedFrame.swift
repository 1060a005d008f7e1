package import BenchModel

/// A frame, and what its code is to a profile.
package struct NamedFrame: Hashable, Sendable {
  /// What a frame's code is there for.
  package enum Role: Sendable {
    /// To be profiled.
    case code
    /// Calls the benchmark's body: all between it and the root is the way to the body.
    case worker
    /// The harness's other code.
    case harness
    /// A small piece of the compiler's between two functions.
    case thunk
    /// Starts a program or a thread.
    case start
    /// The allocator's inside.
    case allocator
  }

  package var frame: StackProfile.Frame
  package var role: Role

  package init(_ frame: StackProfile.Frame, role: Role = .code) {
    self.frame = frame
    self.role = role
  }
}
