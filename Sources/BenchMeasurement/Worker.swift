package import BenchModel
internal import CBenchSupport

/// The child's side: runs one benchmark's body under the driver of one pass.
///
/// A plain body runs on the main thread with no task around it, so that the concurrency runtime is
/// in none of its counts. A body that waits runs in a task, while the main thread serves the main
/// actor: a body on the main actor cannot deadlock.
package enum Worker {
  /// Answers `request` on descriptor 3 and ends the process.
  package static func answer(_ request: WorkerRequest, of benchmark: Benchmark) -> Never {
    let parent = tm_variable(WorkerRequest.parentVariable).flatMap { Int32(String(cString: $0)) }
    tm_begin_child(parent ?? 0)
    switch request.pass {
    case .calibrate: answer(benchmark) { CalibrationPass(benchmark) }
    case .timed: answer(benchmark) { TimedPass(request, benchmark) }
    case .instructions: answer(benchmark) { InstructionPass(request, benchmark) }
    case .cpu, .perf: answer(benchmark) { CpuPass(request, benchmark) }
    case .exact: count(request, benchmark)
    case .heap: profileHeap(request, benchmark)
    }
  }

  /// Sends what this build can measure on descriptor 3 and ends the process.
  package static func answer(_ catalogue: Catalogue) -> Never { send(catalogue.wire) }

  private static func count(_ request: WorkerRequest, _ benchmark: Benchmark) -> Never {
    switch JemallocCounters.install() {
    case .success(let counters):
      answer(benchmark) { ExactPass(request, benchmark, counters) }
    case .failure(let reason):
      answer(benchmark, amended: { $0.withoutMemory(because: reason) }) {
        ExactPass(request, benchmark, AbsentCounters())
      }
    }
  }

  private static func profileHeap(_ request: WorkerRequest, _ benchmark: Benchmark) -> Never {
    switch JemallocHeap.install(peakEvent: request.peakEvent) {
    case .success(let heap): answer(benchmark) { HeapPass(request, benchmark, heap) }
    case .failure(let reason):
      var reading = BlockReading()
      reading.memoryUnavailable = "\(reason); \(reason.remedy)"
      send(reading.wire)
    }
  }

  private static func answer<Pass: WorkerPass>(
    _ benchmark: Benchmark, amended: @escaping @Sendable (BlockReading) -> BlockReading = { $0 },
    _ makePass: @escaping @Sendable () -> Pass
  ) -> Never {
    switch benchmark.body {
    case .plain(let body): send(amended(read(benchmark, makePass(), body)).wire)
    case .async(let body):
      Task.detached {
        let reading = await read(benchmark, makePass()) { try await body($0) }
        send(amended(reading).wire)
      }
    case .mainActor(let body):
      Task { @MainActor in
        let reading = await read(benchmark, makePass()) { @MainActor in try await body($0) }
        send(amended(reading).wire)
      }
    }
    tm_serve_main_actor()
  }

  private static func read(
    _ benchmark: Benchmark, _ pass: consuming some WorkerPass, _ body: Benchmark.Body
  ) -> BlockReading {
    func run(_ driver: some BlockDriver, _ body: Benchmark.Body) -> (any Error)? {
      do {
        try body(Block(parameters: benchmark.parameters, seed: benchmark.seed, driver: driver))
        return nil
      } catch {
        return error
      }
    }
    let isOnce = benchmark.plan.repetition == .once
    if let rehearsal = pass.rehearsal { _ = run(rehearsal, isOnce ? Benchmark.understudy : body) }
    pass.begin()
    let error = run(pass.driver, body)
    return pass.finish().ended(by: error)
  }

  private nonisolated(nonsending) static func read(
    _ benchmark: Benchmark, _ pass: consuming some WorkerPass,
    _ body: nonisolated(nonsending) (Block) async throws -> Void
  ) async -> BlockReading {
    func block(_ driver: some BlockDriver) -> Block {
      Block(parameters: benchmark.parameters, seed: benchmark.seed, driver: driver)
    }
    if let rehearsal = pass.rehearsal, benchmark.plan.repetition != .once {
      try? await body(block(rehearsal))
    }
    pass.begin()
    do {
      try await body(block(pass.driver))
      return pass.finish()
    } catch {
      return pass.finish().ended(by: error)
    }
  }

  /// Sends the reply and ends the process.
  private static func send(_ wire: String) -> Never {
    let reply = Array(wire.utf8)
    let error = reply.withUnsafeBytes { tm_write_all(3, $0.baseAddress, $0.count) }
    tm_exit(error == 0 ? 0 : 1)
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

  /// The reading without the counts that nobody counted.
  fileprivate func withoutMemory(because reason: CountersUnavailable) -> BlockReading {
    var reading = self
    reading.allocation = nil
    reading.growth = []
    reading.memoryUnavailable = "\(reason); \(reason.remedy)"
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
