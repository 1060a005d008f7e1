import BenchModel

/// Takes the runtime's frames out of stacks, so that what the runtime spends counts for the
/// package's function that called it.
///
/// Frames without a symbol stay: they may be the package's. A stack of runtime frames alone keeps
/// its innermost one, which says what the thread did. Cost: one pass over a stack.
struct RuntimeFolding {
  let frames: [StackProfile.Frame]
  let runtime: RuntimeFrames

  /// The frames of `stack` that are shown, outermost first; empty only if the stack was.
  func shown(of stack: [Int]) -> [Int] {
    guard runtime != .shown else { return stack }
    guard let innermost = stack.lastIndex(where: { !isRuntime($0) }) else {
      return Array(stack.suffix(1))
    }
    let own = stack.filter { !isRuntime($0) }
    let called = stack[(innermost + 1)...].prefix(runtime == .called ? 1 : 0)
    return own + called
  }

  private func isRuntime(_ frame: Int) -> Bool { frames[frame].owner == .runtime }
}
