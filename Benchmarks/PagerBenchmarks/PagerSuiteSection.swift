import BenchKit
import InfiniteScroll

/// How the report shows the pager.
enum PagerSuiteSection {
  static let layout = SectionLayout(
    title: "A pager that wraps", tables: [gestures, outcomes], conclusion: conclusion)

  private static let gestures = TableLayout(
    title: "A frame of a gesture", labels: ["Pager", "Sections"],
    rows: PagerBenchmark.sides.map { TableRow($0.name, "\($0.sections)", source: $0.id) },
    columns: [
      .metric("Frame", Metric.cpu.name),
      .metric("Allocations", Metric.allocations.name),
      .metric("Materialised", PagerBenchmark.materialised.name),
    ]
  ) { findings in
    let ours = PagerBenchmark.sides[0].id
    let naive = PagerBenchmark.sides[4].id
    let year = PagerBenchmark.sides[5].id
    return """
      A drag of nine moves and its release, forth and back, the sections on screen asked for in \
      each frame. Sections are those side by side on a page; linked is a group of three pagers; \
      the plain pager lays out its whole circle of so many and takes \
      \(findings.ratioText(Metric.cpu.name, of: naive, over: ours)) of the time for three weeks, \
      \(findings.ratioText(Metric.cpu.name, of: year, over: ours)) for a year.
      """
  }

  private static let outcomes = TableLayout(
    title: "Where a released drag ends, sections of 300 pt", labels: ["Drag, pt"],
    rows: PagerBenchmark.drags.map { drag in
      TableRow(
        ["\(drag)"],
        sources: [
          "ours": PagerBenchmark.outcomeID(drag, .corrected),
          "seed": PagerBenchmark.outcomeID(drag, .seed),
        ])
    },
    columns: [
      .metric("Steps", PagerBenchmark.stepsMoved.name, of: "ours"),
      .metric("Slot", PagerBenchmark.slot.name, of: "ours"),
      .metric("Published, steps", PagerBenchmark.stepsMoved.name, of: "seed"),
      .metric("Published, slot", PagerBenchmark.slot.name, of: "seed"),
      .metric("Published slot off by", PagerBenchmark.lost.name, of: "seed"),
    ]
  ) { findings in
    let whole = PagerBenchmark.outcomeID(-300, .seed)
    let long = PagerBenchmark.outcomeID(-650, .seed)
    return """
      The pager starts in slot 2 of 3. The published rule adds a step to every drag of more than \
      30 pt, so a drag of exactly one section moves \
      \(findings.text(PagerBenchmark.stepsMoved.name, of: whole)), and at the end of the strip it \
      loses what goes beyond: after 650 pt its slot is off by \
      \(findings.text(PagerBenchmark.lost.name, of: long)).
      """
  }

  private static func conclusion(_ findings: Findings) -> String {
    let ours = PagerBenchmark.sides[0].id
    return """
      A frame of a pager's drag costs \(findings.text(Metric.cpu.name, of: ours)), \
      \(findings.text(Metric.allocations.name, of: ours)) allocations and \
      \(findings.text(PagerBenchmark.materialised.name, of: ours)) sections, however many days \
      there are.
      """
  }
}
