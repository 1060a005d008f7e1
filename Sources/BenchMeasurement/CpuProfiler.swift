package import BenchModel

/// What a CPU profiler left: raw, before any stack is read.
package struct CpuRecording: Equatable, Sendable {
  /// What sampled.
  package enum Origin: Equatable, Sendable {
    case perf
    /// The built-in sampler; with the reason why it was not perf, or nil where that was asked for.
    case sampler(PerfUnavailable?)
  }

  package var tool: Origin
  /// The worker's file: the region's times, its samples where it took them, and its mappings.
  package var samples: [UInt8]
  /// perf's file; empty where perf did not sample.
  package var perf: [UInt8]
  /// Iterations of the region.
  package var iterations: Int

  package init(tool: Origin, samples: [UInt8], perf: [UInt8] = [], iterations: Int) {
    self.tool = tool
    self.samples = samples
    self.perf = perf
    self.iterations = iterations
  }
}

/// Samples the call stacks of one benchmark's region in a process of its own: by perf where that
/// works, else by the built-in sampler.
///
/// Cost: the region, the body's set-up, and for perf about half a second more.
package struct CpuProfiler {
  /// What is passed in for tests: runs a worker with a folder for its files.
  package typealias Launch = (WorkerRequest, ProfileFolder) -> WorkerOutcome

  private let launch: Launch
  private let hasPerf: Bool

  /// A profiler that starts workers as `process` does.
  package init(_ process: WorkerProcess = WorkerProcess()) {
    self.init(hasPerf: Perf.program != nil) { request, folder in
      var process = process
      process.variables[HeapDumpFile.folderVariable] = folder.path
      // A worker under perf is perf's child, not this process's.
      if request.pass == .perf { process.variables[WorkerRequest.parentVariable] = "0" }
      return process.run(request, padding: 0)
    }
  }

  package init(hasPerf: Bool, launch: @escaping Launch) {
    self.hasPerf = hasPerf
    self.launch = launch
  }

  /// How many iterations make a region of about `seconds`: at least one, and one of a body that
  /// runs once.
  package static func iterations(
    of plan: MeasurementPlan, _ calibration: Calibration, seconds: Double = 2
  ) -> Int {
    guard plan.repetition == .calibrated else { return 1 }
    let wanted = seconds * 1e9 / max(calibration.bodyNanoseconds, 0.01)
    guard wanted > 1 else { return 1 }
    return Int(min(wanted, Double(CalibrationLimits.iterations) * 1000))
  }

  /// Takes a profile of so many iterations; `usingPerf` false leaves perf out.
  package func record(
    _ benchmark: String, iterations: Int, usingPerf: Bool = true
  ) throws(ProfileFailure) -> CpuRecording {
    var reason = usingPerf ? PerfUnavailable.notInstalled : nil
    if usingPerf, hasPerf {
      switch try recordByPerf(benchmark, iterations) {
      case .success(let recording): return recording
      case .failure(let fault): reason = fault
      }
    }
    let request = WorkerRequest(benchmark: benchmark, pass: .cpu, iterations: iterations)
    let folder = try ProfileFolder()
    _ = try ProfileFailure.check(launch(request, folder))
    guard let samples = folder.bytes(of: CpuDumpFile.samples.rawValue) else { throw .noFile }
    return CpuRecording(tool: .sampler(reason), samples: samples, iterations: iterations)
  }

  /// A worker that gives no answer under perf may have failed by itself or because of it: the
  /// built-in sampler's worker will tell.
  private func recordByPerf(
    _ benchmark: String, _ iterations: Int
  ) throws(ProfileFailure) -> Result<CpuRecording, PerfUnavailable> {
    let request = WorkerRequest(benchmark: benchmark, pass: .perf, iterations: iterations)
    let folder = try ProfileFolder()
    let outcome = launch(request, folder)
    if case .failed(let words) = outcome { return .failure(PerfUnavailable(output: words)) }
    _ = try ProfileFailure.check(outcome)
    guard let samples = folder.bytes(of: CpuDumpFile.samples.rawValue) else { throw .noFile }
    guard let perf = folder.bytes(of: CpuDumpFile.perf.rawValue) else { return .failure(.noFile) }
    return .success(
      CpuRecording(tool: .perf, samples: samples, perf: perf, iterations: iterations))
  }
}
