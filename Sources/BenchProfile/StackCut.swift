/// Which frames of a stack are kept.
package enum StackCut: Sendable {
  /// From the benchmark's own code on; neither the way to it nor the profiler's inside.
  case harness
  /// All.
  case nothing

  /// What is left of `stack`, the outermost frame first; nil where it is the harness's own.
  func cut(_ stack: [NamedFrame]) -> [NamedFrame]? {
    guard self == .harness else { return stack }
    var rest = stack[...]
    if let worker = rest.lastIndex(where: { $0.role == .worker }) { rest = rest[(worker + 1)...] }
    rest = rest.drop { $0.role != .code || $0.frame.owner == .runtime }
    while rest.last?.role == .allocator { rest.removeLast() }
    guard let innermost = rest.last(where: { $0.frame.owner != .runtime && $0.role != .thunk }),
      innermost.role == .code
    else { return nil }
    return Self.withoutShells(rest.filter { $0.role == .code })
  }

  /// One frame for each function that the compiler has split into a shell and what does the work:
  /// of two with one name after each other, the outer one
  /// without a line.
  private static func withoutShells(_ stack: [NamedFrame]) -> [NamedFrame] {
    stack.indices.filter { index in
      guard index + 1 < stack.count, stack[index].frame.line == nil else { return true }
      let inner = stack[index + 1].frame
      return inner.line == nil || stack[index].frame.function != inner.function
    }.map { stack[$0] }
  }
}
