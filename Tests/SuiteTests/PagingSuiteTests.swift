import InfiniteScroll
import Testing

@testable import PagingBenchmarks

/// 600 pt/s are 10 pt a frame over rows of 60 pt. Fifteen rows of the first page of twenty are on
/// screen; the sixteenth comes in frame 6 and is five from the end; the second page is there 60
/// frames later. The content ends at 356 pt, which frame 36 wants to pass.
@Test(
  "the prefetch trade-off is right where it can be counted by hand",
  arguments: [
    (PrefetchTrial.Distance.rows(5), 400.0, 30, 2, 0), (.rows(5), 100.0, 0, 2, 1),
    (.rows(5), 50.0, 0, 1, 0), (.adaptive, 400.0, 25, 2, 0), (.adaptive, 10.0, 0, 2, 1),
  ])
func prefetchesAreCounted(
  distance: PrefetchTrial.Distance, way: Double, stalled: Int, requests: Int, wasted: Int
) throws {
  var trial = PrefetchTrial(distance, speed: 600, latency: 1)
  try trial.visit(for: way)
  #expect(trial.stalledFrames == stalled)
  #expect(trial.requests == requests)
  #expect(trial.wastedRequests == wasted)
}

/// 3 2 | 1 0 with a row in front after each page. By offset: 3 2, then of 4 3 2 1 0 the rows 2 1,
/// then of 5 4 3 2 1 0 the rows 1 0. By cursor: 3 2, then 1 0.
@Test(
  "offset paging doubles what an insertion pushes on; a cursor does not, nor a feed of identities",
  arguments: [
    (ShiftingSource.Paging.offset, EngineMode.seed, 2, 3), (.offset, .corrected, 0, 3),
    (.cursor, .seed, 0, 2), (.cursor, .corrected, 0, 2),
  ])
func shiftsAreCounted(
  paging: ShiftingSource.Paging, mode: EngineMode, doubled: Int, requests: Int
) throws {
  let source = ShiftingSource(4, pageSize: 2, paging: paging, seed: 1)
  let edits = ShiftingSource.Edits(inserted: 1, deleted: 0)
  let outcome = try ShiftOutcome(source, edits, mode: mode)
  #expect(outcome.doubled == doubled)
  #expect(outcome.missed == 0)
  #expect(outcome.requests == requests)
}

@Test("cursor paging neither doubles nor misses, whatever comes and goes")
func cursorsHold() throws {
  for seed in 0..<100 as Range<UInt64> {
    let edits = ShiftingSource.Edits(inserted: Int(seed % 4), deleted: Int(seed % 3))
    for mode in EngineMode.allCases {
      let cursor = try ShiftOutcome(
        ShiftingSource(300, paging: .cursor, seed: seed), edits, mode: mode)
      #expect(cursor.doubled == 0 && cursor.missed == 0, "seed \(seed)")
    }
    let ours = try ShiftOutcome(
      ShiftingSource(300, paging: .offset, seed: seed), edits, mode: .corrected)
    let published = try ShiftOutcome(
      ShiftingSource(300, paging: .offset, seed: seed), edits, mode: .seed)
    #expect(ours.doubled == 0 && ours.missed == published.missed, "seed \(seed)")
    #expect(published.doubled > 0 || edits.inserted <= edits.deleted, "seed \(seed)")
  }
}

@Test("this feed never hears an answer for a former term, the plain one shows it")
func searchesHold() throws {
  for seed in 0..<50 as Range<UInt64> {
    var ours = try SearchTrial(.corrected, seed: seed)
    ours.run()
    #expect(ours.staleAnswersHeard == 0 && ours.wrongFrames == 0, "seed \(seed)")
    #expect(ours.requests == SearchTrial.letters && ours.wrongRows == 0, "seed \(seed)")
    #expect((5...40).contains(ours.framesToResult), "seed \(seed)")
    var published = try SearchTrial(.seed, seed: seed)
    published.run()
    #expect(published.staleAnswersShown == 0 && published.wrongRows == 0, "seed \(seed)")
    #expect(published.staleAnswersHeard > 0, "seed \(seed)")
    #expect(published.requests > SearchTrial.letters, "seed \(seed)")
    var plain = try SearchTrial(.naive, seed: seed)
    plain.run()
    #expect(plain.staleAnswersShown > 0 && plain.wrongFrames > 0, "seed \(seed)")
    #expect(plain.requests == SearchTrial.letters, "seed \(seed)")
  }
}

@Test("the plain feed asks for a page when the published one does")
func plainFeedAgrees() throws {
  let posts = (0..<40).map { Post(id: $0) }
  for row in posts.indices {
    var plain = NaiveFeed(posts: posts)
    var published = try PostFeed(FeedConfiguration(), mode: .seed)
    guard case .load(let load)? = published.load(.first).first else { continue }
    _ = published.receive(FeedPage(items: posts, next: 40), for: load.token)
    let isAsked = try !published.appear(at: row).isEmpty
    #expect(plain.appear(posts[row]) == isAsked && isAsked == (row >= 35))
  }
}

@Test("a bounded feed walks to the end and back over the same rows, and holds no more than it may")
func walksAreBounded() throws {
  let bounded = FeedConfiguration(maximumItems: 60)
  for (configuration, most, requests) in [(FeedConfiguration(), 300, 15), (bounded, 60, 27)] {
    var walk = FeedWalk(
      session: try FeedSession(configuration, rowCount: 300, latency: 1))
    var notes: [Int] = []
    try walk.run { notes.append($0) }
    #expect(walk.mostRows == most)
    #expect(walk.session.requests == requests)
    #expect(walk.session.feed.items.first == Post(id: 0))
    #expect(notes == [0, 100, 200, 288])
  }
}
