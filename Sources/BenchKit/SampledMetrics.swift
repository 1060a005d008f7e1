internal import BenchMeasurement
internal import BenchModel
internal import BenchStatistics

/// The sampled metrics of a benchmark: one value for each timed block.
enum SampledMetrics {
  /// Each sampled metric with its values.
  static func of(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    guard !readings.blocks.isEmpty else { return [] }
    return times(readings) + usage(readings) + frames(readings) + pacing(readings) + own(readings)
  }

  /// A block's value is the least of its samples: noise only ever adds.
  private static func times(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    let operations = readings.benchmark.plan.operations
    func least(_ time: KeyPath<Sample, UInt64>) -> Measured {
      let values = readings.blocks.compactMap { block in
        block.least.map { Double($0[keyPath: time]) / block.operations(of: operations) }
      }
      if values.isEmpty { return .unavailable("the body never called measure") }
      if values.contains(0) { return .unavailable("below the resolution of the clock") }
      return .sampled(values)
    }
    let cpu = least(\.cpu)
    return [(.cpu, cpu), (.wall, least(\.wall))] + rate(readings, cpu)
  }

  /// The plan's throughput, a second of CPU time.
  private static func rate(
    _ readings: BenchmarkReadings, _ cpu: Measured
  ) -> [(Metric, Measured)] {
    guard let throughput = readings.benchmark.plan.throughput else { return [] }
    guard case .sampled(let times) = cpu else { return [(throughput.metric, cpu)] }
    return [(throughput.metric, .sampled(times.map { Double(throughput.amount) * 1e9 / $0 }))]
  }

  /// What the system says of the thread and the process.
  private static func usage(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    func each(_ count: KeyPath<BlockReading, Int>) -> Measured {
      let operations = readings.benchmark.plan.operations
      return .sampled(
        readings.blocks.map { block in
          Double(block[keyPath: count])
            / (block.operations(of: operations) * Double(max(1, block.sampleCount)))
        })
    }
    let resident = readings.blocks.map { Double($0.residentBytes) }
    let isKnown = !resident.contains(0)
    return [
      (.pageFaults, each(\.pageFaults)), (.contextSwitches, each(\.contextSwitches)),
      (
        .residentBytes,
        isKnown ? .sampled(resident) : .unavailable("the system does not say (/proc/self/statm)")
      ),
    ]
  }

  private static func frames(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    guard readings.blocks.contains(where: { !$0.frames.isEmpty }) else { return [] }
    let frames = readings.blocks.map { $0.frames.map { Double($0) } }
    let at60 = frames.compactMap { FrameSummary(frameTimes: $0, budget: FrameBudget.at60Hz) }
    let at120 = frames.compactMap { FrameSummary(frameTimes: $0, budget: FrameBudget.at120Hz) }
    return [
      (.frameP50, .sampled(at60.map(\.p50))), (.frameP99, .sampled(at60.map(\.p99))),
      (.frameMax, .sampled(at60.map(\.longest))),
      (.hitchRatio60, .sampled(at60.map(\.hitchTimeRatio))),
      (.hitchRatio120, .sampled(at120.map(\.hitchTimeRatio))),
      (.headroom60, .sampled(at60.compactMap(\.headroom))),
      (.headroom120, .sampled(at120.compactMap(\.headroom))),
    ]
  }

  private static func pacing(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    let paced = readings.blocks.filter { !$0.lateness.isEmpty }
    guard !paced.isEmpty else { return [] }
    func quantiles(_ values: KeyPath<BlockReading, [UInt64]>, _ share: Double) -> Measured {
      .sampled(paced.compactMap { Quantile.of($0[keyPath: values].map { Double($0) }, at: share) })
    }
    return [
      (.latenessP50, quantiles(\.lateness, 0.5)), (.latenessP99, quantiles(\.lateness, 0.99)),
      (.latenessMax, quantiles(\.lateness, 1)),
      (.missedDeadlines, .sampled(paced.map { Double($0.missedDeadlines) })),
      (.tickCPU, quantiles(\.ticks, 0.5)),
    ]
  }

  private static func own(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    readings.benchmark.metrics.filter { $0.kind == .sampled }.map { metric in
      let values = BenchmarkReadings.recorded(metric, in: readings.blocks)
      let isFinite = values.allSatisfy(\.isFinite)
      let absent = isFinite ? "the body recorded no value" : "the body recorded no finite number"
      return (metric, values.isEmpty || !isFinite ? .unavailable(absent) : .sampled(values))
    }
  }
}

/// How long a frame may take, ns.
enum FrameBudget {
  static let at60Hz = 1e9 / 60
  static let at120Hz = 1e9 / 120
}

extension BlockReading {
  /// The operations of one sample.
  fileprivate func operations(of perIteration: Int) -> Double {
    Double(max(1, iterations)) * Double(perIteration)
  }
}
