internal import BenchMeasurement
internal import BenchModel
internal import BenchProfile

/// Finds where benchmarks allocate: a heap profile each, all of them named in one go.
struct AllocationPlaces {
  let process: WorkerProcess
  /// Called before each benchmark.
  var report: (Benchmark) -> Void = { _ in }

  /// What was found out, by the benchmarks' ids.
  struct Findings {
    /// The heap profiles; what could not be profiled is not in them.
    var profiles: [String: StackProfile] = [:]
    /// Where each of them allocates.
    var sites: [String: AllocationSites] = [:]
    /// The benchmarks that could not be profiled, and why.
    var absences: [(benchmark: String, reason: String)] = []
  }

  /// Profiles `benchmarks`. Throws where it was interrupted.
  func find(_ benchmarks: [Benchmark]) throws(ProfileAbsence) -> Findings {
    let taker = ProfileTaker(process)
    var findings = Findings()
    var heaps: [RawHeap] = []
    for benchmark in benchmarks {
      report(benchmark)
      do throws(ProfileAbsence) {
        heaps.append(try taker.rawHeap(benchmark, findsPeak: false))
      } catch {
        switch error {
        case .interrupted: throw .interrupted
        case .failed(let reason), .unavailable(let reason):
          findings.absences.append((benchmark.id, reason))
        }
      }
    }
    for (heap, named) in zip(heaps, Symboliser().profiles(of: heaps.map(\.profile))) {
      let profile = heap.described(named)
      findings.profiles[heap.benchmark] = profile
      findings.sites[heap.benchmark] = AllocationSites(
        of: profile, isExact: heap.recording.sampling == .everything)
    }
    return findings
  }
}
