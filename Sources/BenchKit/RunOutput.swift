internal import BenchModel
internal import BenchReport
internal import BenchStore

/// Where a run's results go: the latest, and a saved name where one was asked for.
///
/// Made before the run, so that a folder that cannot be written is found out before three minutes
/// of measuring and not after.
struct RunOutput {
  private let folder: ResultsFolder
  private let names: [ResultName]
  private let json: Bool

  init(_ options: RunOptions) throws(StoreError) {
    folder = ResultsFolder(path: options.results)
    var names = [ResultName.latest]
    if let name = options.saveName { names.append(try ResultName(saving: name)) }
    self.names = names
    json = options.json
    try folder.prepare(for: names)
  }

  /// Writes record, report and charts, clears away the charts of an older run, and prints the
  /// report.
  func keep(
    _ record: RunRecord, layouts: [SectionLayout], _ console: Console
  ) throws(StoreError) {
    let report = Report(of: record, layouts: layouts)
    for name in names {
      try folder.save(record, as: name)
      try folder.write(markdown(report, chartsIn: "", of: name), to: .report, of: name)
      for chart in report.charts {
        try folder.write(SVGChart(chart).text, to: .chart(chart.name), of: name)
      }
      try folder.deleteCharts(of: name, except: Set(report.charts.map(\.name)))
    }
    let printed = names.last ?? .latest
    console.result(json ? record.json : markdown(report, chartsIn: folder.path + "/", of: printed))
  }

  /// The report with links to its charts, which lie in `folder` as seen from where it is read.
  private func markdown(_ report: Report, chartsIn folder: String, of name: ResultName) -> String {
    MarkdownRenderer(chartPath: { "\(folder)\(name.text).\($0).svg" }).text(of: report)
  }
}
