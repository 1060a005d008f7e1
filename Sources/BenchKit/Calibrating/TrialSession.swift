internal import BenchAnalysis
internal import BenchMeasurement
internal import BenchModel
internal import CBenchSupport

/// Runs suites of known change through the gate: the same pairs, schedule and rule as `bench ab`.
struct TrialSession {
  /// Why a suite could not be run.
  enum Failure: Error, Equatable, CustomStringConvertible {
    /// The person at the keyboard stopped it.
    case interrupted
    /// A whole sentence.
    case failed(String)

    var description: String {
      switch self {
      case .interrupted: "interrupted; the suite runs before this one are kept"
      case .failed(let reason): reason
      }
    }
  }

  private let plan: TrialPlan
  private let cores: Int
  private let console: Console

  /// A session on a machine of so many `cores`; what single pairs say is not shown.
  init(_ plan: TrialPlan, cores: Int, program: String) {
    self.plan = plan
    self.cores = cores
    console = Console(
      program: program, result: { _ in }, message: { _ in }, drawsProgress: false)
  }

  /// Runs the suite with this seed; a load that comes half-way does so after half of `expected`.
  func run(
    _ suite: TrialPlan.Suite, seed: UInt64, expectedMilliseconds expected: Int
  ) throws(Failure) -> SuiteTrial {
    let injections = SuitePlan.injections(suite.kind, count: plan.suiteSize)
    let benchmarks = injections.compactMap { InjectedKernel.benchmark($0) }
    let programs = try Self.programs(suite.kind)
    defer { withExtendedLifetime(programs) {} }
    let before = EnvironmentProbe().begin().loadBefore
    let time = Stamp.now
    let load = try begin(suite.load, seed: seed, delayMilliseconds: expected / 2)
    defer { load.end() }
    let start = tm_wall_ns()
    var base = benchmarks.map { BenchmarkReadings(benchmark: $0) }
    var head = base
    var pairs = pairedBlocks(programs, seed: seed)
    let verdicts: [TimeVerdict]
    do throws(PairedRunError) {
      verdicts = try pairs.run(
        benchmarks.map { PairedSelection.Entry(benchmark: $0, isNamed: false) }, &base, &head)
    } catch {
      throw error == .interrupted ? .interrupted : .failed("\(error)")
    }
    let milliseconds = Int((tm_wall_ns() - start) / 1_000_000)
    for reading in base + head {
      if let reason = reading.failure { throw .failed("\(reading.benchmark.id): \(reason)") }
    }
    return SuiteTrial(
      kind: suite.kind, load: suite.load, seed: seed, time: time, milliseconds: milliseconds,
      mostPairs: plan.mostPairs, loadBefore: before,
      loadAfter: EnvironmentProbe().begin().loadBefore,
      benchmarks: try Self.benchmarks(verdicts, pairs.pairs, isChanged: suite.kind != .unchanged))
  }

  private static func programs(_ kind: SuiteTrial.Kind) throws(Failure) -> InjectedPrograms {
    do throws(InjectedPrograms.Failure) {
      return try InjectedPrograms(isHeadChanged: kind != .unchanged)
    } catch {
      throw .failed("\(error)")
    }
  }

  private func pairedBlocks(_ programs: InjectedPrograms, seed: UInt64) -> PairedBlocks {
    var options = PairedOptions(seed: seed)
    options.maxPairs = plan.mostPairs
    return PairedBlocks(
      base: process(programs.base), head: process(programs.head), options: options,
      console: console)
  }

  private func process(_ path: String) -> WorkerProcess {
    var process = WorkerProcess()
    process.program = path
    process.timeoutSeconds = plan.timeoutSeconds
    return process
  }

  private func begin(
    _ load: MachineLoad, seed: UInt64, delayMilliseconds: Int
  ) throws(Failure) -> LoadProcesses {
    let count = load == .quiet ? 0 : cores
    let processes = LoadProcesses(
      (0..<count).map { core in
        LoadRequest(
          load: load, seed: seed &+ UInt64(core), delayMilliseconds: delayMilliseconds)
      })
    guard processes.count == count else {
      throw .failed("the load could not be made: the system starts no more processes")
    }
    return processes
  }

  /// The pairs by benchmark; throws where a side did not do the work that it should have.
  private static func benchmarks(
    _ verdicts: [TimeVerdict], _ pairs: [MeasuredPair], isChanged: Bool
  ) throws(Failure) -> [SuiteTrial.Benchmark] {
    let byID = Dictionary(grouping: pairs) { $0.request.benchmark }
    var benchmarks: [SuiteTrial.Benchmark] = []
    for verdict in verdicts {
      guard let injection = Injection(id: verdict.benchmark) else { continue }
      let measured = byID[verdict.benchmark] ?? []
      let more = isChanged ? injection.percent : 0
      for pair in measured where pair.units != [100, 100 + more] {
        throw .failed("\(verdict.benchmark): did \(pair.units) units of work, not +\(more) %")
      }
      benchmarks.append(
        SuiteTrial.Benchmark(
          injection: injection, iterations: measured.first?.base.iterations ?? 1,
          verdict: verdict.verdict.key, pairs: measured.map(\.kept)))
    }
    return benchmarks
  }
}

extension MeasuredPair {
  /// The units of work that base and head say they did.
  fileprivate var units: [Int] {
    [base, head].map { reading in
      let metric = InjectedKernel.unitsMetric.name
      return reading.recorded.first { $0.name == metric }.map { Int($0.value) } ?? 0
    }
  }

  fileprivate var kept: SuiteTrial.Pair {
    SuiteTrial.Pair(
      base: Int(base.least?.cpu ?? 0), head: Int(head.least?.cpu ?? 0),
      isBaseFirst: request.first == .base)
  }
}
