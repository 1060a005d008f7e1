/// The raw blocks of a gate's own test: suites measured in pairs whose true change is known.
///
/// Everything that the test concludes can be derived from it again.
package struct GateTrials: Equatable, Sendable {
  /// The version of the kept form.
  package static let schema = "treadmill-calibration/1"

  /// A fact about machine and build; trials of other facts may not be added.
  package struct Fact: Equatable, Sendable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  package var facts: [Fact]
  package var trials: [SuiteTrial]

  package init(facts: [Fact], trials: [SuiteTrial] = []) {
    self.facts = facts
    self.trials = trials
  }
}

/// One run of a suite through the gate.
package struct SuiteTrial: Equatable, Sendable {
  /// What is known about the suite's two sides.
  package enum Kind: String, CaseIterable, Sendable {
    /// Two copies of one program: every alarm is false.
    case unchanged
    /// The head does 1, 2, 3, 5 and 10 % more in most benchmarks.
    case changed
    /// More benchmarks than are decided directly, one of them changed by 10 %.
    case large
  }

  package var kind: Kind
  package var load: MachineLoad
  /// The seed of the order inside the pairs.
  package var seed: UInt64
  /// When it began, UTC.
  package var time: String
  /// How long it took.
  package var milliseconds: Int
  /// The most pairs that a benchmark could have.
  package var mostPairs: Int
  /// Load averages over one minute, before and after; nil where they are not known.
  package var loadBefore: Double?
  package var loadAfter: Double?
  package var benchmarks: [Benchmark]

  package init(
    kind: Kind, load: MachineLoad, seed: UInt64, time: String, milliseconds: Int, mostPairs: Int,
    loadBefore: Double?, loadAfter: Double?, benchmarks: [Benchmark]
  ) {
    self.kind = kind
    self.load = load
    self.seed = seed
    self.time = time
    self.milliseconds = milliseconds
    self.mostPairs = mostPairs
    self.loadBefore = loadBefore
    self.loadAfter = loadAfter
    self.benchmarks = benchmarks
  }

  /// One benchmark's pairs, in the order in which they ran, and what the gate said of them.
  package struct Benchmark: Equatable, Sendable {
    package var injection: Injection
    /// Iterations of a sample: what a pair's times are divided by.
    package var iterations: Int
    /// The key of the verdict.
    package var verdict: String
    package var pairs: [Pair]

    package init(injection: Injection, iterations: Int, verdict: String, pairs: [Pair]) {
      self.injection = injection
      self.iterations = iterations
      self.verdict = verdict
      self.pairs = pairs
    }
  }

  /// The least times of two blocks, ns for all iterations of a sample.
  package struct Pair: Equatable, Sendable {
    package var base: Int
    package var head: Int
    package var isBaseFirst: Bool

    package init(base: Int, head: Int, isBaseFirst: Bool) {
      self.base = base
      self.head = head
      self.isBaseFirst = isBaseFirst
    }
  }
}

/// What else the machine does while a suite is measured.
package enum MachineLoad: String, CaseIterable, Sendable {
  /// Nothing that the test adds.
  case quiet
  /// A busy process on every core.
  case constant
  /// On every core a process that is busy and idle in turn, 50 to 500 ms each, at random.
  case bursts
  /// Nothing for the first half of the expected time, then a busy process on every core.
  case halfWay = "half-way"
}

/// A benchmark whose head does a known share more than its base.
package struct Injection: Hashable, Sendable {
  /// The first part of the ids.
  package static let suite = "calibration"

  /// What is done: the kernel's name.
  package var kernel: String
  /// How much more of it the head does, %.
  package var percent: Int
  /// Tells benchmarks of the same work apart, from 1; 0 where there is one only.
  package var copy: Int

  package init(kernel: String, percent: Int, copy: Int = 0) {
    self.kernel = kernel
    self.percent = percent
    self.copy = copy
  }

  /// The benchmark's id: `calibration/hashing/+3`, `calibration/hashing/+0/2`.
  package var id: String {
    "\(Self.suite)/\(kernel)/+\(percent)" + (copy > 0 ? "/\(copy)" : "")
  }

  /// The injection that has this id; nil where none has.
  package init?(id: String) {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count), parts[0] == Self.suite, parts[2].hasPrefix("+"),
      let percent = Int(parts[2].dropFirst())
    else { return nil }
    self.init(
      kernel: String(parts[1]), percent: percent,
      copy: parts.count > 3 ? Int(parts[3]) ?? 0 : 0)
    guard self.id == id else { return nil }
  }
}
