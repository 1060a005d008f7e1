package import BenchModel
internal import CBenchSupport

/// The child's side: runs one benchmark's body under the driver of one pass.
package enum Worker {
  /// Measures `benchmark` as `request` asks, in this process.
  package static func read(_ request: WorkerRequest, of benchmark: Benchmark) -> BlockReading {
    switch request.pass {
    case .calibrate: calibrate(benchmark)
    case .timed: time(request, benchmark)
    case .exact: count(request, benchmark)
    }
  }

  /// Answers `request` on descriptor 3 and ends the process.
  package static func answer(_ request: WorkerRequest, of benchmark: Benchmark) -> Never {
    tm_end_with_parent()
    let reply = Array(read(request, of: benchmark).wire.utf8)
    let error = reply.withUnsafeBytes { tm_write_all(3, $0.baseAddress, $0.count) }
    tm_exit(error == 0 ? 0 : 1)
  }

  private static func calibrate(_ benchmark: Benchmark) -> BlockReading {
    let driver = CalibrationDriver(clock: SystemClock(), plan: benchmark.plan)
    var reading = BlockReading()
    reading.failure = run(benchmark, driver)
    reading.calibration = driver.finish()
    return reading
  }

  private static func time(_ request: WorkerRequest, _ benchmark: Benchmark) -> BlockReading {
    let driver = TimedDriver(
      clock: SystemClock(), iterations: request.iterations, samples: request.samples,
      warmUps: benchmark.plan.repetition == .once ? 0 : 1, pacer: Pacer.system)
    let failure = run(benchmark, driver)
    var reading = driver.finish()
    reading.failure = failure
    return reading
  }

  private static func count(_ request: WorkerRequest, _ benchmark: Benchmark) -> BlockReading {
    switch JemallocCounters.install() {
    case .success(let counters): return count(request, benchmark, counters)
    case .failure(let reason):
      var reading = count(request, benchmark, AbsentCounters())
      reading.allocation = nil
      reading.growth = []
      reading.memoryUnavailable = reason.description
      return reading
    }
  }

  private static func count(
    _ request: WorkerRequest, _ benchmark: Benchmark, _ counters: some AllocationCounting
  ) -> BlockReading {
    let isOnce = benchmark.plan.repetition == .once
    if !isOnce {
      // What the runtime builds on first use (metadata, lazy globals) is not the body's.
      let rehearsal = ExactDriver(counters: counters, iterations: 1, warmUps: 0)
      _ = run(benchmark, rehearsal)
    }
    let driver = ExactDriver(
      counters: counters, iterations: request.iterations, warmUps: isOnce ? 0 : 1)
    let before = counters.read().liveBytes
    let failure = run(benchmark, driver)
    var reading = driver.finish(retainedBytes: counters.read().liveBytes - before)
    reading.failure = failure
    return reading
  }

  /// Runs the body; what it threw, as text.
  private static func run(_ benchmark: Benchmark, _ driver: some BlockDriver) -> String? {
    let block = Block(parameters: benchmark.parameters, seed: benchmark.seed, driver: driver)
    do {
      try benchmark.body(block)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// Stands in for counters that could not be had, so that a body's own metrics are still recorded.
private struct AbsentCounters: AllocationCounting {
  func read() -> AllocationSnapshot {
    AllocationSnapshot(allocations: 0, allocatedBytes: 0, liveBytes: 0, peakBytes: 0)
  }

  func resetPeak() {}

  func totals() -> AllocatorTotals { AllocatorTotals(allocated: 0, active: 0, resident: 0) }
}
