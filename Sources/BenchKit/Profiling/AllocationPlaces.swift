internal import BenchMeasurement
internal import BenchModel
internal import BenchProfile

/// Finds where benchmarks allocate: a heap profile each, all of them named in one go.
struct AllocationPlaces {
  let taker: ProfileTaker
  /// Called before each benchmark.
  let report: (Benchmark) -> Void

  init(_ process: WorkerProcess, report: @escaping (Benchmark) -> Void = { _ in }) {
    var taker = ProfileTaker(process)
    taker.sampling = nil
    self.taker = taker
    self.report = report
  }

  /// What was found out.
  struct Findings {
    /// By the benchmarks' ids; what could not be profiled is not in it.
    var sites: [String: AllocationSites] = [:]
    /// The benchmarks that could not be profiled, and why.
    var absences: [(benchmark: String, reason: String)] = []
  }

  /// The sites of `benchmarks`. Throws where it was interrupted.
  func find(_ benchmarks: [Benchmark]) throws(ProfileAbsence) -> Findings {
    var findings = Findings()
    var heaps: [(id: String, heap: RawHeap)] = []
    for benchmark in benchmarks {
      report(benchmark)
      do throws(ProfileAbsence) {
        heaps.append((benchmark.id, try taker.rawHeap(benchmark, findsPeak: false)))
      } catch {
        switch error {
        case .interrupted: throw .interrupted
        case .failed(let reason), .unavailable(let reason):
          findings.absences.append((benchmark.id, reason))
        }
      }
    }
    let profiles = Symboliser().profiles(of: heaps.map(\.heap.profile))
    for (entry, named) in zip(heaps, profiles) {
      var profile = named
      profile.origin.iterations = entry.heap.iterations
      findings.sites[entry.id] = AllocationSites(
        of: profile, isExact: entry.heap.sampling == .everything)
    }
    return findings
  }
}
