package import BenchAnalysis

extension GateRates {
  /// The rates as JSON, `treadmill-rates/1`.
  package var json: String {
    let suites = suites.map { suites in
      JSONText.object([
        "suite": JSONText.quoted(suites.kind.rawValue),
        "load": JSONText.quoted(suites.load.rawValue), "benchmarks": String(suites.benchmarks),
        "runs": String(suites.alarmed.trials), "alarmed": String(suites.alarmed.hits),
        "calledSlower": String(suites.calledSlower.hits),
        "calledFaster": String(suites.calledFaster.hits),
        "undecided": String(suites.undecided.hits), "pairs": String(suites.pairs),
        "milliseconds": String(suites.milliseconds),
      ])
    }
    let benchmarks = benchmarks.map { group in
      JSONText.object([
        "suite": JSONText.quoted(group.kind.rawValue),
        "load": JSONText.quoted(group.load.rawValue), "kernel": JSONText.quoted(group.kernel),
        "percent": String(group.percent), "benchmarks": String(group.slower.trials),
        "slower": String(group.slower.hits), "faster": String(group.faster.hits),
        "undecided": String(group.undecided.hits), "pairs": String(group.pairs),
      ])
    }
    return """
      {"schema": "treadmill-rates/1",
       "suites": \(JSONText.lines(suites, indentation: 1)),
       "benchmarks": \(JSONText.lines(benchmarks, indentation: 1)),
       "faults": \(JSONText.list(faults.map(JSONText.quoted)))}

      """
  }
}
