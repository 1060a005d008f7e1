import BenchKit

/// How the report shows the materialised tails.
enum MaterialisationSection {
  static let layout = SectionLayout(
    title: "Materialising duplicated items", tables: [tails], conclusion: conclusion)

  private static let rows = Carousel.all.flatMap { carousel in
    Tail.built.map { tail in
      TableRow(
        [carousel.name, carousel.sizes, tail.rawValue],
        sources: [
          "originals": MaterialisationBenchmark.originalsID(carousel),
          "tail": MaterialisationBenchmark.tailID(carousel, tail),
          "lap": MaterialisationBenchmark.lapID(carousel, tail),
          "virtual": MaterialisationBenchmark.lapID(carousel, .virtual),
          "no tail": MaterialisationBenchmark.tailID(carousel, .virtual),
        ])
    }
  }

  private static let tails = TableLayout(
    labels: ["Carousel", "Items × extent + gap", "Rule"], rows: rows,
    columns: [
      .metric("Copies", MaterialisationBenchmark.duplicates.name, of: "tail"),
      .flag("Seam", MaterialisationBenchmark.reachable.name, of: "tail"),
      .metric("Build", Metric.cpu.name, of: "tail"),
      .ratio("Of originals", Metric.cpu.name, of: "tail", over: "originals", as: .percent),
      .metric("Allocations", Metric.allocations.name, of: "tail"),
      .metric("Bytes", Metric.allocatedBytes.name, of: "tail"),
      .metric("Lap", Metric.cpu.name, of: "lap"),
      .metric("Virtual lap", Metric.cpu.name, of: "virtual"),
      .metric("Made", MaterialisationBenchmark.madePerLap.name, of: "lap"),
      .metric("Bound", MaterialisationBenchmark.boundPerLap.name, of: "lap"),
    ], caption: caption)

  private static func caption(_ findings: Findings) -> String {
    let wide = named("wide-gap")
    let sample = named("sample-10")
    let isVirtualFree = Carousel.all.allSatisfy { carousel in
      let tail = tail(carousel, .virtual)
      let lap = lap(carousel, .virtual)
      return findings.value(MaterialisationBenchmark.duplicates.name, of: tail) == 0
        && findings.value(MaterialisationBenchmark.reachable.name, of: tail) == 1
        && findings.value(MaterialisationBenchmark.madePerLap.name, of: lap) == 0
        && findings.value(MaterialisationBenchmark.boundPerLap.name, of: lap) == 0
    }
    let virtual =
      isVirtualFree
      ? " The rule virtual builds no copy, always reaches the seam, and makes and binds nothing."
      : ""
    return """
      Build makes and drops the copies as rows of real text, beside what the originals cost; a lap \
      goes round once, 20 pt a frame, after everything has been on screen, and makes and binds so \
      many cells. The published rule (seed) builds \
      \(findings.text(MaterialisationBenchmark.duplicates.name, of: tail(wide, .seed))) for \
      wide-gap and ends before the seam, so it never wraps; where it wraps it makes \
      \(findings.text(MaterialisationBenchmark.madePerLap.name, of: lap(sample, .seed))) cells a \
      lap (sample-10).\(virtual)
      """
  }

  private static func conclusion(_ findings: Findings) -> String {
    let sample = named("sample-10")
    let share = findings.percentText(
      Metric.cpu.name, of: tail(sample, .minimal),
      over: MaterialisationBenchmark.originalsID(sample))
    return """
      A materialised tail costs \(share) of the originals for the published sample of ten items \
      (\(findings.text(Metric.allocatedBytes.name, of: tail(sample, .minimal)))), and virtual \
      shows the same for nothing: its lap takes \
      \(findings.text(Metric.cpu.name, of: lap(sample, .virtual))), the published one's \
      \(findings.text(Metric.cpu.name, of: lap(sample, .seed))).
      """
  }

  private static func named(_ name: String) -> Carousel {
    Carousel.all.first { $0.name == name } ?? Carousel.all[0]
  }

  private static func tail(_ carousel: Carousel, _ tail: Tail) -> String {
    MaterialisationBenchmark.tailID(carousel, tail)
  }

  private static func lap(_ carousel: Carousel, _ tail: Tail) -> String {
    MaterialisationBenchmark.lapID(carousel, tail)
  }
}
