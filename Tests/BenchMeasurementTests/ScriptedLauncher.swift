import BenchModel

@testable import BenchMeasurement

/// Answers requests without a process and writes them down.
final class ScriptedLauncher {
  var requests: [WorkerRequest] = []
  var batches: [[WorkerRequest]] = []
  var outcome: (WorkerRequest) -> WorkerOutcome? = { _ in nil }

  func launch(_ together: [WorkerRequest]) -> [WorkerOutcome] {
    batches.append(together)
    return together.map(launch)
  }

  private func launch(_ request: WorkerRequest) -> WorkerOutcome {
    requests.append(request)
    if let outcome = outcome(request) { return outcome }
    var reading = BlockReading()
    reading.iterations = request.iterations
    if request.pass == .calibrate {
      reading.calibration = Calibration(iterations: 500, samples: 10, bodyNanoseconds: 1000)
    }
    return .reading(reading)
  }

  func count(_ pass: WorkerRequest.Pass, _ id: String) -> Int {
    requests.count { $0.pass == pass && $0.benchmark == id }
  }
}

func benchmark(_ id: String, _ plan: MeasurementPlan = MeasurementPlan()) -> Benchmark {
  Benchmark(id, plan: plan) { _ in }
}

func session(
  _ benchmarks: [Benchmark], _ launcher: ScriptedLauncher,
  plan: SessionPlan = SessionPlan(blocks: 4, quick: false), now: @escaping () -> UInt64 = { 0 }
) -> MeasuringSession {
  MeasuringSession(benchmarks, plan: plan, now: now, launch: launcher.launch, report: { _ in })
}
