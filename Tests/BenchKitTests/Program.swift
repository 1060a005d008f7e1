import BenchModel
import BenchStore
import FoundationEssentials

@testable import BenchRevisions

/// Runs the built fixture tool as a person would, with results in a folder of its own.
final class Program {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/treadmill-run-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static var products: String {
    let program = CommandLine.arguments[0]
    return String(program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex))
  }

  func run(
    _ arguments: [String], variables: [String: String] = [:], under launcher: [String] = []
  ) throws -> CommandOutput {
    let words =
      launcher + ["\(Self.products)/FixtureBench", "run", "--allow-debug", "--results", folder]
      + arguments
    var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    environment["CI"] = "true"
    return try CommandRunner().run(
      Command(program: words[0], arguments: Array(words.dropFirst()), environment: environment))
  }

  func record() throws -> RunRecord { try ResultsFolder(path: folder).load("latest") }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }
}

extension RunRecord {
  func measured(_ id: String, _ metric: Metric) -> Measured? {
    benchmarks.first { $0.id == id }?.metrics[metric.name]?.measured
  }
}
