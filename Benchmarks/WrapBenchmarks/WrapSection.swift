import BenchKit

/// How the report shows the wrap.
enum WrapSection {
  static let layout = SectionLayout(
    title: "The wrap at 100 Hz", tables: [costs, speeds, paced], charts: [lateness],
    conclusion: conclusion)

  private static let costs = TableLayout(
    title: "What a wrap costs", labels: ["Formula"],
    rows: WrapFormula.allCases.map { formula in
      TableRow(
        [formula.rawValue],
        sources: [
          "independent": WrapBenchmark.costID(formula, chained: false),
          "chained": WrapBenchmark.costID(formula, chained: true),
        ])
    } + [TableRow(["engine tick"], sources: ["independent": WrapBenchmark.tickID])],
    columns: [
      .metric("Independent", Metric.cpu.name, of: "independent"),
      .metric("Chained", Metric.cpu.name, of: "chained"),
      .metric("Allocations", Metric.allocations.name, of: "independent"),
    ]
  ) { findings in
    let ours = WrapBenchmark.costID(.corrected, chained: true)
    let fmod = WrapBenchmark.costID(.fmod, chained: true)
    let floor = WrapBenchmark.costID(.floor, chained: true)
    return """
      Thread CPU time of one wrap with the loop around it; independent inputs lie up to a frame of \
      a fling past either end, chained ones a tick. In a chain the wrap costs \
      \(findings.ratioText(Metric.cpu.name, of: ours, over: fmod)) of fmod and \
      \(findings.ratioText(Metric.cpu.name, of: ours, over: floor)) of the floor formula; the \
      engine's tick is auto-scroll, wrap and cells together.
      """
  }

  private static let speeds = TableLayout(
    title: "One simulated hour of auto-scroll at 70 pt/s", labels: ["Auto-scroll"],
    rows: WrapBenchmark.Timing.allCases.map { timing in
      TableRow(
        [timing == .tick ? "a step a tick (published)" : "speed × time"],
        sources: Dictionary(
          uniqueKeysWithValues: WrapBenchmark.frameRates.map {
            (String($0), WrapBenchmark.speedID(timing, frameRate: $0))
          }))
    },
    columns: WrapBenchmark.frameRates.map {
      .metric("\($0) Hz", WrapBenchmark.effectiveSpeed.name, of: String($0))
    }
      + WrapBenchmark.frameRates.map {
        .metric("Off at \($0) Hz", WrapBenchmark.positionError.name, of: String($0))
      }
  ) { findings in
    let slow = WrapBenchmark.speedID(.tick, frameRate: 30)
    return """
      The published carousel adds 0.7 pt a 10 ms tick to the last reported offset, so ticks inside \
      one frame are lost and its speed is \
      \(findings.text(WrapBenchmark.effectiveSpeed.name, of: slow)) at 30 Hz; each crossing of the \
      seam loses its overshoot too. Speed times elapsed time is right at every rate.
      """
  }

  private static let paced = TableLayout(
    title: "Really paced: 10 ms ticks on a timer", labels: ["Run"],
    rows: [TableRow("\(WrapBenchmark.ticks) ticks a block", source: WrapBenchmark.pacedID)],
    columns: [
      .metric("Late p50", Metric.latenessP50.name),
      .metric("Late p99", Metric.latenessP99.name),
      .metric("Late max", Metric.latenessMax.name),
      .metric("Missed", Metric.missedDeadlines.name),
      .metric("CPU a tick", Metric.tickCPU.name),
    ]
  ) { findings in
    """
    Lateness is the machine's: the engine needs \
    \(findings.text(Metric.tickCPU.name, of: WrapBenchmark.pacedID)) of the 10 ms, the thread \
    clock's own half microsecond included. More than 2 ms late is noise of this machine.
    """
  }

  private static let lateness = ChartLayout(
    title: "Lateness of 10 ms ticks", name: "lateness",
    x: ChartAxis("late by", .nanoseconds, scale: .logarithmic), y: ChartAxis("ticks"),
    style: .bars, curves: [.init("lateness", series: "lateness", of: WrapBenchmark.pacedID)])

  private static func conclusion(_ findings: Findings) -> String {
    let ours = WrapBenchmark.costID(.corrected, chained: true)
    let late = WrapBenchmark.speedID(.tick, frameRate: 30)
    let timed = WrapBenchmark.speedID(.time, frameRate: 30)
    return """
      A correct wrap costs \(findings.text(Metric.cpu.name, of: ours)), a whole tick \
      \(findings.text(Metric.cpu.name, of: WrapBenchmark.tickID)) and \
      \(findings.text(Metric.allocations.name, of: WrapBenchmark.tickID)) allocations; after an \
      hour at 30 Hz the published auto-scroll is \
      \(findings.text(WrapBenchmark.positionError.name, of: late)) off, a time-based one \
      \(findings.text(WrapBenchmark.positionError.name, of: timed)).
      """
  }
}
