package import BenchStatistics

/// Which pair of blocks an interleaved session runs next, and what the pairs so far decide.
///
/// A state machine: `next` asks for a pair, `record` takes its values, until `next` has none left.
/// Undecided benchmarks take turns, a pair each, the light ones before the heavy ones: a benchmark
/// four times as costly as another waits until all of the lighter kind are settled. Suites of more
/// than 163 benchmarks are screened first, and the suspects are confirmed on fresh pairs at the
/// level that their number asks for; the screen's pairs then count for nothing, so that a lucky
/// draw is not used twice. Knows no clock and no processes. Cost of a turn: O(benchmarks) once a
/// round, and a look's permutation tests.
package struct PairSchedule: Sendable {
  /// A benchmark to be measured in pairs.
  package struct Entry: Equatable, Sendable {
    package var benchmark: String
    /// The metric that the block values are of.
    package var metric: String
    /// What one iteration of the body takes; a long one is left out unless it was named.
    package var bodyNanoseconds: Double
    /// What one block takes, for the order of turns.
    package var blockNanoseconds: Double
    /// True where the user asked for this benchmark by name.
    package var isNamed: Bool
    /// The least effect that matters.
    package var minimumEffect: Double

    package init(
      benchmark: String, metric: String = "cpu", bodyNanoseconds: Double, blockNanoseconds: Double,
      isNamed: Bool = false, minimumEffect: Double = 0.01
    ) {
      self.benchmark = benchmark
      self.metric = metric
      self.bodyNanoseconds = bodyNanoseconds
      self.blockNanoseconds = blockNanoseconds
      self.isNamed = isNamed
      self.minimumEffect = minimumEffect
    }
  }

  /// When a session ends at the latest.
  package struct Limits: Equatable, Sendable {
    /// The most pairs of a benchmark, 1 … 120; of a suspect twice: screened and confirmed.
    package var pairs: Int
    /// The longest that the session may take; nil for as long as it takes.
    package var budgetNanoseconds: UInt64?

    package init(pairs: Int = 120, budgetNanoseconds: UInt64? = nil) {
      self.pairs = min(max(pairs, 1), TimeRule.looks.last ?? 1)
      self.budgetNanoseconds = budgetNanoseconds
    }
  }

  /// Bodies longer than this are left out unless they were named.
  package static let longestBodyNanoseconds = 250e6

  private let entries: [Entry]
  private let limits: Limits
  private var tracks: [PairTrack]
  private var round: [Int] = []
  /// The pairs recorded so far, those of the screen included.
  package private(set) var pairsRun = 0

  /// A session over `entries`, none of it run.
  package init(_ entries: [Entry], limits: Limits = Limits()) {
    self.entries = entries
    self.limits = limits
    let isServed = entries.map { $0.isNamed || !($0.bodyNanoseconds > Self.longestBodyNanoseconds) }
    let count = isServed.count { $0 }
    let phase = count > TimeRule.mostDecidedDirectly ? PairTrack.Phase.screen : .direct
    tracks = zip(entries, isServed).map { entry, isServed in
      let rule = TimeRule(benchmarks: count, minimumEffect: entry.minimumEffect)
      var track = PairTrack(phase: phase, rule: rule, mostPairs: limits.pairs)
      if !isServed {
        track.settle(.unavailable("a body over 250 ms is measured in pairs only when it is named"))
      }
      return track
    }
  }

  /// The pair to run now, its order drawn from `generator`; nil when all is settled or the budget
  /// is spent, and from then on.
  package mutating func next(
    using generator: inout SplitMix64, elapsedNanoseconds: UInt64
  ) -> PairRequest? {
    if let budget = limits.budgetNanoseconds, elapsedNanoseconds >= budget {
      end(note: "the time budget ran out")
      return nil
    }
    while true {
      if round.isEmpty { beginRound() }
      guard let index = round.popLast() else { return nil }
      guard tracks[index].isOpen else { continue }
      let isBaseFirst = generator.next() >> 63 == 0
      return PairRequest(
        index: index, benchmark: entries[index].benchmark, first: isBaseFirst ? .base : .head)
    }
  }

  /// Takes the block values of a pair, and settles its benchmark if they suffice; values for a
  /// benchmark that is settled already are dropped.
  package mutating func record(_ request: PairRequest, base: Double, head: Double) {
    guard tracks.indices.contains(request.index), tracks[request.index].isOpen else { return }
    tracks[request.index].record(base: base, head: head)
    pairsRun += 1
  }

  /// Gives a benchmark up whose blocks failed.
  package mutating func fail(_ request: PairRequest, because reason: String) {
    guard tracks.indices.contains(request.index), tracks[request.index].isOpen else { return }
    tracks[request.index].settle(.unavailable(reason))
  }

  /// Ends the session early, with what the pairs so far decide.
  package mutating func end(note: String) {
    for index in tracks.indices { tracks[index].end(note: note) }
  }

  /// The next round's turns, last one first.
  private mutating func beginRound() {
    if !tracks.contains(where: \.isOpen) { confirmSuspects() }
    let open = tracks.indices.filter { tracks[$0].isOpen }
    guard let lightest = open.map({ weight(entries[$0]) }).min() else { return }
    round = open.filter { weight(entries[$0]) == lightest }.sorted { first, second in
      (entries[first].blockNanoseconds, first) > (entries[second].blockNanoseconds, second)
    }
  }

  private mutating func confirmSuspects() {
    let suspects = tracks.indices.filter { tracks[$0].state == .suspect }
    for index in suspects { tracks[index].confirm(among: suspects.count) }
  }

  /// 0 for blocks up to 20 ms, 1 up to 80 ms, 2 above.
  private func weight(_ entry: Entry) -> Int {
    entry.blockNanoseconds > 80e6 ? 2 : entry.blockNanoseconds > 20e6 ? 1 : 0
  }
}

extension PairSchedule {
  /// How many benchmarks there are.
  package var count: Int { entries.count }

  /// How many benchmarks are settled, for a line of progress.
  package var settledCount: Int { tracks.count(where: \.isSettled) }

  /// What is known of each entry, in their order; `inconclusive` for those not settled yet.
  package var verdicts: [TimeVerdict] { zip(entries, tracks).map(Self.verdict) }

  /// The verdicts that have fallen so far, in the order of the entries.
  package var settledVerdicts: [TimeVerdict] {
    zip(entries, tracks).filter(\.1.isSettled).map(Self.verdict)
  }

  private static func verdict(_ entry: Entry, _ track: PairTrack) -> TimeVerdict {
    var verdict = Verdict.inconclusive
    var note: String?
    if case .settled(let settled, let why) = track.state { (verdict, note) = (settled, why) }
    return TimeVerdict(
      benchmark: entry.benchmark, metric: entry.metric, verdict: verdict, pairs: track.pairs,
      rule: track.rule, notes: note.map { [$0] } ?? [])
  }
}
