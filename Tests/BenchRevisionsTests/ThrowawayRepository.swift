import FoundationEssentials
import Testing

@testable import BenchRevisions

/// A git repository in a new folder, gone with its last reference.
///
/// No setting of the machine reaches it, and no hook runs in it.
final class ThrowawayRepository {
  static let isolation = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
  private static let settings = [
    "user.name=Treadmill", "user.email=treadmill@example.invalid", "init.defaultBranch=main",
    "core.hooksPath=/dev/null", "commit.gpgSign=false",
  ]

  let path: String

  /// Makes the folder, and a repository in it unless told otherwise.
  init(initialised: Bool = true) throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "treadmill-revisions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    if initialised { try git("init", "--quiet") }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Git on the repository, or on a folder below it, as the tool uses it.
  func isolated(_ folder: String = "", variables: [String: String] = [:]) -> Git {
    // Without the ceiling, a folder of temporary files inside a work tree would not be outside it.
    let ceiling = ["GIT_CEILING_DIRECTORIES": Self.parent(of: path)]
    let isolated = Self.isolation.merging(ceiling) { $1 }.merging(variables) { $1 }
    return Git(folder: folder.isEmpty ? path : "\(path)/\(folder)", variables: isolated)
  }

  /// The probe of the repository, or of a folder below it.
  func probe(_ folder: String = "", variables: [String: String] = [:]) -> CommitProbe {
    CommitProbe(isolated(folder, variables: variables))
  }

  /// Runs git as its user does; the first line of what it prints.
  @discardableResult
  func git(_ arguments: String..., date: String = "2026-11-30T01:00:00+0100") throws -> String {
    let dates = ["GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": "2001-01-01T00:00:00Z"]
    let git = Git(folder: path, variables: Self.isolation.merging(dates) { $1 })
    let output = try git.run(Self.settings.flatMap { ["-c", $0] } + arguments)
    try #require(output.succeeded, "\(output.errorText)")
    return String(output.text.prefix { $0 != "\n" })
  }

  func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: Self.parent(of: file), withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Makes a file look changed for the last time that many seconds after 1970.
  func setTime(_ seconds: Int, of name: String) throws {
    let time = Date(timeIntervalSince1970: Double(seconds))
    try FileManager.default.setAttributes(
      [.modificationDate: time], ofItemAtPath: "\(path)/\(name)")
  }

  /// Commits all files; the new commit's hash.
  @discardableResult
  func commit(_ subject: String, date: String = "2026-11-30T01:00:00+0100") throws -> String {
    try git("add", "--all", date: date)
    try git("commit", "--quiet", "--allow-empty", "--message", subject, date: date)
    return try git("rev-parse", "HEAD", date: date)
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }
}
