package import BenchModel

extension Report {
  /// The report of a run, laid out by `layouts`.
  ///
  /// What no layout shows is appended in the standard layout, unless `showsOthers` is false.
  /// Sections of which nothing was run are left out. The same record and layouts give the same
  /// report.
  package init(
    of record: RunRecord, layouts: [SectionLayout], title: String = "Benchmark report",
    showsOthers: Bool = true
  ) {
    let findings = Findings(record)
    var layouts = layouts
    let shown = layouts.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    let others = record.benchmarks.filter { !shown.contains($0.id) }
    if showsOthers, !others.isEmpty {
      let title = layouts.isEmpty ? "Benchmarks" : "Other benchmarks"
      layouts.append(.standard(title: title, results: others))
    }
    layouts = layouts.filter { $0.ids.contains(where: findings.isInRun) }
    self.init(
      title: title, facts: RunFacts.facts(of: record), warnings: RunFacts.warnings(of: record),
      sections: layouts.map { Section($0, findings) },
      conclusions: layouts.compactMap { $0.conclusion?(findings) }
        .map(Sentences.withValues).filter { !$0.isEmpty })
  }
}

extension Report.Section {
  fileprivate init(_ layout: SectionLayout, _ findings: Findings) {
    self.init(
      title: layout.title,
      tables: layout.tables.compactMap { TableDraft($0, findings).table },
      charts: layout.charts.map { Report.Chart($0, findings) })
  }
}

extension Report.Chart {
  fileprivate init(_ layout: ChartLayout, _ findings: Findings) {
    self.init(
      title: layout.title, name: layout.name, x: layout.x, y: layout.y, style: layout.style,
      curves: [], remarks: [])
    for curve in layout.curves {
      guard let series = findings.series(curve.series, of: curve.id) else {
        let reason = findings.absence(ofSeries: curve.series, of: curve.id)
        remarks.append("\(curve.label): \(reason)")
        continue
      }
      guard series.unit == layout.y.unit else {
        remarks.append("\(curve.label): recorded in \(series.unit.rawValue)")
        continue
      }
      let points = series.points.compactMap(Report.Point.init(pair:))
      if points.isEmpty { remarks.append("\(curve.label): the curve has no points") }
      if !points.isEmpty { curves.append(Report.Curve(label: curve.label, points: points)) }
    }
  }
}

extension Report.Point {
  /// The point that a series holds as [x, y]; nil if it is not two finite numbers.
  fileprivate init?(pair: [Double]) {
    guard pair.count == 2, pair.allSatisfy(\.isFinite) else { return nil }
    self.init(x: pair[0], y: pair[1])
  }
}
