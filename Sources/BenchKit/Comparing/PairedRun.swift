internal import BenchAnalysis
internal import BenchMeasurement
internal import BenchModel
internal import CBenchSupport

/// Measures two builds side by side: exact passes of both, then pairs of blocks in random order
/// until each benchmark is decided.
///
/// Calibrates once, on the base, for both sides. What to run next is `PairSchedule`'s to say, what
/// it means `Comparison`'s; here processes are started and values handed on.
struct PairedRun {
  /// What was found out, ready to be compared.
  struct Outcome {
    var base: RunRecord
    var head: RunRecord
    var times: [TimeVerdict]
    var failures: [String]
  }

  let base: PairedSide
  let head: PairedSide
  let options: PairedOptions
  let console: Console

  /// Runs it all. Throws where it was interrupted or nothing matched.
  func run() throws(PairedRunError) -> Outcome {
    let selection = try PairedSelection(base.catalogue, head.catalogue, options)
    let probe = EnvironmentProbe()
    let environment = probe.begin()
    let steal = probe.stealTicks()
    let time = Stamp.now
    var baseReadings = try count(base, selection.base)
    var headReadings = try count(head, selection.head)
    var pairs = PairedBlocks(
      base: base.process, head: head.process, options: options, console: console)
    let times = try pairs.run(selection.common, &baseReadings, &headReadings)
    let ended = probe.end(environment, stealBefore: steal)
    let session = Stamp.uuid
    func record(_ side: PairedSide, _ name: String, _ readings: [BenchmarkReadings]) -> RunRecord {
      RunRecord(
        id: Stamp.uuid, time: time, commit: side.commit, environment: ended,
        session: RunRecord.Session(id: session, side: name, order: pairs.order),
        plan: RunPlan(
          quick: false, blocks: options.maxPairs, budgetSeconds: options.budgetSeconds,
          seed: options.seed),
        benchmarks: results(of: readings, side.catalogue))
    }
    return Outcome(
      base: record(base, "base", baseReadings), head: record(head, "head", headReadings),
      times: times,
      failures: failures(base.name, baseReadings) + failures(head.name, headReadings))
  }

  /// The exact passes of one side.
  private func count(
    _ side: PairedSide, _ benchmarks: [Benchmark]
  ) throws(PairedRunError) -> [BenchmarkReadings] {
    let line = ProgressLine(console)
    var plan = SessionPlan(blocks: 0, quick: true)
    plan.timesBlocks = false
    var session = MeasuringSession(
      benchmarks, plan: plan, now: { tm_wall_ns() },
      launch: { side.process.run($0, padding: 0) }, report: line.show)
    var order = SplitMix64(seed: options.seed)
    let isWhole = session.run(using: &order)
    line.end()
    guard isWhole else { throw .interrupted }
    return session.readings
  }

  /// The results of one side, under the definitions that its own build gave.
  private func results(
    of readings: [BenchmarkReadings], _ catalogue: Catalogue
  ) -> [BenchmarkResult] {
    let definitions = Dictionary(
      catalogue.entries.map { ($0.id, $0.definition) }, uniquingKeysWith: { $1 })
    return readings.map { readings in
      var result = RecordAssembly.result(readings)
      result.definition = definitions[result.id] ?? result.definition
      return result
    }
  }

  private func failures(_ side: String, _ readings: [BenchmarkReadings]) -> [String] {
    readings.compactMap { reading in
      reading.failure.map { "\(side): \(reading.benchmark.id): \($0)" }
    }
  }
}
