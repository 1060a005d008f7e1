import BenchKit
import Workloads

/// How the report shows the geometry of lists.
enum ExtentSection {
  static let layout = SectionLayout(
    title: "Where the rows of a long list lie",
    tables: ExtentBenchmark.Change.allCases.map(changes) + [steps, held, curves], charts: [growth],
    conclusion: conclusion)

  private static func changes(_ change: ExtentBenchmark.Change) -> TableLayout {
    TableLayout(
      title: title(change),
      labels: ["Structure"],
      rows: ExtentBenchmark.Structure.allCases.map { structure in
        var sources: [String: String] = [:]
        for (role, rows) in zip(["long", "short"], ExtentBenchmark.changedCounts) {
          sources[role] = ExtentBenchmark.changeID(change, structure, rows: rows)
          sources["tree " + role] = ExtentBenchmark.changeID(change, .tree, rows: rows)
        }
        return TableRow([structure.rawValue], sources: sources)
      },
      columns: [
        .metric("1,000,000 rows", Metric.cpu.name, of: "long"),
        .ratio("Of the tree", Metric.cpu.name, of: "long", over: "tree long"),
        .metric("Allocations", Metric.allocations.name, of: "long"),
        .metric("1,000 rows", Metric.cpu.name, of: "short"),
        .ratio("Of the tree, 1,000", Metric.cpu.name, of: "short", over: "tree short"),
      ]
    ) { findings in caption(change, findings) }
  }

  private static func title(_ change: ExtentBenchmark.Change) -> String {
    switch change {
    case .nearby: "A row resized, its offset and the row there asked for"
    case .apart: "A row resized, the offset of another and the row at a third place asked for"
    case .edit: "A row inserted in the middle and one removed"
    }
  }

  private static func caption(
    _ change: ExtentBenchmark.Change, _ findings: Findings
  ) -> String {
    func ratio(_ structure: ExtentBenchmark.Structure, rows: Int = ExtentSample.rowCount) -> String
    {
      findings.ratioText(
        Metric.cpu.name, of: ExtentBenchmark.changeID(change, structure, rows: rows),
        over: ExtentBenchmark.changeID(change, .tree, rows: rows))
    }
    let short = ExtentSample.shortRowCount
    return switch change {
    case .nearby:
      """
      The three together, at random rows: what happens when a row on screen turns out longer. At a \
      million rows summing all prefix sums anew takes \(ratio(.plain)) of the wide tree's time in \
      a plain loop and \(ratio(.vector)) by vectors, summing only those after the row \
      \(ratio(.suffix)), a Fenwick tree \(ratio(.fenwick)). At a thousand rows the vectors take \
      \(ratio(.vector, rows: short)).
      """
    case .apart:
      """
      The same with nothing in common, so that every part is a way down the tree of its own: the \
      plain loop takes \(ratio(.plain)) of the wide tree's time, the vectors \(ratio(.vector)), a \
      Fenwick tree \(ratio(.fenwick)).
      """
    case .edit:
      """
      Both together, at rows of their own. A Fenwick tree cannot insert and is built anew \
      (\(ratio(.fenwick)) of the wide tree's time at a million rows); prefix sums take \
      \(ratio(.vector)), and \(ratio(.vector, rows: short)) at a thousand rows.
      """
    }
  }

  private static let steps = TableLayout(
    title: "A scroll step of one row, seventeen visible", labels: ["List", "Rows"],
    rows: ExtentBenchmark.stepCases.map { step in
      let short = ExtentBenchmark.Step(
        rows: step.rows == .estimated ? .listed : step.rows, count: ExtentSample.shortRowCount)
      return TableRow(
        [step.rows.rawValue, step.count.grouped], sources: ["": step.id, "short": short.id])
    },
    columns: [
      .metric("Step", Metric.cpu.name),
      .ratio("Of 1,000 rows", Metric.cpu.name, over: "short", as: .percent),
      .metric("Allocations", Metric.allocations.name),
      .metric("Bound in 100", ExtentBenchmark.bound.name),
      .metric("Cells", ExtentBenchmark.cells.name),
    ]
  ) { findings in
    let fixed = ExtentBenchmark.Step(rows: .fixed, count: ExtentSample.longestRowCount).id
    let fixedShort = ExtentBenchmark.Step(rows: .fixed, count: ExtentSample.shortRowCount).id
    let listed = ExtentBenchmark.Step(rows: .listed, count: ExtentSample.rowCount).id
    let naive = ExtentBenchmark.Step(rows: .naive, count: ExtentSample.rowCount).id
    return """
      The strategy recycle, one spare row on either side; the engine alone, without what a row \
      costs. A step costs \
      \(findings.percentText(Metric.cpu.name, of: fixed, over: fixedShort)) at ten million rows \
      of what it costs at a thousand. Over a million rows that differ it takes \
      \(findings.text(Metric.cpu.name, of: listed)), the plain list \
      \(findings.ratioText(Metric.cpu.name, of: naive, over: listed)) of that.
      """
  }

  private static let held = TableLayout(
    title: "What a list holds before any row is measured", labels: ["List", "Rows"],
    rows: ExtentBenchmark.heldCases.map {
      TableRow($0.rows.rawValue, $0.count.grouped, source: $0.id)
    },
    columns: [
      .metric("Live bytes", Metric.liveBytes.name),
      .derived("Bytes a row", .bytes) { findings, row in
        guard let id = row.sources[""], let rows = findings.parameter("rows", of: id) else {
          return nil
        }
        return Double(rows).flatMap { rows in
          findings.value(Metric.liveBytes.name, of: id).map { $0 / rows }
        }
      },
      .metric("Peak", Metric.peakBytes.name),
    ]
  ) { findings in
    let long = ExtentBenchmark.heldCases[1].id
    let short = ExtentBenchmark.heldCases[0].id
    let naive = ExtentBenchmark.heldCases[5].id
    return """
      Rows that are all alike cost nothing: ten million are held in \
      \(findings.text(Metric.liveBytes.name, of: long)), a thousand in \
      \(findings.text(Metric.liveBytes.name, of: short)), cells and buffers included. Prefix sums \
      of ten million rows take \(findings.text(Metric.liveBytes.name, of: naive)).
      """
  }

  private static let curves = TableLayout(
    title: "What an estimated list holds as rows are measured",
    labels: ["Order", "Rows", "Measured"],
    rows: ExtentBenchmark.curveCases.map {
      TableRow(
        $0.order.rawValue, $0.count.grouped, $0.measured.grouped, source: $0.id)
    },
    columns: [
      .metric("Live bytes", Metric.liveBytes.name),
      .metric("Per 1,000 measured", Metric.growthPerThousand.name),
      .growth("Growth", "growth"),
    ]
  ) { findings in
    let short = ExtentBenchmark.curveCases[0].id
    let long = ExtentBenchmark.curveCases[1].id
    let scattered = ExtentBenchmark.curveCases[2].id
    return """
      Memory follows what was measured, not what exists: \
      \(findings.text(Metric.liveBytes.name, of: long)) for the first hundred thousand of ten \
      million rows, \(findings.text(Metric.liveBytes.name, of: short)) for those of one million. \
      Rows measured here and there cost more each \
      (\(findings.text(Metric.growthPerThousand.name, of: scattered)) a thousand), because each \
      takes a leaf of its own.
      """
  }

  private static let growth = ChartLayout(
    title: "Live bytes of an estimated list", name: "measured",
    x: ChartAxis("rows measured"), y: ChartAxis("live bytes", .bytes, scale: .logarithmic),
    curves: ExtentBenchmark.curveCases.map {
      .init("\($0.order.rawValue) of \($0.count.grouped)", series: "growth", of: $0.id)
    })

  private static func conclusion(_ findings: Findings) -> String {
    func ratio(_ change: ExtentBenchmark.Change) -> String {
      findings.ratioText(
        Metric.cpu.name,
        of: ExtentBenchmark.changeID(change, .vector, rows: ExtentSample.rowCount),
        over: ExtentBenchmark.changeID(change, .tree, rows: ExtentSample.rowCount))
    }
    let listed = ExtentBenchmark.Step(rows: .listed, count: ExtentSample.rowCount).id
    return """
      At a million rows summing all prefix sums anew takes \(ratio(.nearby)) of the wide tree's \
      time for a resize with two look-ups and \(ratio(.edit)) for an insertion and a removal; a \
      scroll step costs \(findings.text(Metric.cpu.name, of: listed)) and \
      \(findings.text(Metric.allocations.name, of: listed)) allocations.
      """
  }
}
