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
    tm_begin_child()
    let reply = Array(read(request, of: benchmark).wire.utf8)
    let error = reply.withUnsafeBytes { tm_write_all(3, $0.baseAddress, $0.count) }
    tm_exit(error == 0 ? 0 : 1)
  }

  private static func calibrate(_ benchmark: Benchmark) -> BlockReading {
    let driver = CalibrationDriver(clock: SystemClock(), plan: benchmark.plan)
    let error = run(benchmark, driver)
    var reading = BlockReading()
    reading.calibration = driver.finish()
    reading.recorded = driver.recorded
    return reading.ended(by: error)
  }

  private static func time(_ request: WorkerRequest, _ benchmark: Benchmark) -> BlockReading {
    let driver = TimedDriver(
      clock: SystemClock(), iterations: request.iterations, samples: request.samples,
      warmUps: benchmark.plan.repetition == .once ? 0 : 1, pacer: Pacer.system)
    let error = run(benchmark, driver)
    return driver.finish().ended(by: error)
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
    let error = run(benchmark, driver)
    return driver.finish(retainedBytes: counters.read().liveBytes - before).ended(by: error)
  }

  /// Runs the body; what it threw, if it did.
  private static func run(_ benchmark: Benchmark, _ driver: some BlockDriver) -> (any Error)? {
    let block = Block(parameters: benchmark.parameters, seed: benchmark.seed, driver: driver)
    do {
      try benchmark.body(block)
      return nil
    } catch {
      return error
    }
  }
}

extension BlockReading {
  /// The reading of a body that ended by throwing `error`, or by returning.
  fileprivate func ended(by error: (any Error)?) -> BlockReading {
    var reading = self
    switch error {
    case nil: break
    case let skip as Skipped: reading.skipped = skip.reason
    case let error?: reading.failure = "\(error)"
    }
    return reading
  }
}

/// Stands in for counters that could not be had, so that a body's own metrics are still recorded.
private struct AbsentCounters: AllocationCounting {
  func read() -> AllocationSnapshot {
    AllocationSnapshot(allocations: 0, allocatedBytes: 0, liveBytes: 0, peakBytes: 0)
  }

  func resetPeak() {}

  func totals() -> AllocatorTotals { AllocatorTotals(active: 0, resident: 0) }
}
