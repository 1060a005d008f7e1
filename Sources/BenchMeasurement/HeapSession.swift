package import BenchModel

/// Takes the heap profile of one benchmark: one process that counts and finds the peak, then one
/// under jemalloc's profiler, which leaves its files (`HeapDumpFile`) in a folder.
///
/// A value with its effects passed in. Where nobody says how finely to sample, the first process's
/// counts do: every allocation where there are few, else what keeps the second process short.
package struct HeapSession {
  /// Runs a worker with these variables in its environment.
  package typealias Launch = (WorkerRequest, [String: String]) -> WorkerOutcome

  /// What a profiled process has said.
  package struct Recording: Equatable, Sendable {
    package var sampling: HeapSampling
    package var iterations: Int
    /// The counts of the profiled region.
    package var counts: HeapReading
    /// What a reader should know, each a whole sentence.
    package var warnings: [String]
  }

  /// How finely to sample; by the counts where nil.
  package var sampling: HeapSampling?
  /// Whether to write down what is live at the peak.
  package var findsPeak = true
  private let launch: Launch

  package init(launch: @escaping Launch) { self.launch = launch }

  /// Profiles `benchmark` into `folder`, which is there, for as many iterations as an exact pass.
  package func record(
    _ benchmark: Benchmark, into folder: String
  ) -> Result<Recording, WorkerFailure> {
    let plan = benchmark.plan
    let iterations = plan.repetition == .once ? 1 : max(1, plan.exactIterations)
    var request = WorkerRequest(benchmark: benchmark.id, pass: .heap, iterations: iterations)
    return counts(of: request, [:]).flatMap { scouted in
      let sampling =
        sampling
        ?? HeapSampling(allocations: scouted.allocations, bytes: scouted.allocatedBytes)
      request.peakEvent = findsPeak ? scouted.peakEvent : 0
      let variables = [
        "MALLOC_CONF": Self.options(sampling), HeapDumpFile.folderVariable: folder,
      ]
      return counts(of: request, variables).map { counts in
        Recording(
          sampling: sampling, iterations: iterations, counts: counts,
          warnings: warnings(scouted, counts))
      }
    }
  }

  /// jemalloc's options for a process under its profiler.
  static func options(_ sampling: HeapSampling) -> String {
    "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:\(sampling.logarithm)"
  }

  private func counts(
    of request: WorkerRequest, _ variables: [String: String]
  ) -> Result<HeapReading, WorkerFailure> {
    switch launch(request, variables) {
    case .interrupted: return .failure(.interrupted)
    case .failed(let reason): return .failure(.failed(reason))
    case .reading(let reading):
      if let counts = reading.heap { return .success(counts) }
      return .failure(.failed(Self.absence(reading)))
    }
  }

  private static func absence(_ reading: BlockReading) -> String {
    if let reason = reading.memoryUnavailable { return reason }
    if let reason = reading.skipped { return reason }
    if let reason = reading.failure { return "the body failed: \(reason)" }
    return "the body never called measure; give it the code to measure"
  }

  private func warnings(_ scouted: HeapReading, _ counts: HeapReading) -> [String] {
    var warnings: [String] = []
    if scouted.allocations != counts.allocations {
      warnings.append(
        "The profiled process allocated \(counts.allocations) times, the one before it "
          + "\(scouted.allocations) times; read the numbers as those of one run.")
    }
    if findsPeak, scouted.peakEvent > 0, !counts.hasPeak {
      warnings.append(
        "The profiled process did not reach the peak of the one before it, so there is no profile "
          + "of what is live there; profile the benchmark again.")
    }
    return warnings
  }
}

extension WorkerProcess {
  /// Runs one worker with more variables in its environment.
  package func run(_ request: WorkerRequest, with variables: [String: String]) -> WorkerOutcome {
    var process = self
    process.variables.merge(variables) { $1 }
    return process.run(request, padding: 0)
  }
}
