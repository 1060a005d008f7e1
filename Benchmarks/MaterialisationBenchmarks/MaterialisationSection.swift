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
          "no tail": MaterialisationBenchmark.tailID(carousel, .virtual),
          "kept": MaterialisationBenchmark.lapID(carousel, tail, .kept),
          "freed": MaterialisationBenchmark.lapID(carousel, tail, .freed),
          "virtual kept": MaterialisationBenchmark.lapID(carousel, .virtual, .kept),
          "virtual freed": MaterialisationBenchmark.lapID(carousel, .virtual, .freed),
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
      .metric("Lap, kept", Metric.cpu.name, of: "kept"),
      .metric("Made, kept", MaterialisationBenchmark.madePerLap.name, of: "kept"),
      .metric("Lap, freed", Metric.cpu.name, of: "freed"),
      .metric("Made, freed", MaterialisationBenchmark.madePerLap.name, of: "freed"),
      .metric("Rebound", MaterialisationBenchmark.reboundPerLap.name, of: "freed"),
      .metric("Virtual, freed", Metric.cpu.name, of: "virtual freed"),
    ], caption: caption)

  private static func caption(_ findings: Findings) -> String {
    let wide = named("wide-gap")
    let sample = named("sample-10")
    return """
      Build makes and drops the copies as rows of real text, beside what the originals cost; a lap \
      goes round once, 20 pt a frame, after everything has been on screen, with cells off screen \
      kept or freed. The published rule (seed) builds \
      \(findings.text(MaterialisationBenchmark.duplicates.name, of: tail(wide, .seed))) copies for \
      wide-gap, ends before the seam and never wraps. Where cells off screen are freed its copies \
      are cells of their own and it makes \(made(findings, sample, .seed)) a lap of sample-10, the \
      rule virtual, which builds no copy, \(made(findings, sample, .virtual)).
      """
  }

  private static func conclusion(_ findings: Findings) -> String {
    let sample = named("sample-10")
    let share = findings.percentText(
      Metric.cpu.name, of: tail(sample, .seed),
      over: MaterialisationBenchmark.originalsID(sample))
    return """
      The published tail of the ten-item sample costs \(share) of what its originals cost \
      (\(findings.text(Metric.allocatedBytes.name, of: tail(sample, .seed)))), and a lap with \
      cells freed off screen \(lapTime(findings, sample, .seed)); the rule virtual builds nothing \
      and takes \(lapTime(findings, sample, .virtual)).
      """
  }

  private static func made(_ findings: Findings, _ carousel: Carousel, _ tail: Tail) -> String {
    findings.text(
      MaterialisationBenchmark.madePerLap.name,
      of: MaterialisationBenchmark.lapID(carousel, tail, .freed))
  }

  private static func lapTime(_ findings: Findings, _ carousel: Carousel, _ tail: Tail) -> String {
    findings.text(
      Metric.cpu.name, of: MaterialisationBenchmark.lapID(carousel, tail, .freed))
  }

  private static func named(_ name: String) -> Carousel {
    Carousel.all.first { $0.name == name } ?? Carousel.all[0]
  }

  private static func tail(_ carousel: Carousel, _ tail: Tail) -> String {
    MaterialisationBenchmark.tailID(carousel, tail)
  }
}
