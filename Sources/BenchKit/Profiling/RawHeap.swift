internal import BenchModel
internal import BenchProfile

/// A heap profile whose stacks are not named yet, so that many can be named at once.
struct RawHeap {
  let profile: RawProfile
  let sampling: HeapSampling
  let iterations: Int
  let warnings: [String]
}
