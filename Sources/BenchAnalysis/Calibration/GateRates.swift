package import BenchModel

/// How often a gate alarmed and how often it found what was there: the result of its trials.
///
/// Derived from the raw blocks alone. Cost: that of judging every trial again.
package struct GateRates: Equatable, Sendable {
  /// So many of so many.
  package struct Share: Equatable, Sendable {
    package var hits = 0
    package var trials = 0

    package init() {}

    mutating func count(_ isHit: Bool) {
      trials += 1
      if isHit { hits += 1 }
    }
  }

  /// The suites of one kind and one size under one load.
  package struct Suites: Equatable, Sendable {
    package let kind: SuiteTrial.Kind
    package let load: MachineLoad
    /// Benchmarks of a suite.
    package let benchmarks: Int
    /// Suites in which an unchanged benchmark was called slower or faster.
    package var alarmed = Share()
    /// Suites in which an unchanged benchmark was called slower.
    package var calledSlower = Share()
    /// Suites in which an unchanged benchmark was called faster.
    package var calledFaster = Share()
    /// Benchmarks without a verdict, of all.
    package var undecided = Share()
    package var pairs = 0
    package var milliseconds = 0

    package init(kind: SuiteTrial.Kind, load: MachineLoad, benchmarks: Int) {
      self.kind = kind
      self.load = load
      self.benchmarks = benchmarks
    }
  }

  /// The benchmarks of one kernel with one injected share under one load.
  package struct Benchmarks: Equatable, Sendable {
    package let kind: SuiteTrial.Kind
    package let load: MachineLoad
    package let kernel: String
    /// What the head did more, %.
    package let percent: Int
    package var slower = Share()
    package var faster = Share()
    package var undecided = Share()
    package var pairs = 0

    package init(kind: SuiteTrial.Kind, load: MachineLoad, kernel: String, percent: Int) {
      self.kind = kind
      self.load = load
      self.kernel = kernel
      self.percent = percent
    }
  }

  /// By kind, load and size, in this order.
  package private(set) var suites: [Suites] = []
  /// By kind, load, kernel and share, in this order.
  package private(set) var benchmarks: [Benchmarks] = []
  /// Where the raw blocks do not fit what was said of them.
  package private(set) var faults: [String] = []

  /// The rates of `trials`, every `stride`-th of which is judged again from its raw blocks; what
  /// was said of the others is believed. With 1, nothing is.
  package init(_ trials: GateTrials, replayingEvery stride: Int = 1) {
    for (index, trial) in trials.trials.enumerated() {
      guard index.isMultiple(of: max(1, stride)) else {
        add(trial, trial.benchmarks.map(\.verdict))
        continue
      }
      let replay = TrialReplay(trial)
      faults += replay.faults.map { "suite run \(index + 1): \($0)" }
      add(trial, replay.verdicts.map(\.key))
    }
    suites.sort { Self.rank($0) < Self.rank($1) }
    benchmarks.sort { Self.rank($0) < Self.rank($1) }
  }

  private mutating func add(_ trial: SuiteTrial, _ verdicts: [String]) {
    let judged = zip(trial.benchmarks, verdicts)
    let ofUnchanged = judged.filter { $0.0.injection.percent == 0 }.map(\.1)
    let place = placeOfSuites(trial)
    suites[place].alarmed.count(ofUnchanged.contains { [Self.slower, Self.faster].contains($0) })
    suites[place].calledSlower.count(ofUnchanged.contains(Self.slower))
    suites[place].calledFaster.count(ofUnchanged.contains(Self.faster))
    suites[place].milliseconds += trial.milliseconds
    for (benchmark, verdict) in judged {
      suites[place].undecided.count(Self.undecided.contains(verdict))
      suites[place].pairs += benchmark.pairs.count
      let place = placeOfBenchmarks(trial, benchmark.injection)
      benchmarks[place].slower.count(verdict == Self.slower)
      benchmarks[place].faster.count(verdict == Self.faster)
      benchmarks[place].undecided.count(Self.undecided.contains(verdict))
      benchmarks[place].pairs += benchmark.pairs.count
    }
  }

  private static let slower = Verdict.slower.key
  private static let faster = Verdict.faster.key
  private static let undecided: Set<String> = Set(
    [Verdict.inconclusive, .belowResolution, .tooFewSamples, .unavailable("")].map(\.key))

  private mutating func placeOfSuites(_ trial: SuiteTrial) -> Int {
    let count = trial.benchmarks.count
    let known = suites.firstIndex {
      $0.kind == trial.kind && $0.load == trial.load && $0.benchmarks == count
    }
    if let known { return known }
    suites.append(Suites(kind: trial.kind, load: trial.load, benchmarks: count))
    return suites.count - 1
  }

  private mutating func placeOfBenchmarks(_ trial: SuiteTrial, _ injection: Injection) -> Int {
    let known = benchmarks.firstIndex {
      $0.kind == trial.kind && $0.load == trial.load && $0.kernel == injection.kernel
        && $0.percent == injection.percent
    }
    if let known { return known }
    benchmarks.append(
      Benchmarks(
        kind: trial.kind, load: trial.load, kernel: injection.kernel, percent: injection.percent))
    return benchmarks.count - 1
  }

  private static func rank(_ suites: Suites) -> (Int, Int, Int) {
    (rank(suites.kind), rank(suites.load), suites.benchmarks)
  }

  private static func rank(_ benchmarks: Benchmarks) -> (Int, Int, String, Int) {
    (rank(benchmarks.kind), rank(benchmarks.load), benchmarks.kernel, benchmarks.percent)
  }

  private static func rank<Case: CaseIterable & Equatable>(_ one: Case) -> Int {
    Array(Case.allCases).firstIndex(of: one) ?? 0
  }
}
