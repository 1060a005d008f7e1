/// Which frames of a stack are kept.
package enum StackCut: Sendable {
  /// From the benchmark's own code on; neither the way to it nor the profiler's inside.
  case harness
  /// All.
  case nothing
}
