import BenchAnalysis
import BenchModel

/// The short answer to whether a gate can be trusted: false alarms by load, detection by kernel.
///
/// Three kinds of load count as one here; the tables behind keep them apart.
struct RatesSummary {
  private let rates: GateRates

  init(_ rates: GateRates) { self.rates = rates }

  private enum Machine: String, CaseIterable {
    case quiet, loaded

    func has(_ load: MachineLoad) -> Bool { (load == .quiet) == (self == .quiet) }
  }

  /// Suites in which nothing changed.
  var alarms: Report.Table {
    var rows: [[String]] = []
    for machine in Machine.allCases {
      let suites = rates.suites.filter { $0.kind == .unchanged && machine.has($0.load) }
      guard !suites.isEmpty else { continue }
      let alarmed = Self.sum(suites.map(\.alarmed))
      rows.append([
        machine.rawValue, RatesTables.share(alarmed),
        RatesTables.count(Self.sum(suites.map(\.calledSlower))),
        RatesTables.count(Self.sum(suites.map(\.calledFaster))),
        RatesTables.mean(Double(suites.reduce(0) { $0 + $1.pairs }), alarmed.trials),
        RatesTables.mean(
          suites.reduce(0) { $0 + Double($1.milliseconds) / 1000 }, alarmed.trials),
      ])
    }
    return RatesTables.table(
      "Nothing changed", words: ["Machine"],
      numbers: ["Suites with an alarm", "Slower", "Faster", "Pairs a suite", "Seconds a suite"],
      rows: rows,
      caption: """
        Two copies of one program, 20 benchmarks a suite: every alarm is false. Loaded is busy \
        processes on every core: all the time, in bursts, or from half-way on.
        """)
  }

  /// Benchmarks that did more, as often as they were found.
  var detection: Report.Table {
    let groups = rates.benchmarks.filter { $0.kind == .changed && $0.percent > 0 }
    let percents = Set(groups.map(\.percent)).sorted()
    var rows: [[String]] = []
    for machine in Machine.allCases {
      for kernel in Set(groups.map(\.kernel)).sorted() {
        let own = groups.filter { $0.kernel == kernel && machine.has($0.load) }
        guard !own.isEmpty else { continue }
        rows.append(
          [machine.rawValue, kernel]
            + percents.map { percent in
              let found = Self.sum(own.filter { $0.percent == percent }.map(\.slower))
              return found.trials > 0 ? RatesTables.share(found) : NumberText.missing
            })
      }
    }
    return RatesTables.table(
      "The head did more", words: ["Machine", "Kernel"],
      numbers: percents.map { "+\($0) % found" }, rows: rows,
      caption: """
        How often the gate said slower, with 95 % intervals. The kernels last about 50 ns \
        (arithmetic), 5 µs (hashing) and 1 ms (allocation). Up to +1 % the gate means to say \
        nothing.
        """)
  }

  /// What follows, in whole sentences.
  var conclusions: [String] {
    let unchanged = rates.suites.filter { $0.kind == .unchanged }
    let alarmed = Self.sum(unchanged.map(\.alarmed))
    var sentences: [String] = []
    if alarmed.trials > 0 {
      sentences.append(
        "Of suites in which nothing had changed \(RatesTables.share(alarmed)) had a false alarm.")
    }
    for percent in [3, 5] {
      let found = Self.sum(
        rates.benchmarks.filter { $0.kind == .changed && $0.percent == percent }.map(\.slower))
      guard found.trials > 0 else { continue }
      sentences.append(
        "Of benchmarks that did \(percent) % more \(RatesTables.share(found)) were found.")
    }
    let large = rates.benchmarks.filter { $0.kind == .large && $0.percent > 0 }
    let found = Self.sum(large.map(\.slower))
    if found.trials > 0 {
      sentences.append(
        "A suite of 200 benchmarks can still alarm: one of them did 10 % more and was found in "
          + "\(RatesTables.share(found)) runs.")
    }
    return sentences
  }

  private static func sum(_ shares: [GateRates.Share]) -> GateRates.Share {
    shares.reduce(GateRates.Share()) { sum, share in
      var sum = sum
      sum.hits += share.hits
      sum.trials += share.trials
      return sum
    }
  }
}
