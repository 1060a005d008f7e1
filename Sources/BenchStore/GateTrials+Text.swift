import BenchModel

extension GateTrials {
  /// The kept form: lines of fields between commas.
  ///
  ///     treadmill-calibration/1
  ///     fact,cpu,AMD EPYC
  ///     suite,unchanged,quiet,7,2026-11-30T00:00:00Z,8123,120,0.5,1.25
  ///     benchmark,calibration/hashing/+0/1,105,noChange,510234>768 510201<-12
  ///     end
  ///
  /// A suite's fields are its kind, load, seed, beginning, length in ms, most pairs and load
  /// averages; a benchmark's its id, iterations, verdict and pairs. A pair is the base's time in ns
  /// and what the head took more, `>` where the base ran first, `<` where the head did.
  package var text: String {
    var text = Self.schema + "\n"
    for fact in facts { text += "fact,\(fact.name),\(fact.text)\n" }
    for trial in trials { text += trial.text }
    return text
  }
}

extension SuiteTrial {
  /// The lines of one suite.
  package var text: String {
    let fields = [
      kind.rawValue, load.rawValue, String(seed), time, String(milliseconds), String(mostPairs),
      loadBefore.map { "\($0)" } ?? "", loadAfter.map { "\($0)" } ?? "",
    ]
    var text = "suite," + fields.joined(separator: ",") + "\n"
    for benchmark in benchmarks {
      let pairs = benchmark.pairs.map { pair in
        "\(pair.base)\(pair.isBaseFirst ? ">" : "<")\(pair.head &- pair.base)"
      }
      text += "benchmark,\(benchmark.injection.id),\(benchmark.iterations),\(benchmark.verdict),"
      text += pairs.joined(separator: " ") + "\n"
    }
    return text + "end\n"
  }
}
