internal import BenchMeasurement
internal import BenchModel
internal import BenchProfile

/// A heap profile whose stacks are not named yet, so that many can be named at once.
struct RawHeap {
  let profile: RawProfile
  let sampling: HeapSampling
  let iterations: Int
  let warnings: [String]
}

extension ProfileTaker {
  /// Profiles the heap of `benchmark`; `findsPeak` false spares what is live at the peak.
  func rawHeap(
    _ benchmark: Benchmark, findsPeak: Bool = true
  ) throws(ProfileAbsence) -> RawHeap {
    var profiler = HeapProfiler(process)
    profiler.sampling = sampling
    profiler.findsPeak = findsPeak
    do {
      let recording = try profiler.record(benchmark)
      return RawHeap(
        profile: try HeapProfile.raw(recording.files), sampling: recording.sampling,
        iterations: recording.iterations, warnings: recording.warnings)
    } catch {
      throw Self.absence(error)
    }
  }
}
