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

  /// Writes record, report and charts, and prints the report.
  func keep(
    _ record: RunRecord, sections: [SectionLayout], _ console: Console
  ) throws(StoreError) {
    let report = Report(record, sections: sections)
    let markdown = MarkdownRenderer.text(report)
    for name in names {
      try folder.save(record, as: name)
      try folder.write(markdown, to: .report, of: name)
      for chart in report.charts {
        try folder.write(SVGRenderer.text(chart), to: .chart(chart.name), of: name)
      }
    }
    console.result(json ? record.json : markdown)
  }
}
