import BenchModel
import BenchReport

/// How the sample record is laid out.
enum SampleLayouts {
  static var all: [SectionLayout] { [loop, feed, window] }

  static var loop: SectionLayout {
    let tails = ["minimal", "virtual", "seed", "flingSafe"]
    return SectionLayout(
      title: "Loop",
      tables: [
        TableLayout(
          labels: ["Tail"],
          rows: tails.map { tail in
            TableRow([tail], sources: ["build": "loop/build/\(tail)", "lap": "loop/lap/\(tail)"])
          },
          columns: [
            .metric("Build", "cpu", of: "build"), .metric("Lap", "cpu", of: "lap"),
            .ratio("Lap of build", "cpu", of: "lap", over: "build", as: .percent),
            .metric("Allocations", "allocations", of: "lap"),
            .flag("Seam reached", "reachable", of: "lap"),
            .metric("Instructions", "instructions", of: "lap"),
          ]
        ) { found in
          "A lap with the minimal tail takes \(found.text("cpu", of: "loop/lap/minimal"))."
        }
      ]
    ) { found in
      "The minimal tail is \(found.ratioText("cpu", of: "loop/lap/seed", over: "loop/lap/minimal"))"
        + " faster than the published one."
    }
  }

  static var feed: SectionLayout {
    let ids = ["text", "pixels"].flatMap { rows in
      SampleRecord.strategies.map { (rows, $0, SampleRecord.feedID($0, rows)) }
    }
    return SectionLayout(
      title: "Feed",
      tables: [
        TableLayout(
          title: "Memory of 10,000 rows", labels: ["Rows", "Strategy"],
          rows: ids.map { TableRow($0.0, $0.1, source: $0.2) },
          columns: [
            .metric("Frame p99", "frameP99"), .metric("Peak", "peakBytes"),
            .metric("Made", "made"), .metric("Allocations", "allocations"),
            .metric("Growth", "growthPerThousand"), .growth("Class", "growth"),
            .derived("Peak a row", .bytes) { found, row in
              row.sources[""].flatMap { found.value("peakBytes", of: $0) }.map { $0 / 10_000 }
            },
          ]
        ) { found in
          "Recycling holds \(found.text("peakBytes", of: "feed/recycle/pixels")), keeping"
            + " \(found.text("peakBytes", of: "feed/keep/pixels"))."
        }
      ],
      charts: [
        ChartLayout(
          title: "Live memory while scrolling", name: "growth", x: ChartAxis("rows scrolled"),
          y: ChartAxis("live memory", .bytes, scale: .logarithmic),
          curves: ids.map { ChartLayout.Curve("\($0.1), \($0.0)", series: "growth", of: $0.2) })
      ]
    ) { found in
      "Recycling with pixels is \(found.growthClass("growth", of: "feed/recycle/pixels")) and needs"
        + " \(found.percentText("peakBytes", of: "feed/recycle/pixels", over: "feed/keep/pixels"))"
        + " of what keeping needs."
    }
  }

  static var window: SectionLayout {
    let id = "window/a|b`c<d>/µ"
    return SectionLayout(
      title: "Window",
      tables: [
        TableLayout(
          labels: ["Benchmark"], rows: [TableRow(id, source: id)],
          columns: [.metric("Frame p99", "frameP99"), .metric("Peak", "peakBytes")]
        ) { found in "\(id) takes \(found.text("frameP99", of: id)) a frame." }
      ],
      charts: [
        ChartLayout(
          title: "Frame times", name: "frames", x: ChartAxis("frame time", .nanoseconds),
          y: ChartAxis("frames", scale: .logarithmic), style: .bars,
          curves: [ChartLayout.Curve("window", series: "frames", of: id)])
      ])
  }
}
