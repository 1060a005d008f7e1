import BenchModel
import Testing

@testable import BenchMeasurement

private let catalogue = Catalogue(entries: [
  Catalogue.Entry(
    Benchmark(
      "odd/µ | `x`\t🎠", parameters: ["a b": "c\nd", "e": ""], tags: ["slow", "two words"],
      plan: MeasurementPlan(
        .once, samples: 3, blocks: 0, exactIterations: 5, operations: 7,
        throughput: .bytes(4096), requiredBytes: 1 << 40, judgesWallTime: true),
      metrics: [.exact("made"), .sampled("rate", Unit(rawValue: "rows/s"), better: .larger)],
      expectedGrowth: .logarithmic
    ) { _ in }, runsByDefault: false),
  Catalogue.Entry(
    Benchmark("rate", plan: MeasurementPlan(throughput: .items(3))) { _ in }, runsByDefault: true),
  Catalogue.Entry(Benchmark("plain") { _ in }, runsByDefault: true),
])

@Test("a catalogue survives the pipe, and half of one is none")
func cataloguesRoundTrip() {
  #expect(Catalogue(wire: catalogue.wire) == catalogue)
  #expect(Catalogue(wire: Catalogue(entries: []).wire)?.entries.isEmpty == true)
  let bytes = Array(catalogue.wire.utf8)
  for count in 0..<(bytes.count - 1) {
    #expect(Catalogue(wire: String(decoding: bytes.prefix(count), as: UTF8.self)) == nil)
  }
}

@Test("what a newer build says beside is passed over; a known line that is spoilt is not")
func newerCataloguesAreRead() {
  let newer = catalogue.wire.replacing("end\n", with: "colour blue\nend\n")
  #expect(Catalogue(wire: newer) == catalogue)
  for (line, spoilt) in [
    ("bytes 4096", "bytes many"), ("growth logarithmic", "growth wild"), ("items 3", "items"),
  ] {
    #expect(catalogue.wire.contains(line))
    #expect(Catalogue(wire: catalogue.wire.replacing(line, with: spoilt)) == nil)
  }
}

@Test("an entry keeps the other build's definition, and its benchmark cannot run here")
func entriesKeepTheirDefinition() {
  let entry = catalogue.entries[0]
  #expect(entry.definition.count == 16)
  #expect(entry.benchmark.plan == entry.plan)
  guard case .plain(let body) = entry.benchmark.body else {
    Issue.record("no plain body")
    return
  }
  let driver = ExactDriver(counters: NoCounters(), iterations: 1, warmUps: 0)
  #expect(throws: Skipped.self) { try body(Block(parameters: [:], seed: 1, driver: driver)) }
}

private struct NoCounters: AllocationCounting {
  func read() -> AllocationSnapshot {
    AllocationSnapshot(allocations: 0, allocatedBytes: 0, liveBytes: 0, peakBytes: 0)
  }
  func resetPeak() {}
  func totals() -> AllocatorTotals { AllocatorTotals(active: 0, resident: 0) }
}
