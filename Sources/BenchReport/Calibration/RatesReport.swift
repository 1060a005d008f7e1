package import BenchAnalysis
package import BenchModel

extension Report {
  /// What a gate's trials came to, as tables.
  package init(of rates: GateRates, facts: [GateTrials.Fact]) {
    let summary = RatesSummary(rates)
    let short = [summary.alarms, summary.detection]
    let tables = [
      RatesTables.suites(rates.suites),
      RatesTables.alarms(rates.benchmarks.filter { $0.percent == 0 }),
      RatesTables.detections(rates.benchmarks.filter { $0.percent > 0 }),
    ]
    self.init(
      title: "The gate's own test",
      facts: facts.map { Fact(label: $0.name, text: $0.text) }, warnings: rates.faults,
      sections: [
        Section(title: "In short", tables: short.filter { !$0.rows.isEmpty }, charts: []),
        Section(
          title: "By suite, load and kernel", tables: tables.filter { !$0.rows.isEmpty },
          charts: []),
      ], conclusions: summary.conclusions)
  }
}
