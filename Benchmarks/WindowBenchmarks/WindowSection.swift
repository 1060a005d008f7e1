import BenchKit
import InfiniteScroll
import Workloads

/// How the report shows the window.
enum WindowSection {
  static let layout = SectionLayout(
    title: "A list that grows at both ends", tables: [additions, travels, calendars],
    conclusion: conclusion)

  private static let additions = TableLayout(
    title: "A row is added", labels: ["List", "End"],
    rows: WindowBenchmark.End.allCases.flatMap { end in
      WindowBenchmark.Side.allCases.map { side in
        var sources: [String: String] = [:]
        for rows in WindowBenchmark.heldCounts {
          sources["\(rows)"] = WindowBenchmark.additionID(end, side, rows: rows)
          sources["ours"] = WindowBenchmark.additionID(end, .corrected, rows: rows)
        }
        return TableRow([side.rawValue, end.rawValue], sources: sources)
      }
    },
    columns: WindowBenchmark.heldCounts.map {
      .metric("\($0.grouped) held", Metric.cpu.name, of: "\($0)")
    } + [
      .ratio(
        "Of corrected", Metric.cpu.name, of: "\(WindowBenchmark.heldCounts[2])", over: "ours"),
      .metric(
        "Allocations", Metric.allocations.name, of: "\(WindowBenchmark.heldCounts[2])"),
    ]
  ) { findings in
    let most = WindowBenchmark.heldCounts[2]
    func id(_ end: WindowBenchmark.End, _ side: WindowBenchmark.Side) -> String {
      WindowBenchmark.additionID(end, side, rows: most)
    }
    func ratio(_ side: WindowBenchmark.Side) -> String {
      findings.ratioText(
        Metric.cpu.name, of: id(.prepend, side), over: id(.prepend, .corrected))
    }
    let ends = findings.ratioText(
      Metric.cpu.name, of: id(.prepend, .corrected), over: id(.append, .corrected))
    return """
      One row more, with so many held when the measuring begins, as an event of its own. With \
      \(most.grouped) rows an insertion at the front of an array takes \(ratio(.naive)) of the \
      window's time and the published list \(ratio(.seed)); to the window both ends are the same \
      (\(ends)) and the number of rows is nothing.
      """
  }

  private static let travels = TableLayout(
    title: "Ten seconds at 200 pt a frame, toward rows not there yet", labels: ["List", "Way"],
    rows: WindowBenchmark.Way.allCases.flatMap { way in
      EngineMode.allCases.map { mode in
        TableRow(mode.rawValue, way.rawValue, source: WindowBenchmark.travelID(way, mode))
      }
    },
    columns: [
      .metric("Clamped frames", WindowBenchmark.clamped.name),
      .metric("Travelled", WindowBenchmark.travelled.name),
      .metric("Rows held", WindowBenchmark.heldRows.name),
      .metric("Live bytes", Metric.liveBytes.name),
      .metric("Frame", Metric.cpu.name),
      .metric("One fling", WindowBenchmark.flung.name),
    ]
  ) { findings in
    let ours = WindowBenchmark.travelID(.forward, .corrected)
    let seed = WindowBenchmark.travelID(.forward, .seed)
    return """
      Clamped is a frame whose offset lay outside the content: a wall. Of \
      \(WindowBenchmark.frameCount) frames the published list clamps \
      \(findings.text(WindowBenchmark.clamped.name, of: seed)), as it adds one row an appearance, \
      and the window \(findings.text(WindowBenchmark.clamped.name, of: ours)). One fling of \
      16,000 pt/s, which should go 7,987 pt, ends at the wall: \
      \(findings.text(WindowBenchmark.flung.name, of: seed)).
      """
  }

  private static let calendars = TableLayout(
    title: "An endless calendar: a year of days and back", labels: ["Calendar"],
    rows: WindowBenchmark.Calendar.allCases.map {
      TableRow($0.rawValue, source: WindowBenchmark.calendarID($0))
    },
    columns: [
      .metric("Materialised", WindowBenchmark.materialised.name),
      .metric("Days held", WindowBenchmark.heldDays.name),
      .metric("Step", Metric.cpu.name),
      .metric("Allocations", Metric.allocations.name),
    ]
  ) { findings in
    let day = WindowBenchmark.calendarID(.day)
    let naive = WindowBenchmark.calendarID(.naive)
    return """
      Day and week are the pager, a section a day, looked at half way through each step's \
      animation; window is a list of days. The plain calendar describes every day it holds at each \
      step, \(findings.text(WindowBenchmark.materialised.name, of: naive)) of them, and takes \
      \(findings.ratioText(Metric.cpu.name, of: naive, over: day)) of the pager's time, which \
      needs \(findings.text(WindowBenchmark.materialised.name, of: day)).
      """
  }

  private static func conclusion(_ findings: Findings) -> String {
    let most = WindowBenchmark.heldCounts[2]
    let ours = WindowBenchmark.additionID(.prepend, .corrected, rows: most)
    let naive = WindowBenchmark.additionID(.prepend, .naive, rows: most)
    let travel = WindowBenchmark.travelID(.forward, .corrected)
    return """
      Before \(most.grouped) rows one more costs the window \
      \(findings.text(Metric.cpu.name, of: ours)) and an array \
      \(findings.ratioText(Metric.cpu.name, of: naive, over: ours)) of that; ten seconds at 200 pt \
      a frame meet \(findings.text(WindowBenchmark.clamped.name, of: travel)) walls.
      """
  }
}
