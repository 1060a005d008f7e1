internal import BenchModel
internal import CBenchSupport

/// Samples stacks over the region, or notes its times for a profiler that watches from outside, and
/// writes what it has to the folder that the environment names.
struct CpuPass: WorkerPass {
  let driver: RegionDriver<SystemSampler>
  private let sampler: SystemSampler
  private let folder: String?

  init(_ request: WorkerRequest, _ benchmark: Benchmark) {
    sampler = SystemSampler(Self.sampling(request, benchmark))
    folder = tm_variable(HeapDumpFile.folderVariable).map { String(cString: $0) }
    let isOnce = benchmark.plan.repetition == .once
    driver = RegionDriver(
      watch: sampler, iterations: request.iterations, warmUps: isOnce ? 0 : 1,
      warmUpIterations: Self.warmUpIterations(of: request.iterations))
  }

  /// A warm-up is there to warm up, not to last as long as the region: it is a hundredth of it.
  static func warmUpIterations(of iterations: Int) -> Int { max(1, iterations / 100) }

  mutating func begin() { sampler.prepare() }

  func finish() -> BlockReading {
    var reading = BlockReading()
    reading.iterations = driver.iterations
    guard driver.isDone else { return reading }
    if let folder {
      sampler.write(to: CpuDumpFile.samples.path(in: folder))
    }
    reading.failure = sampler.fault
    return reading
  }

  /// A body that waits or has threads of its own is sampled on all of them.
  private static func sampling(_ request: WorkerRequest, _ benchmark: Benchmark) -> tm_sampling {
    if request.pass == .perf { return tm_sample_nothing }
    let isAlone = benchmark.body.processor == .thread && !benchmark.plan.judgesWallTime
    return isAlone ? tm_sample_thread : tm_sample_process
  }
}

/// The sampler of the C room, and what went wrong with it.
final class SystemSampler: RegionWatching {
  /// 250 Hz: a tick of the usual system. A finer timer would not be served.
  private static let period: UInt64 = 4_000_000
  /// 8 MiB of samples: five minutes of stacks thirteen deep.
  private static let capacity = 1 << 20

  private let sampling: tm_sampling
  /// Why there is no profile; nil where all went well.
  private(set) var fault: String?

  init(_ sampling: tm_sampling) { self.sampling = sampling }

  func prepare() { note(tm_sampler_prepare(sampling, Self.period, Self.capacity), "be prepared") }

  func begin() { if fault == nil { note(tm_sampler_start(), "start") } }

  func end() { if fault == nil { tm_sampler_stop() } }

  func write(to path: String) { if fault == nil { note(tm_sampler_write(path), "write \(path)") } }

  private func note(_ error: Int32, _ act: String) {
    guard error != 0 else { return }
    fault = "the sampler cannot \(act): \(String(cString: tm_error_text(error)))"
  }
}
