import BenchKit
import InfiniteScroll
import Workloads

/// How the report shows the feed.
enum FeedSection {
  static let layout = SectionLayout(
    title: "A 10,000-item feed", tables: [held, frames], charts: [growth],
    conclusion: conclusion)

  private static let rows = FeedBenchmark.cases.map {
    TableRow($0.strategy.rawValue, $0.weight.rawValue, source: $0.id)
  }

  private static let held = TableLayout(
    title: "What each strategy makes and holds", labels: ["Strategy", "Row"], rows: rows,
    columns: [
      .metric("Made", FeedBenchmark.made.name),
      .metric("Bound", FeedBenchmark.bound.name),
      .metric("Live", FeedBenchmark.live.name),
      .metric("Live bytes", Metric.liveBytes.name),
      .metric("Peak", Metric.peakBytes.name),
      .metric("Per 1,000 rows", Metric.growthPerThousand.name),
      .growth("Growth", "growth"),
    ]
  ) { findings in
    let recycle = id(.recycle, .text)
    let keep = id(.keep, .text)
    return """
      One seeded trace for all: first frame, rows, pages, flings to row 10,000 and back, pages \
      of 20 rows arriving under the scroll. The strategy recycle ends with \
      \(findings.text(Metric.liveBytes.name, of: recycle)) live and keep with \
      \(findings.text(Metric.liveBytes.name, of: keep)); the class is fitted from the growth curve \
      alone. Rows are a model in plain Swift: text is laid out, pixels is drawn into 390×72 \
      pixels of its own.
      """
  }

  private static let frames = TableLayout(
    title: "What a frame costs", labels: ["Strategy", "Row"], rows: rows,
    columns: [
      .metric("Frame p50", Metric.frameP50.name),
      .metric("Frame p99", Metric.frameP99.name),
      .metric("Frame max", Metric.frameMax.name),
      .metric("Hitches 60 Hz", Metric.hitchRatio60.name),
      .metric("Hitches 120 Hz", Metric.hitchRatio120.name),
      .metric("Headroom 60 Hz", Metric.headroom60.name),
      .metric("Headroom 120 Hz", Metric.headroom120.name),
    ]
  ) { findings in
    let churn = id(.churn, .pixels)
    let recycle = id(.recycle, .pixels)
    return """
      Thread CPU time of a frame, pages and rows included; headroom is the frame budget over p99. \
      Both churn and recycle bind \(findings.text(FeedBenchmark.bound.name, of: recycle)) rows; \
      what recycling saves is making them: with pixels the median frame is \
      \(findings.text(Metric.frameP50.name, of: churn)) against \
      \(findings.text(Metric.frameP50.name, of: recycle)).
      """
  }

  private static let growth = ChartLayout(
    title: "Live bytes while the feed grows to 10,000 rows", name: "growth",
    x: ChartAxis("rows arrived"), y: ChartAxis("live bytes", .bytes, scale: .logarithmic),
    curves: FeedBenchmark.cases.map {
      .init("\($0.strategy.rawValue) \($0.weight.rawValue)", series: "growth", of: $0.id)
    })

  private static func conclusion(_ findings: Findings) -> String {
    let classes = ListStrategy.allCases.map {
      "\($0.rawValue) \(findings.growthClass("growth", of: id($0, .text)))"
    }
    return """
      Memory over a 10,000-item feed grows \(classes.joined(separator: ", ")); with pixels keep \
      peaks at \(findings.text(Metric.peakBytes.name, of: id(.keep, .pixels))) and recycle at \
      \(findings.text(Metric.peakBytes.name, of: id(.recycle, .pixels))).
      """
  }

  private static func id(_ strategy: ListStrategy, _ weight: RowWeight) -> String {
    FeedBenchmark.Case(strategy: strategy, weight: weight).id
  }
}
