import Testing

@testable import BenchRevisions

/// A repository of three commits, a compiler that builds nothing, and a cache that is ignored.
///
/// `Sources/a.swift` says which commit it is: one, two, three.
final class BuildFixture {
  let repository: ThrowawayRepository
  let outside: ThrowawayRepository
  let swift: FakeSwift
  var settings: BuildSettings
  /// What the last build has reported.
  private(set) var progress: [BuildProgress] = []

  init() throws {
    repository = try ThrowawayRepository()
    outside = try ThrowawayRepository(initialised: false)
    swift = try FakeSwift(in: outside.path + "/bin")
    settings = BuildSettings(swift: swift.path)
    try repository.write(".build/\n*.o\n", to: ".gitignore")
    for word in ["one", "two", "three"] {
      try repository.write(word, to: "Sources/a.swift")
      try repository.commit("Say \(word)")
    }
  }

  func revision(_ name: String) throws(RevisionError) -> Revision {
    try Repository(repository.isolated()).resolve(name)
  }

  func worktrees(keeping capacity: Int = 8) throws(RevisionError) -> Worktrees {
    try Worktrees(of: Repository(repository.isolated()), keeping: capacity)
  }

  /// Builds two revisions; `hearing` is told what `progress` is.
  @discardableResult
  func build(
    _ base: String, _ head: String, keeping capacity: Int = 8,
    isStopping: @escaping () -> Bool = { false },
    hearing: @escaping (BuildProgress) -> Void = { _ in }
  ) throws(RevisionError) -> (base: BuiltRevision, head: BuiltRevision) {
    progress = []
    let build = RevisionBuild(
      in: try worktrees(keeping: capacity), settings: settings, isStopping: isStopping
    ) { step in
      self.progress.append(step)
      hearing(step)
    }
    return try build.build(base: revision(base), head: revision(head))
  }

  /// What the program of a built revision prints.
  func words(of built: BuiltRevision) throws -> String {
    let output = try CommandRunner().run(
      Command(program: built.program, arguments: [], environment: ["PATH": "/usr/bin:/bin"]))
    return String(output.text.prefix { $0 != "\n" })
  }
}
