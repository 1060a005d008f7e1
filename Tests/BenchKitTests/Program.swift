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

  /// Where the fixture tool was built.
  static var path: String {
    let program = CommandLine.arguments[0]
    return program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex) + "/FixtureBench"
  }

  func run(
    _ arguments: [String], variables: [String: String] = [:], under launcher: [String] = [],
    allowsDebug: Bool = true
  ) throws -> CommandOutput {
    let flags = (allowsDebug ? ["--allow-debug"] : []) + ["--results", folder]
    return try Self.execute(
      launcher + [Self.path, "run"] + flags + arguments, variables: variables)
  }

  /// Runs a verb of the tool with its results in `folder`.
  func call(_ words: [String], _ variables: [String: String] = [:]) throws -> CommandOutput {
    try Self.execute([Self.path] + words + ["--results", folder], variables: variables)
  }

  /// A program that is the tool with `variables` (`NAME=value`) set: another build, for `ab`.
  func variant(_ name: String, _ variables: String) throws -> String {
    let path = "\(folder)/\(name)"
    try StoredFile(path).replace(with: "#!/bin/sh\n\(variables) exec \(Self.path) \"$@\"\n")
    _ = try Self.execute(["chmod", "+x", path])
    return path
  }

  /// Runs any command.
  static func execute(
    _ words: [String], variables: [String: String] = [:]
  ) throws -> CommandOutput {
    var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    environment["CI"] = "true"
    return try CommandRunner().run(
      Command(program: words[0], arguments: Array(words.dropFirst()), environment: environment))
  }

  /// Runs `script` in a shell that knows the fixture tool as `$0`.
  static func shell(_ script: String) throws -> CommandOutput {
    try execute(["sh", "-c", script, path])
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
