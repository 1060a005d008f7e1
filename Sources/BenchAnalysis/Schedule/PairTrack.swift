/// One benchmark on its way through a pair schedule: its pairs so far, and whether it is settled.
///
/// Invariant: a settled track takes no more pairs. At most four looks of a track can call it slower
/// or faster, whenever the session ends.
struct PairTrack: Sendable {
  /// Which looks are taken, and what they may conclude.
  enum Phase: Sendable {
    /// A suite that is small enough: every verdict is possible.
    case direct
    /// The first half of a big suite: finds what did not change, and what is suspect.
    case screen
    /// The second half, for the suspects: fresh pairs, every verdict possible.
    case confirmation
  }

  enum State: Equatable, Sendable {
    case open
    /// Screened and found suspect; waits for the confirmation.
    case suspect
    case settled(Verdict, note: String?)
  }

  private(set) var phase: Phase
  private(set) var state = State.open
  private(set) var pairs = PairedTimes()
  private(set) var rule: TimeRule
  private let looks: [Int]

  /// A track that is looked at after the usual numbers of pairs, up to `mostPairs`.
  init(phase: Phase, rule: TimeRule, mostPairs: Int) {
    self.phase = phase
    self.rule = rule
    looks = TimeRule.looks.filter { $0 < mostPairs } + [mostPairs]
  }

  var isOpen: Bool { state == .open }

  var isSettled: Bool {
    if case .settled = state { true } else { false }
  }

  /// Settles the track without more pairs.
  mutating func settle(_ verdict: Verdict, note: String? = nil) {
    state = .settled(verdict, note: note)
  }

  /// Takes a pair, and looks at all of them if it is time to.
  mutating func record(base: Double, head: Double) {
    guard isOpen else { return }
    pairs.append(base: base, head: head)
    if let obstacle = pairs.obstacle { return settle(obstacle) }
    let last = phase == .screen ? looks.last { $0 <= Self.lastOfScreen } ?? looks[0] : looks.last
    let isLast = pairs.count == last
    if isLast || looks.contains(pairs.count) { look(isLast: isLast, note: nil) }
  }

  /// The time is up: looks once more, unless the last look saw the same pairs.
  mutating func end(note: String) {
    switch state {
    case .settled: break
    case .suspect: settle(.inconclusive, note: "\(note), before its screening could be confirmed")
    case .open where looks.contains(pairs.count): settle(.inconclusive, note: note)
    case .open: look(isLast: true, note: note)
    }
    // A screen's last look may have found it suspect.
    if state == .suspect { end(note: note) }
  }

  /// Begins the confirmation of a suspect among `suspects`, with no pairs.
  mutating func confirm(among suspects: Int) {
    guard state == .suspect else { return }
    phase = .confirmation
    rule = TimeRule(benchmarks: suspects, minimumEffect: rule.minimumEffect)
    pairs = PairedTimes()
    state = .open
  }

  private mutating func look(isLast: Bool, note: String?) {
    let seed = TimeVerdict.seed(pairs: pairs.count)
    guard pairs.count >= TimeRule.looks[0] else {
      if isLast { settle(.tooFewSamples, note: note) }
      return
    }
    if phase == .screen, rule.isSuspect(pairs, seed: seed) {
      state = .suspect
    } else if let verdict = rule.decision(on: pairs, seed: seed) {
      settle(verdict)
    } else if isLast {
      settle(.inconclusive, note: note ?? (phase == .screen ? Self.screened : nil))
    }
  }

  private static let lastOfScreen = 30
  private static let screened = "a screen of the suite found no sign of a change"
}
