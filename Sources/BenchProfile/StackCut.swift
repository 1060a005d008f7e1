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
    guard let innermost = rest.last(where: { $0.frame.owner != .runtime }),
      innermost.role == .code
    else { return nil }
    return rest.filter { $0.role == .code }
  }
}
