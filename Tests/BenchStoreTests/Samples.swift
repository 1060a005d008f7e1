import BenchModel
import FoundationEssentials

/// Records to test with.
enum Samples {
  /// The smallest record that has one of everything that a reader must find.
  static let small = RunRecord(
    id: "one", time: "2026-11-30T00:00:00Z", commit: Commit(hash: "abc", dirty: false),
    environment: Environment(
      fingerprint: "f", cpu: "A CPU", cores: 2, kernel: "6.1", memoryBytes: 8 << 30,
      swift: "6.3.1", allocator: "jemalloc 5.3.0", flags: ["release"], linking: "static",
      traits: ["Jemalloc"]),
    session: RunRecord.Session(id: "s"), plan: RunPlan(quick: true, blocks: 3, seed: 7),
    benchmarks: [
      BenchmarkResult(
        id: "feed/µ", parameters: ["rows": "10"], definition: "d", iterations: 1000,
        metrics: [
          "cpu": RecordedMetric(.cpu, .sampled([1.5, 2])),
          "allocations": RecordedMetric(.allocations, .exact(173)),
        ])
    ])

  /// A record of one benchmark with these metrics and curves.
  static func record(
    metrics: [String: RecordedMetric] = [:], series: [String: Series] = [:]
  ) -> RunRecord {
    var record = small
    record.benchmarks[0].metrics = metrics
    record.benchmarks[0].series = series
    return record
  }

  /// `small` as text, with `old` in it replaced by `new`.
  static func edited(_ old: String, _ new: String) -> [UInt8] {
    Array(small.json.replacing(old, with: new).utf8)
  }
}

/// A new folder for one test, gone with its last reference.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "treadmill-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
