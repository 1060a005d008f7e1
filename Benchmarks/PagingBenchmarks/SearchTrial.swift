import InfiniteScroll
import Workloads

/// Somebody types a term, a letter every eight frames, and each letter is a new search; answers
/// take five to forty frames and so overtake each other.
///
/// The source answers a cancelled search as well: its answer is on its way already. Nobody scrolls,
/// but a screen without rows and without a sign of loading asks again, as a view does that comes
/// back.
struct SearchTrial {
  /// Who searches.
  enum Side: String, CaseIterable, Sendable {
    /// This library's feed.
    case corrected
    /// The published feed.
    case seed
    /// The plain feed.
    case naive
  }

  static let letters = 20
  static let framesPerLetter = 8

  /// Searches sent.
  private(set) var requests = 0
  /// Answers for a former term that put rows on the screen.
  private(set) var staleAnswersShown = 0
  /// Answers for a former term that changed anything, were it a flag.
  private(set) var staleAnswersHeard = 0
  /// Frames that showed rows of a former term.
  private(set) var wrongFrames = 0
  /// Rows of former terms on screen when all answers were in.
  private(set) var wrongRows = 0
  /// Frames from the last letter to the first of its rows.
  private(set) var framesToResult = 0

  private var term = -1
  private var frame = 0
  private var lastLetter = 0
  private var hasResult = false
  private var screen: any SearchScreen
  private var inFlight: ContiguousArray<(due: Int, term: Int, token: FeedToken?)> = []
  private var draw: SeededDraw

  init(_ side: Side, seed: UInt64) throws {
    screen =
      switch side {
      case .corrected: FeedScreen(feed: try PostFeed(FeedConfiguration(), mode: .corrected))
      case .seed: FeedScreen(feed: try PostFeed(FeedConfiguration(), mode: .seed))
      case .naive: NaiveScreen()
      }
    draw = SeededDraw(seed: seed)
  }

  /// Types the whole term and waits for all answers.
  mutating func run() {
    for _ in 0..<Self.letters {
      type()
      for _ in 0..<Self.framesPerLetter { showFrame() }
    }
    while !inFlight.isEmpty || !hasResult { showFrame() }
    wrongRows = screen.terms.filter { $0 != term }.count
  }

  private mutating func type() {
    term += 1
    lastLetter = frame
    hasResult = false
    send(screen.search())
  }

  private mutating func showFrame() {
    frame += 1
    for answer in inFlight where answer.due == frame {
      let isStale = answer.term != term
      let change = screen.receive(term: answer.term, for: answer.token)
      if isStale && change.isHeard { staleAnswersHeard += 1 }
      if isStale && change.isShown { staleAnswersShown += 1 }
    }
    inFlight.removeAll { $0.due <= frame }
    if screen.terms.isEmpty && !screen.isLoading { send(screen.askAgain()) }
    if screen.terms.contains(where: { $0 != term }) { wrongFrames += 1 }
    if !hasResult, screen.terms.contains(term) {
      hasResult = true
      framesToResult = frame - lastLetter
    }
  }

  private mutating func send(_ tokens: [FeedToken?]) {
    for token in tokens {
      requests += 1
      inFlight.append((frame + 5 + draw.below(36), term, token))
    }
  }
}
