import BenchKit
import InfiniteScroll
import Workloads

/// How the report shows the paging.
enum PagingSection {
  static let layout = SectionLayout(
    title: "A feed that comes page by page",
    tables: [appearances, feeds, PrefetchTables.stalled, PrefetchTables.wasted]
      + [shifts, searches, memories],
    charts: [growth], conclusion: conclusion)

  private static let appearances = TableLayout(
    title: "A row appears", labels: ["Finder", "Identity"],
    rows: PagingBenchmark.Identity.allCases.flatMap { identity in
      PagingBenchmark.Finder.allCases.map { finder in
        var sources: [String: String] = [:]
        for (role, rows) in zip(["few", "many"], PagingBenchmark.appearanceCounts) {
          sources[role] = PagingBenchmark.appearanceID(finder, identity, rows: rows)
        }
        sources["identity"] = PagingBenchmark.appearanceID(.identity, identity, rows: most)
        sources["index"] = PagingBenchmark.appearanceID(.index, identity, rows: most)
        return TableRow([finder.rawValue, identity.rawValue], sources: sources)
      }
    },
    columns: [
      .metric("1,000 rows", Metric.cpu.name, of: "few"),
      .metric("10,000 rows", Metric.cpu.name, of: "many"),
      .ratio("Of index", Metric.cpu.name, of: "many", over: "index"),
      .ratio("Of identity", Metric.cpu.name, of: "many", over: "identity"),
      .metric("Allocations", Metric.allocations.name, of: "many"),
      .metric("Look-ups", PagingBenchmark.lookups.name, of: "many"),
    ]
  ) { findings in
    func ratio(_ finder: PagingBenchmark.Finder, over base: PagingBenchmark.Finder) -> String {
      findings.ratioText(
        Metric.cpu.name, of: PagingBenchmark.appearanceID(finder, .text, rows: most),
        over: PagingBenchmark.appearanceID(base, .text, rows: most))
    }
    return """
      Every row appears once, from first to last. Told the row's index a feed needs no look-up, \
      told its identity one, however many rows there are. With identities of text, as most \
      interfaces have them, the plain search from the start takes \
      \(ratio(.naive, over: .index)) and \(ratio(.naive, over: .identity)) of their time over \
      \(most.grouped) rows, the published one, which compares all fields, \
      \(ratio(.seed, over: .index)) and \(ratio(.seed, over: .identity)).
      """
  }

  /// The greater number of rows that appear.
  private static let most = PagingBenchmark.appearanceCounts[1]

  private static let feeds = TableLayout(
    title: "10,000 rows, a page of 20 six frames after it is asked for", labels: ["Strategy"],
    rows: ListStrategy.allCases.map {
      TableRow($0.rawValue, source: PagingBenchmark.feedID($0))
    },
    columns: [
      .metric("Requests", PagingBenchmark.requests.name),
      .metric("Stalled frames", PagingBenchmark.stalledFrames.name),
      .metric("Made", PagingBenchmark.made.name),
      .metric("Bound", PagingBenchmark.bound.name),
      .metric("Live", PagingBenchmark.live.name),
      .metric("Live bytes", Metric.liveBytes.name),
      .growth("Growth", "growth"),
      .metric("Frame p50", Metric.frameP50.name),
      .metric("Frame p99", Metric.frameP99.name),
    ]
  ) { findings in
    let recycle = PagingBenchmark.feedID(.recycle)
    let keep = PagingBenchmark.feedID(.keep)
    return """
      The feed engine asks, the list strategy shows, rows of real text; single rows, pages and \
      flings to the end and back. The strategies ask for the same pages and stall in the same \
      frames; recycle makes \(findings.text(PagingBenchmark.made.name, of: recycle)) cells and \
      keep \(findings.text(PagingBenchmark.made.name, of: keep)). The rows that the feed itself \
      holds are in all live bytes.
      """
  }

  private static let shifts = TableLayout(
    title: "Rows come and go between one page and the next", labels: ["Edits a page", "Paging"],
    rows: PagingBenchmark.shiftCases.map { shift in
      TableRow(
        [shift.name, shift.paging.rawValue],
        sources: [
          "ours": PagingBenchmark.shiftID(shift, .corrected),
          "seed": PagingBenchmark.shiftID(shift, .seed),
        ])
    },
    columns: [
      .metric("Published, doubled", PagingBenchmark.doubled.name, of: "seed"),
      .metric("Doubled", PagingBenchmark.doubled.name, of: "ours"),
      .metric("Published, missed", PagingBenchmark.missed.name, of: "seed"),
      .metric("Missed", PagingBenchmark.missed.name, of: "ours"),
      .metric("Requests", PagingBenchmark.requests.name, of: "ours"),
    ]
  ) { findings in
    func id(_ name: String, _ paging: ShiftingSource.Paging, _ mode: EngineMode) -> String {
      PagingBenchmark.shiftCases.first { $0.name == name && $0.paging == paging }
        .map { PagingBenchmark.shiftID($0, mode) } ?? ""
    }
    let doubled = findings.text(PagingBenchmark.doubled.name, of: id("both", .offset, .seed))
    let missed = findings.text(PagingBenchmark.missed.name, of: id("deletes", .offset, .corrected))
    return """
      \(PagingBenchmark.sourceCount.grouped) rows; inserts: one in front a page, deletes: one \
      anywhere, both: two and one. Offset paging shows \(doubled) rows twice in the published \
      feed; a feed that knows its rows by identity shows none twice, but what deletions push \
      before the offset (\(missed) rows) no client can get back. Cursor paging neither doubles nor \
      misses.
      """
  }

  private static let searches = TableLayout(
    title: "A search changes while its answers are on their way", labels: ["Feed"],
    rows: SearchTrial.Side.allCases.map {
      TableRow($0.rawValue, source: PagingBenchmark.searchID($0))
    },
    columns: [
      .metric("Searches", PagingBenchmark.requests.name),
      .metric("Stale shown", PagingBenchmark.staleShown.name),
      .metric("Stale heard", PagingBenchmark.staleHeard.name),
      .metric("Wrong frames", PagingBenchmark.wrongFrames.name),
      .metric("Wrong rows left", PagingBenchmark.wrongRows.name),
      .metric("Frames to the result", PagingBenchmark.framesToResult.name),
    ]
  ) { findings in
    let ours = PagingBenchmark.searchID(.corrected)
    let seed = PagingBenchmark.searchID(.seed)
    let naive = PagingBenchmark.searchID(.naive)
    return """
      \(SearchTrial.letters) letters, each a search of its own. An answer is stale when it is for \
      a former term: shown if it puts rows on the screen, heard if it changes anything, were it \
      the flag that something loads. The plain feed shows \
      \(findings.text(PagingBenchmark.staleShown.name, of: naive)); the published one drops them \
      but forgets \(findings.text(PagingBenchmark.staleHeard.name, of: seed)) times that it is \
      loading, and sends \(findings.text(PagingBenchmark.requests.name, of: seed)) searches; a \
      load known by its token hears \(findings.text(PagingBenchmark.staleHeard.name, of: ours)).
      """
  }

  private static let memories = TableLayout(
    title: "10,000 rows to the end and back, row by row", labels: ["Feed"],
    rows: PagingBenchmark.Memory.allCases.map {
      TableRow($0.rawValue, source: PagingBenchmark.memoryID($0))
    },
    columns: [
      .metric("Most rows held", PagingBenchmark.mostRows.name),
      .metric("Requests", PagingBenchmark.requests.name),
      .metric("Live bytes", Metric.liveBytes.name),
      .metric("Peak", Metric.peakBytes.name),
      .metric("Per 1,000 rows", Metric.growthPerThousand.name),
      .growth("Growth", "growth"),
    ]
  ) { findings in
    let bounded = PagingBenchmark.memoryID(.bounded)
    let unbounded = PagingBenchmark.memoryID(.unbounded)
    return """
      The feed alone, without a list. Bounded to \(PagingBenchmark.maximumItems) rows it grows by \
      \(findings.text(Metric.growthPerThousand.name, of: bounded)) a thousand rows, a cursor a \
      page, and asks for \(findings.text(PagingBenchmark.requests.name, of: bounded)) pages in \
      all, those on the way back again; unbounded by \
      \(findings.text(Metric.growthPerThousand.name, of: unbounded)).
      """
  }

  private static let growth = ChartLayout(
    title: "Live bytes of a feed on the way to its end", name: "feed",
    x: ChartAxis("rows scrolled"), y: ChartAxis("live bytes", .bytes, scale: .logarithmic),
    curves: PagingBenchmark.Memory.allCases.map {
      .init($0.rawValue, series: "growth", of: PagingBenchmark.memoryID($0))
    })

  private static func conclusion(_ findings: Findings) -> String {
    let ours = PagingBenchmark.appearanceID(.identity, .text, rows: most)
    let naive = PagingBenchmark.appearanceID(.naive, .text, rows: most)
    let pace = PagingBenchmark.Pace(speed: 3000, latency: 0.3)
    func prefetch(_ distance: PrefetchTrial.Distance) -> (stalled: String, wasted: String) {
      let id = PagingBenchmark.prefetchID(distance, pace)
      return (
        findings.text(PagingBenchmark.stalledSeconds.name, of: id),
        findings.text(PagingBenchmark.wasted.name, of: id)
      )
    }
    let twenty = prefetch(.rows(20))
    let adaptive = prefetch(.adaptive)
    return """
      A row that appears among \(most.grouped) is found by its identity in \
      \(findings.text(Metric.cpu.name, of: ours)), a linear search takes \
      \(findings.ratioText(Metric.cpu.name, of: naive, over: ours)) of that; at 3,000 pt/s and \
      300 ms an adaptive prefetch waits \(adaptive.stalled) and wastes \(adaptive.wasted) pages, \
      twenty rows wait \(twenty.stalled) and waste \(twenty.wasted).
      """
  }
}
