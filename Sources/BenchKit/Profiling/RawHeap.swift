internal import BenchMeasurement
internal import BenchModel
internal import BenchProfile

/// A heap profile whose stacks are not named yet, so that many can be named at once.
struct RawHeap {
  let benchmark: String
  let recording: HeapRecording
  let profile: RawProfile

  /// The profile that `profile` has become by naming its stacks, with what is known beside it.
  func described(_ profile: StackProfile) -> StackProfile {
    var profile = profile
    profile.origin = StackProfile.Origin(
      benchmark: benchmark, kind: ProfileKind.heap.rawValue, tool: recording.tool,
      iterations: recording.iterations)
    profile.warnings = recording.warnings + profile.warnings
    return profile
  }
}
