internal import BenchMeasurement
internal import BenchModel
internal import BenchProfile

/// Takes profiles of benchmarks of one build, each in a process of its own.
///
/// Knows which steps a profile takes; what is in a dump and what a stack is called is for
/// `BenchProfile`. Cost: for a heap two processes, for CPU time a calibration and the region.
struct ProfileTaker {
  /// Starts workers of the build.
  let process: WorkerProcess
  /// How long the region of a CPU profile is, s.
  var seconds = 2.0
  /// Which frames are kept.
  var cut = StackCut.harness

  init(_ process: WorkerProcess) { self.process = process }

  /// The profile of `benchmark`.
  func profile(
    _ kind: ProfileKind, of benchmark: Benchmark
  ) throws(ProfileAbsence) -> StackProfile {
    var profile: StackProfile
    switch kind {
    case .heap: profile = try heap(benchmark)
    case .cpu: profile = try cpu(benchmark)
    case .instructions: profile = try instructions(benchmark)
    }
    profile.origin.benchmark = benchmark.id
    profile.origin.kind = kind.rawValue
    return profile
  }

  private func heap(_ benchmark: Benchmark) throws(ProfileAbsence) -> StackProfile {
    let heap = try rawHeap(benchmark)
    return heap.described(named(heap.profile))
  }

  /// Profiles the heap of `benchmark`; `findsPeak` false spares what is live at the peak.
  func rawHeap(
    _ benchmark: Benchmark, findsPeak: Bool = true
  ) throws(ProfileAbsence) -> RawHeap {
    var profiler = HeapProfiler(process)
    profiler.findsPeak = findsPeak
    do {
      let recording = try profiler.record(benchmark)
      return RawHeap(
        benchmark: benchmark.id, recording: recording,
        profile: try HeapProfile.raw(recording.files))
    } catch {
      throw Self.absence(error)
    }
  }

  private func cpu(_ benchmark: Benchmark) throws(ProfileAbsence) -> StackProfile {
    let iterations = try iterations(of: benchmark)
    let recording: CpuRecording
    let sampled: SampledProfile
    do {
      (recording, sampled) = try sampledProfile(benchmark, iterations)
    } catch {
      throw Self.absence(error)
    }
    var profile = named(sampled.raw)
    profile.origin.tool = sampled.tool
    profile.origin.iterations = iterations
    if case .sampler(let reason?) = recording.tool {
      profile.warnings.append("Sampled without perf, because \(reason): \(reason.remedy).")
    }
    profile.warnings += sampled.warnings
    return profile
  }

  /// What perf says; where its file is one that nobody here can read, what the process itself does.
  private func sampledProfile(
    _ benchmark: Benchmark, _ iterations: Int
  ) throws -> (CpuRecording, SampledProfile) {
    let profiler = CpuProfiler(process)
    var recording = try profiler.record(benchmark.id, iterations: iterations)
    if recording.tool == .perf {
      let dump = try SamplerDump(recording.samples)
      if let file = try? PerfFile(recording.perf) { return (recording, SampledProfile(file, dump)) }
      recording = try profiler.record(benchmark.id, iterations: iterations, usingPerf: false)
      recording.tool = .sampler(.noFile)
    }
    return (recording, SampledProfile(try SamplerDump(recording.samples)))
  }

  /// How many iterations fill the region of a CPU profile.
  private func iterations(of benchmark: Benchmark) throws(ProfileAbsence) -> Int {
    guard benchmark.plan.repetition == .calibrated else { return 1 }
    let request = WorkerRequest(benchmark: benchmark.id, pass: .calibrate)
    switch process.run(request, padding: 0) {
    case .interrupted: throw .interrupted
    case .failed(let reason): throw .failed(reason)
    case .reading(let reading):
      if let reason = reading.skipped { throw .unavailable(reason) }
      if let reason = reading.failure { throw .failed("the body failed: \(reason)") }
      return reading.calibration.map {
        CpuProfiler.iterations(of: benchmark.plan, $0, seconds: seconds)
      } ?? 1
    }
  }

  private func instructions(_ benchmark: Benchmark) throws(ProfileAbsence) -> StackProfile {
    let plan = benchmark.plan
    let iterations = plan.repetition == .once ? 1 : max(1, plan.exactIterations)
    do {
      let recording = try InstructionProfiler(process).record(
        benchmark.id, iterations: iterations)
      var profile = try CallgrindDump(recording.callgrind).profile(
        by: Symboliser(), program: recording.program, copy: recording.copy, cutting: cut)
      profile.origin.tool = "callgrind, every instruction"
      profile.origin.iterations = iterations
      return profile
    } catch {
      throw Self.absence(error)
    }
  }

  /// The profile with functions for addresses.
  private func named(_ raw: RawProfile) -> StackProfile {
    Symboliser().symbols(of: [raw]).profile(of: raw, cutting: cut)
  }

  static func absence(_ error: any Error) -> ProfileAbsence {
    guard let failure = error as? ProfileFailure else { return .failed("\(error)") }
    let words = "\(failure)" + (failure.remedy.map { "; \($0)" } ?? "")
    switch failure {
    case .interrupted: return .interrupted
    case .noValgrind, .noStrip, .unavailable, .skipped: return .unavailable(words)
    case .noFolder, .noFile, .failed: return .failed(words)
    }
  }
}
