import BenchKit

// Prefetch distance against speed and latency: seconds waited, pages wasted.
extension PagingBenchmark {
  /// The distances, in the order of the report's columns.
  static let distances = [5, 10, 20, 40].map { PrefetchTrial.Distance.rows($0) } + [.adaptive]

  /// A speed of the scroll, pt/s, and the time that a page takes, s.
  struct Pace {
    let speed: Int
    let latency: Double

    var milliseconds: Int { Int((latency * 1000).rounded()) }
    var name: String { "\(speed)/\(milliseconds)" }
  }

  /// Reading, skimming, flinging; a near source, a far one, a bad connection.
  static let paces = [600, 1500, 3000].flatMap { speed in
    [0.1, 0.3, 1.0].map { Pace(speed: speed, latency: $0) }
  }

  /// Seconds that a hundred readers waited at the end of the content.
  static let stalledSeconds = Metric.exact("stalledSeconds", Unit(rawValue: "s"))
  /// Pages that they asked for and never saw a row of.
  static let wasted = Metric.exact("wasted")

  static func prefetchID(_ distance: PrefetchTrial.Distance, _ pace: Pace) -> String {
    "paging/prefetch/\(distance.name)/\(pace.name)"
  }

  static let prefetches = paces.flatMap { pace in
    distances.map { distance in
      Benchmark(
        prefetchID(distance, pace),
        parameters: [
          "distance": distance.name, "speed": String(pace.speed),
          "milliseconds": String(pace.milliseconds),
        ],
        plan: MeasurementPlan(.once, blocks: 0), metrics: [stalledSeconds, wasted, requests],
        seed: 9
      ) { block in
        var trial = PrefetchTrial(distance, speed: Double(pace.speed), latency: pace.latency)
        try block.measure { try trial.run(seed: block.seed) }
        block.record(stalledSeconds, (Double(trial.stalledFrames) / 6).rounded() / 10)
        block.record(wasted, trial.wastedRequests)
        block.record(requests, trial.requests)
      }
    }
  }
}
