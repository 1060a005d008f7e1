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
    guard let folder = ProfileFolder() else { throw Self.absence(ProfileFailure.noFolder) }
    var session = HeapSession { request, variables in process.run(request, with: variables) }
    session.sampling = sampling
    session.findsPeak = findsPeak
    switch session.record(benchmark, into: folder.path) {
    case .failure(.interrupted): throw .interrupted
    case .failure(.failed(let reason)): throw .unavailable(reason)
    case .success(let recording):
      do {
        let profile = try HeapProfile.read(folder: folder.path)
        return RawHeap(
          profile: profile, sampling: recording.sampling, iterations: recording.iterations,
          warnings: recording.warnings)
      } catch {
        throw .failed("\(error)")
      }
    }
  }
}
