package import BenchModel

/// What a heap profiler left: raw, before any stack is read.
package struct HeapRecording: Equatable, Sendable {
  /// jemalloc's files. The one of the peak may be missing.
  package var files: [HeapDumpFile: [UInt8]]
  package var sampling: HeapSampling
  /// Iterations of the region.
  package var iterations: Int
  /// The counts of the region, by jemalloc's hooks: exact however coarse the sampling.
  package var counts: HeapReading
  /// What a reader should know, each a whole sentence.
  package var warnings: [String]

  package init(
    files: [HeapDumpFile: [UInt8]], sampling: HeapSampling, iterations: Int, counts: HeapReading,
    warnings: [String] = []
  ) {
    self.files = files
    self.sampling = sampling
    self.iterations = iterations
    self.counts = counts
    self.warnings = warnings
  }

  /// Which tool, and how finely, as a profile's origin says it.
  package var tool: String { "jemalloc, \(sampling.words)" }
}

/// Takes the heap profile of one benchmark: one process counts and finds the allocation at which
/// most bytes are live, then another runs under jemalloc's profiler and writes a profile there, at
/// the region's end, and after tear-down.
///
/// Two processes, because one that writes whenever there is a new peak would write at every
/// allocation of a heap that only grows; and the first one's counts say how finely the second can
/// sample: every allocation where there are few, else what keeps it short. Cost: the exact pass
/// once more, and about 4 µs for each sample.
package struct HeapProfiler {
  /// What is passed in for tests: runs a worker with a folder for its files and options for
  /// jemalloc, none where nothing is profiled.
  package typealias Launch = (WorkerRequest, ProfileFolder, _ options: String?) -> WorkerOutcome

  /// How finely to sample; by the counts where nil.
  package var sampling: HeapSampling?
  /// Whether to profile the peak. Without it, and with `sampling` given, one process is enough.
  package var findsPeak = true
  private let launch: Launch

  /// A profiler that starts workers as `process` does.
  package init(_ process: WorkerProcess = WorkerProcess()) {
    self.init { request, folder, options in
      var process = process
      process.variables[HeapDumpFile.folderVariable] = folder.path
      if let options { process.variables["MALLOC_CONF"] = options }
      return process.run(request, padding: 0)
    }
  }

  package init(launch: @escaping Launch) { self.launch = launch }

  /// Profiles a region of as many iterations as the exact pass has, so that its sums agree.
  package func record(_ benchmark: Benchmark) throws(ProfileFailure) -> HeapRecording {
    let plan = benchmark.plan
    let iterations = plan.repetition == .once ? 1 : max(1, plan.exactIterations)
    let folder = try ProfileFolder()
    var request = WorkerRequest(benchmark: benchmark.id, pass: .heap, iterations: iterations)
    var scouted: HeapReading?
    if findsPeak || sampling == nil { scouted = try counts(of: request, folder, nil) }
    let sampling =
      sampling
      ?? HeapSampling(
        allocations: scouted?.allocations ?? 0, bytes: scouted?.allocatedBytes ?? 0)
    request.peakEvent = findsPeak ? scouted?.peakEvent ?? 0 : 0
    let counts = try counts(of: request, folder, Self.options(sampling))
    var files: [HeapDumpFile: [UInt8]] = [:]
    for file in HeapDumpFile.allCases { files[file] = folder.bytes(of: file.rawValue) }
    guard files[.end] != nil, files[.tornDown] != nil else { throw .noFile }
    return HeapRecording(
      files: files, sampling: sampling, iterations: iterations, counts: counts,
      warnings: scouted.map { warnings($0, counts) } ?? [])
  }

  /// jemalloc's options for a process under its profiler, which then waits to be switched on.
  static func options(_ sampling: HeapSampling) -> String {
    "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:\(sampling.logarithm)"
  }

  private func counts(
    of request: WorkerRequest, _ folder: ProfileFolder, _ options: String?
  ) throws(ProfileFailure) -> HeapReading {
    let reading = try ProfileFailure.check(launch(request, folder, options))
    if let counts = reading.heap { return counts }
    if let reason = reading.memoryUnavailable { throw .unavailable(reason) }
    throw .failed("the body never called measure; give it the code to measure")
  }

  private func warnings(_ scouted: HeapReading, _ counts: HeapReading) -> [String] {
    var warnings: [String] = []
    if scouted.allocations != counts.allocations {
      warnings.append(
        "The profiled process allocated \(counts.allocations) times and the one before it "
          + "\(scouted.allocations) times: the body does not allocate the same on every run.")
    }
    if findsPeak, scouted.peakEvent > 0, !counts.hasPeak {
      warnings.append(
        "The profiled process did not come to the peak of the one before it, so what is live "
          + "there is not known; profile the benchmark again.")
    }
    return warnings
  }
}
