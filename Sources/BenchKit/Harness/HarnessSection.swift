/// How the report shows the harness measuring itself.
enum HarnessSection {
  static let layout = SectionLayout(title: "The harness itself", tables: [loops, processes])

  private static let loops = TableLayout(
    title: "Loops, clocks and counters", labels: ["Body"],
    rows: [TableRow("empty loop", source: HarnessBenchmark.emptyID)]
      + HarnessBenchmark.multiplications.map {
        TableRow("\($0) dependent multiplications", source: HarnessBenchmark.timerID($0))
      } + [
        TableRow("read the wall clock", source: HarnessBenchmark.wallClockID),
        TableRow("read the thread's CPU clock", source: HarnessBenchmark.threadClockID),
        TableRow("an array of 8", source: HarnessBenchmark.mallocID(isCounted: false)),
        TableRow("an array of 8, counted", source: HarnessBenchmark.mallocID(isCounted: true)),
      ],
    columns: [
      .metric("CPU", Metric.cpu.name),
      .metric("Allocations", Metric.allocations.name),
      .metric("Bytes", Metric.allocatedBytes.name),
      .metric("Peak", Metric.peakBytes.name),
    ]
  ) { findings in
    let slopes = zip(HarnessBenchmark.multiplications, HarnessBenchmark.multiplications.dropFirst())
      .map { findings.text(slope(findings, from: $0, to: $1), .nanoseconds) }
    return """
      A multiplication costs \(slopes[0]) between 4 and 8 of them and \(slopes[1]) between 8 and \
      16: what the timer adds is the same for both. Counting makes an allocation cost \
      \(findings.ratioText(
        Metric.cpu.name, of: HarnessBenchmark.mallocID(isCounted: true),
        over: HarnessBenchmark.mallocID(isCounted: false))) of what it costs, so it is done in \
      processes that time nothing.
      """
  }

  private static let processes = TableLayout(
    title: "Processes", labels: ["From spawn to exit"],
    rows: [
      TableRow("a worker that runs one iteration", source: HarnessBenchmark.startID),
      TableRow("a block of 10 samples of 0.5 ms", source: HarnessBenchmark.blockID),
    ], columns: [.metric("Wall", Metric.wall.name)]
  ) { findings in
    """
    A block of 5 ms of samples takes \
    \(findings.text(Metric.wall.name, of: HarnessBenchmark.blockID)) with its process and its \
    warm-up: that is what a value of its own, independent of the others, costs.
    """
  }

  /// What one multiplication costs, by two of the timer's bodies.
  static func slope(_ findings: Findings, from few: Int, to many: Int) -> Double? {
    guard
      let less = findings.value(Metric.cpu.name, of: HarnessBenchmark.timerID(few)),
      let more = findings.value(Metric.cpu.name, of: HarnessBenchmark.timerID(many))
    else { return nil }
    return (more - less) / Double(many - few)
  }
}
