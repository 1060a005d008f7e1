import BenchKit

// A search whose term changes while its answers are on their way.
extension PagingBenchmark {
  /// Answers for a former term that put rows on the screen.
  static let staleShown = Metric.exact("staleShown")
  /// Answers for a former term that changed anything.
  static let staleHeard = Metric.exact("staleHeard")
  /// Frames that showed rows of a former term.
  static let wrongFrames = Metric.exact("wrongFrames")
  /// Rows of former terms on screen in the end.
  static let wrongRows = Metric.exact("wrongRows")
  /// Frames from the last letter to its rows.
  static let framesToResult = Metric.exact("framesToResult")

  static func searchID(_ side: SearchTrial.Side) -> String { "paging/search/\(side.rawValue)" }

  static let searches = SearchTrial.Side.allCases.map { side in
    Benchmark(
      searchID(side), parameters: ["side": side.rawValue],
      plan: MeasurementPlan(.once, blocks: 0),
      metrics: [requests, staleShown, staleHeard, wrongFrames, wrongRows, framesToResult], seed: 13
    ) { block in
      var trial = try SearchTrial(side, seed: block.seed)
      block.measure { trial.run() }
      block.record(requests, trial.requests)
      block.record(staleShown, trial.staleAnswersShown)
      block.record(staleHeard, trial.staleAnswersHeard)
      block.record(wrongFrames, trial.wrongFrames)
      block.record(wrongRows, trial.wrongRows)
      block.record(framesToResult, trial.framesToResult)
    }
  }
}
