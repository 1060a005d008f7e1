import BenchModel
import BenchStatistics
import Testing

@testable import BenchStore

private func reread(_ record: RunRecord) throws -> RunRecord {
  try RunRecord(json: Array(record.json.utf8), file: "a.json")
}

private let measured: [Measured] = [
  .exact(0), .exact(173), .exact(-1), .exact(0.1), .exact(.pi), .exact(.leastNonzeroMagnitude),
  .exact(.greatestFiniteMagnitude), .exact(9_007_199_254_740_992), .exact(1e16), .exact(1e300),
  .sampled([]), .sampled([1, 2.5, 1e-9]), .unstable([259, 323]), .unavailable("no valgrind"),
  .unavailable(""),
]

@Test("a metric comes back as it went out, whatever became of it", arguments: measured)
func metricsRoundTrip(_ measured: Measured) throws {
  let rate = Metric.sampled("rate", Unit(rawValue: "rows/s"), better: .larger)
  let record = Samples.record(metrics: [
    "cpu": RecordedMetric(.cpu, measured), "rate": RecordedMetric(rate, measured),
  ])
  #expect(try reread(record) == record)
}

@Test(
  "a benchmark keeps its name, however odd",
  arguments: [
    "/", "a b", "a|b", "µ", "e\u{301}", "👨‍👩‍👧", "\"quoted\"", "back\\slash", "line\nbreak\t\r",
    "nul\0bell\u{7}\u{7f}\u{2028}", "", ".", String(repeating: "long", count: 50), "$[0].a",
  ])
func namesRoundTrip(_ name: String) throws {
  var record = Samples.record(
    metrics: [name: RecordedMetric(.exact(name), .exact(1))],
    series: [name: Series(x: name, unit: Unit(rawValue: name), points: [[0, 1]])])
  record.benchmarks[0].id = name
  record.benchmarks[0].parameters = [name: name]
  record.benchmarks[0].warnings = [name]
  record.commit.subject = name
  let copy = try reread(record)
  #expect(copy == record)
  let id = try #require(copy.benchmarks.first?.id)
  #expect(Array(id.utf8) == Array(name.utf8))
}

@Test("names that differ in case or in their last letter alone stay apart")
func similarNamesStayApart() throws {
  let names = ["feed", "Feed", "FEED", "feed/1", "feed/10", "feed ", " feed"]
  var record = Samples.small
  record.benchmarks = names.map { BenchmarkResult(id: $0, parameters: [:], definition: $0) }
  #expect(try reread(record).benchmarks.map(\.definition) == names)
}

@Test("every field of the record comes back")
func fullRecordsRoundTrip() throws {
  var record = Samples.small
  record.commit = Commit(hash: "h", branch: "b", dirty: true, subject: "s", date: "d")
  record.environment.availableBytes = 1
  record.environment.loadBefore = 0.25
  record.environment.loadAfter = 7
  record.environment.stealTicks = 3
  record.environment.virtualization = "kvm"
  record.environment.warnings = ["The governor is powersave; set it to performance."]
  record.session = RunRecord.Session(id: "s", side: "base", order: ["a", "b", "a"])
  record.plan = RunPlan(
    quick: false, blocks: 9, budgetSeconds: 1.5, seed: .max, shard: "2/4")
  let growth = Series.Growth(type: "linear", perThousand: 8.5, confidence: 0.99, reason: "r")
  record.benchmarks[0].series = [
    "growth": Series(x: "rows", unit: .bytes, points: [[0, 0], [500, 81234]], growth: growth),
    "long": Series(x: "rows", unit: .bytes, points: (0..<200).map { [Double($0), 1] }),
    "empty": Series(x: "rows", unit: .bytes, points: []),
  ]
  #expect(try reread(record) == record)
  let parts: [Any] = [record.commit, record.environment, record.session, record.plan, growth]
  for part in parts {
    let empty = Mirror(reflecting: part).children.filter { "\($0.value)" == "nil" }
    #expect(empty.isEmpty, "this test must fill every field")
  }
}

@Test("a thousand random records come back bit for bit, and equal records give equal bytes")
func randomRecordsRoundTrip() throws {
  for seed in 0..<1_000 as Range<UInt64> {
    var random = SplitMix64(seed: seed)
    func number() -> Double {
      let number = Double(bitPattern: random.next())
      return number.isFinite ? number : Double(Int.random(in: -999...999, using: &random))
    }
    let text = String((0..<4).map { _ in Character(UnicodeScalar(UInt8(random.next() & 0x7f))) })
    var record = Samples.record(
      metrics: [
        text: RecordedMetric(.exact(text, .bytes), .exact(number())),
        "cpu": RecordedMetric(.cpu, .sampled([number(), number()])),
      ],
      series: [text: Series(x: text, unit: .count, points: [[number(), number()]])])
    record.plan.seed = random.next()
    let copy = try reread(record)
    #expect(copy == record, "seed \(seed)")
    #expect(copy.json == record.json, "seed \(seed)")
  }
}

@Test("growth that is undetermined has no numbers in the record, and none when read")
func undeterminedGrowthRoundTrips() throws {
  let growth = Series.Growth(type: "undetermined", reason: "two points")
  let record = Samples.record(
    series: ["growth": Series(x: "rows", unit: .bytes, points: [[0, 0]], growth: growth)])
  #expect(!record.json.contains("perThousand") && !record.json.contains("confidence"))
  #expect(try reread(record) == record)
  let older = record.json.replacing(
    "\"undetermined\"", with: "\"undetermined\",\"confidence\":0,\"perThousand\":0")
  #expect(try RunRecord(json: Array(older.utf8), file: "a.json") == record)
}

@Test("where a benchmark allocates reads back as it was written")
func sitesRoundTrip() throws {
  var record = Samples.small
  record.benchmarks[0].sites = AllocationSites(
    sites: [
      AllocationSites.Site(
        "closure #1 in \u{b5} | \"x\"", file: "A b.swift", line: 3, count: 7, bytes: 1 << 40),
      AllocationSites.Site("runtime", count: 0, bytes: 16),
    ], iterations: 16, isExact: false)
  let text = record.json
  #expect(try RunRecord(json: Array(text.utf8), file: "a.json") == record)
  #expect(text.contains("\"places\""))
}
