import BenchAnalysis
import BenchModel
import BenchStatistics

/// The tables of a gate's rates: so many of so many, with Wilson's interval of 95 %.
enum RatesTables {
  /// What suites came to: false alarms, and what it cost.
  static func suites(_ suites: [GateRates.Suites]) -> Report.Table {
    table(
      "Suites", words: ["Suite", "Load"],
      numbers: [
        "Benchmarks", "With a false alarm", "Slower", "Faster", "Undecided", "Pairs", "Seconds",
      ],
      rows: suites.map { suites in
        [
          suites.kind.rawValue, suites.load.rawValue, String(suites.benchmarks),
          share(suites.alarmed), count(suites.calledSlower), count(suites.calledFaster),
          percent(suites.undecided), mean(Double(suites.pairs), suites.alarmed.trials),
          mean(Double(suites.milliseconds) / 1000, suites.alarmed.trials),
        ]
      },
      caption: """
        A suite has a false alarm where a benchmark that did not change was called slower or \
        faster. Undecided is the share of all benchmarks; pairs and seconds are means of a suite.
        """)
  }

  /// False alarms by kernel.
  static func alarms(_ benchmarks: [GateRates.Benchmarks]) -> Report.Table {
    table(
      "Benchmarks that did not change", words: ["Suite", "Load", "Kernel"],
      numbers: ["Called slower", "Called faster", "Undecided", "Pairs"],
      rows: benchmarks.map { group in
        [
          group.kind.rawValue, group.load.rawValue, group.kernel, share(group.slower),
          share(group.faster), percent(group.undecided),
          mean(Double(group.pairs), group.slower.trials),
        ]
      }, caption: "")
  }

  /// What was found of what was injected.
  static func detections(_ benchmarks: [GateRates.Benchmarks]) -> Report.Table {
    table(
      "Benchmarks that did more", words: ["Suite", "Load", "Kernel"],
      numbers: ["Injected", "Found slower", "Called faster", "Undecided", "Pairs"],
      rows: benchmarks.map { group in
        [
          group.kind.rawValue, group.load.rawValue, group.kernel, "+\(group.percent) %",
          share(group.slower), count(group.faster), percent(group.undecided),
          mean(Double(group.pairs), group.slower.trials),
        ]
      }, caption: "Found is a verdict of slower. The gate calls no effect of +1 % or less slower.")
  }

  static func table(
    _ title: String, words: [String], numbers: [String], rows: [[String]], caption: String
  ) -> Report.Table {
    Report.Table(
      title: title,
      columns: words.map { Report.Column(header: $0, isNumeric: false) }
        + numbers.map { Report.Column(header: $0, isNumeric: true) },
      rows: rows.map { $0.map { Report.Cell($0) } }, caption: caption, notes: [], remarks: [])
  }

  /// `99 of 100 (94.6 to 99.8 %)`.
  static func share(_ share: GateRates.Share) -> String {
    guard let interval = Wilson.interval(hits: share.hits, trials: share.trials) else {
      return NumberText.missing
    }
    let low = NumberText.trimmed(100 * interval.low, decimals: 1)
    let high = NumberText.trimmed(100 * interval.high, decimals: 1)
    return "\(count(share)) (\(low) to \(high) %)"
  }

  static func count(_ share: GateRates.Share) -> String {
    "\(share.hits) of \(share.trials)"
  }

  private static func percent(_ share: GateRates.Share) -> String {
    guard share.trials > 0 else { return NumberText.missing }
    let percent = 100 * Double(share.hits) / Double(share.trials)
    return NumberText.trimmed(percent, decimals: 1) + " %"
  }

  static func mean(_ sum: Double, _ count: Int) -> String {
    count > 0 ? NumberText.fixed(sum / Double(count), decimals: 1) : NumberText.missing
  }
}
