import BenchKit
import Workloads

/// How the report shows the carousel.
enum LoopSection {
  static let layout = SectionLayout(
    title: "The endless carousel", tables: [wraps, frames, flings, changes, laps],
    conclusion: conclusion)

  private static let wraps = TableLayout(
    title: "A wrap beside the least that it could cost", labels: ["Offsets"],
    rows: LoopBenchmark.Offsets.allCases.map { offsets in
      let formulas = LoopBenchmark.Formula.allCases.filter {
        LoopBenchmark.applies($0, to: offsets)
      }
      return TableRow(
        [offsets.rawValue],
        sources: Dictionary(
          uniqueKeysWithValues: formulas.map {
            ($0.rawValue, LoopBenchmark.wrapID(offsets, $0))
          }))
    },
    columns: [
      .metric("Compare, subtract", Metric.cpu.name, of: "subtract"),
      .metric("Wrap", Metric.cpu.name, of: "wrap"),
      .metric("fmod", Metric.cpu.name, of: "fmod"),
      .ratio("Of compare, subtract", Metric.cpu.name, of: "wrap", over: "subtract"),
      .ratio("Of fmod", Metric.cpu.name, of: "wrap", over: "fmod"),
      .metric("Allocations", Metric.allocations.name, of: "wrap"),
    ]
  ) { findings in
    let ours = LoopBenchmark.wrapID(.tick, .wrap)
    let least = LoopBenchmark.wrapID(.tick, .subtract)
    let fmod = LoopBenchmark.wrapID(.tick, .fmod)
    return """
      One wrap with the loop around it; tick and fling follow from the offset before, 0.7 and \
      133.4 pt further on, random ones do not, far ones are up to a million periods away, where \
      one subtraction would be wrong. A tick's wrap costs \
      \(findings.ratioText(Metric.cpu.name, of: ours, over: least)) of a compare-and-subtract that \
      is right near by only, and \(findings.ratioText(Metric.cpu.name, of: ours, over: fmod)) of \
      fmod.
      """
  }

  private static let frames = TableLayout(
    title: "A frame: 20 pt on, with the cells on screen", labels: ["Carousel", "Items"],
    rows: LoopBenchmark.itemCounts.flatMap { items in
      LoopBenchmark.Side.allCases.map {
        TableRow(
          $0.rawValue, items.grouped, source: LoopBenchmark.frameID($0, items: items))
      }
    },
    columns: [
      .metric("Frame", Metric.cpu.name),
      .metric("Allocations", Metric.allocations.name),
      .metric("Made", LoopBenchmark.made.name),
      .metric("Bound", LoopBenchmark.bound.name),
    ]
  ) { findings in
    let ours = LoopBenchmark.frameID(.corrected, items: 10)
    let naive = LoopBenchmark.frameID(.naive, items: 10)
    return """
      Made and bound are cells over the first \(LoopBenchmark.traversal.grouped) frames. The \
      corrected carousel's frame costs \
      \(findings.ratioText(Metric.cpu.name, of: ours, over: naive)) of the plain one's, which \
      looks every cell up by its item's id; the published one's cells are gone when they leave the \
      screen.
      """
  }

  private static let flings = TableLayout(
    title: "A fling of 3,000 pt/s to rest", labels: ["Carousel"],
    rows: LoopBenchmark.Side.allCases.map {
      TableRow($0.rawValue, source: LoopBenchmark.flingID($0))
    },
    columns: [
      .metric("At 60 Hz", Metric.cpu.name), .metric("Allocations", Metric.allocations.name),
    ]
      + LoopBenchmark.frameRates.map {
        .metric("Rests at, \($0) Hz", LoopBenchmark.rest(at: $0).name)
      }
  ) { findings in
    let ours = LoopBenchmark.flingID(.corrected)
    let naive = LoopBenchmark.flingID(.naive)
    return """
      All 171 frames of a fling that crosses the seam once. The closed form ends at one place \
      whatever the frame rate, to the last bits; summed steps and the published seam do not. It \
      costs \(findings.ratioText(Metric.cpu.name, of: ours, over: naive)) of summing steps, being \
      an exponential a frame.
      """
  }

  private static let changes = TableLayout(
    title: "An item comes in before all others, or goes", labels: ["Way", "Items"],
    rows: LoopBenchmark.changedCounts.flatMap { items in
      LoopBenchmark.Change.allCases.map {
        TableRow(
          $0.rawValue, items.grouped, source: LoopBenchmark.changeID($0, items: items))
      }
    },
    columns: [
      .metric("Change", Metric.cpu.name),
      .metric("Allocations", Metric.allocations.name),
      .metric("Moved on screen", LoopBenchmark.shift.name),
      .metric("Bound again", LoopBenchmark.rebound.name),
    ]
  ) { findings in
    let most = LoopBenchmark.changedCounts[1]
    let told = LoopBenchmark.changeID(.told, items: most)
    let compared = LoopBenchmark.changeID(.compared, items: most)
    let naive = LoopBenchmark.changeID(.naive, items: most)
    return """
      Told which item is where now, a carousel of \(most.grouped) items takes \
      \(findings.text(Metric.cpu.name, of: told)) and keeps everything where it is; comparing two \
      arrays of ids by hashing takes \
      \(findings.ratioText(Metric.cpu.name, of: compared, over: told)) of that, the plain search \
      for the first item on screen \
      \(findings.ratioText(Metric.cpu.name, of: naive, over: told)). The published carousel takes \
      no notice, so what is on screen jumps.
      """
  }

  private static let laps = TableLayout(
    title: "Cells for ten laps forth and ten back", labels: ["Carousel", "Items", "Cell cap"],
    rows: LoopBenchmark.lapCases.map {
      TableRow($0.side.rawValue, $0.items.grouped, $0.cap, source: $0.id)
    },
    columns: [
      .metric("Made", LoopBenchmark.made.name),
      .metric("Bound", LoopBenchmark.bound.name),
      .metric("Exist at the end", LoopBenchmark.existing.name),
      .metric("Live bytes", Metric.liveBytes.name),
    ]
  ) { findings in
    let capped = LoopBenchmark.lapCases[3].id
    let published = LoopBenchmark.lapCases[1].id
    return """
      Live bytes are the engine's own, without what a cell shows. Ten items need ten cells for \
      ever; \(findings.text(LoopBenchmark.made.name, of: capped)) cells serve a thousand, bound \
      again when they come back; the published carousel makes \
      \(findings.text(LoopBenchmark.made.name, of: published)) for ten items.
      """
  }

  private static func conclusion(_ findings: Findings) -> String {
    let ours = LoopBenchmark.frameID(.corrected, items: 10)
    let naive = LoopBenchmark.frameID(.naive, items: 10)
    let fling = LoopBenchmark.flingID(.corrected)
    return """
      A frame of the carousel costs \(findings.text(Metric.cpu.name, of: ours)) and \
      \(findings.text(Metric.allocations.name, of: ours)) allocations, a plain carousel's \
      \(findings.ratioText(Metric.cpu.name, of: naive, over: ours)) of that; a fling of 3,000 pt/s \
      rests at \(findings.text(LoopBenchmark.rest(at: 60).name, of: fling)) at every frame rate.
      """
  }
}
