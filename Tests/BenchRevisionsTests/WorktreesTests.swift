import FoundationEssentials
import Testing

@testable import BenchRevisions

/// What an interrupted run, or someone who tidied up, may leave of a worktree.
enum Remains: CaseIterable {
  case halfOfTheFiles, lockedNoteOnly, noFiles, noCache, noNote, noLink, changedFile, lockedIndex
  case unstampedProgram

  /// Makes it so of what was built whole.
  func leave(_ fixture: BuildFixture, _ built: BuiltRevision) throws {
    let worktree = try fixture.worktrees().worktree(of: built.revision.tree)
    let notes = fixture.repository.path + "/.git/worktrees"
    var gone = [built.program.replacing("/release/bench", with: ".stamp")]
    switch self {
    case .halfOfTheFiles: gone += [worktree.folder + "/checked-out", worktree.source + "/Sources"]
    case .lockedNoteOnly:
      try fixture.repository.git("worktree", "lock", worktree.source)
      gone += [worktree.folder]
    case .noFiles: gone += [worktree.source]
    case .noCache: gone += [fixture.repository.path + "/.build"]
    case .noNote: gone += [notes]
    case .noLink: gone += [worktree.source + "/.git"]
    case .changedFile: #expect(SystemFile.put("x", at: worktree.source + "/Sources/a.swift"))
    case .lockedIndex: #expect(SystemFile.put("", at: notes + "/source/index.lock"))
    case .unstampedProgram: #expect(SystemFile.put("x", at: built.program))
    }
    for path in gone { #expect(SystemFile.remove(path)) }
  }
}

@Test("whatever is left of a worktree, it is built whole again", arguments: Remains.allCases)
func remainsAreMended(_ remains: Remains) throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("four", to: "Sources/a.swift")
  try fixture.repository.write("five", to: "Sources/new.swift")
  let first = try fixture.build("HEAD~1", "HEAD~1").base
  try remains.leave(fixture, first)
  let before = try TreeState(of: fixture.repository)
  let second = try fixture.build("HEAD~1", "HEAD~1").base
  #expect(try fixture.words(of: second) == "two")
  #expect(second.program == first.program)
  #expect(!second.wasBuiltBefore)
  #expect(fixture.swift.calls.count == 2)
  #expect(try TreeState(of: fixture.repository) == before)
  let worktree = try fixture.worktrees().worktree(of: second.revision.tree)
  let status = ["-C", worktree.source, "status", "--porcelain"]
  #expect(try fixture.repository.isolated().answer(status) == "")
}

@Test("a cache that was moved is built anew, for paths are part of a program")
func movedCachesAreBuiltAnew() throws {
  let fixture = try BuildFixture()
  let repository = try Repository(fixture.repository.isolated())
  let head = try repository.resolve("HEAD")
  for name in ["one", "other"] {
    let folder = fixture.outside.path + "/" + name
    if name == "other" {
      try FileManager.default.moveItem(atPath: fixture.outside.path + "/one", toPath: folder)
    }
    let worktrees = try Worktrees(of: repository, in: folder)
    let build = RevisionBuild(in: worktrees, settings: fixture.settings)
    let built = try build.build(base: head, head: head).base
    #expect(!built.wasBuiltBefore)
    #expect(built.program.hasPrefix(folder))
    #expect(try fixture.words(of: built) == "three")
  }
}

@Test("a folder that holds something else is used, and not hidden from git")
func otherFoldersAreNotHidden() throws {
  let fixture = try BuildFixture()
  let repository = try Repository(fixture.repository.isolated())
  let folder = fixture.repository.path + "/Sources"
  #expect(try Worktrees(of: repository, in: folder).folder == folder)
  #expect(SystemFile.text(of: folder + "/.gitignore") == nil)
}

/// The trees whose builds are in the cache, by the words of their revisions.
private func kept(_ fixture: BuildFixture) throws -> [String] {
  let worktrees = try fixture.worktrees()
  return try ["HEAD~2", "HEAD~1", "HEAD", "."].filter {
    SystemFile.isFolder(worktrees.worktree(of: try fixture.revision($0).tree).folder)
  }
}

/// Makes the last use of a revision's build that long ago.
private func age(_ fixture: BuildFixture, _ name: String, _ seconds: Int) throws {
  let tree = try fixture.revision(name).tree
  try fixture.repository.setTime(1_000_000_000 - seconds, of: ".build/revisions/\(tree).use")
}

@Test("the builds that were used longest ago are pruned, but for those in use")
func oldBuildsArePruned() throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("four", to: "Sources/a.swift")
  for pair in [("HEAD~2", "HEAD~1"), ("HEAD", ".")] { try fixture.build(pair.0, pair.1) }
  #expect(try kept(fixture) == ["HEAD~2", "HEAD~1", "HEAD", "."])
  try age(fixture, "HEAD~1", 40)
  try age(fixture, "HEAD", 30)
  try age(fixture, "HEAD~2", 20)
  try age(fixture, ".", 10)
  try fixture.worktrees(keeping: 3).prune()
  #expect(try kept(fixture) == ["HEAD~2", "HEAD", "."])
  // A use makes it the latest.
  let held = try fixture.build("HEAD", "HEAD", keeping: 3)
  try fixture.worktrees(keeping: 2).prune()
  #expect(try kept(fixture) == ["HEAD", "."])
  try age(fixture, "HEAD", 50)
  try withExtendedLifetime(held) {
    try fixture.worktrees(keeping: 1).prune()
    #expect(try kept(fixture) == ["HEAD"])
    try fixture.worktrees(keeping: -1).prune()
    #expect(try kept(fixture) == ["HEAD"])
    #expect(try fixture.words(of: held.head) == "three")
  }
}

@Test("a pruned build leaves nothing, and the user's own worktrees are not forgotten")
func pruningIsClean() throws {
  let fixture = try BuildFixture()
  let own = fixture.outside.path + "/own"
  try fixture.repository.git("worktree", "add", "--quiet", "--detach", own)
  // As if it were on a disk that is not there now.
  #expect(SystemFile.remove(own))
  try fixture.build("HEAD~1", "HEAD")
  try fixture.worktrees(keeping: 0).prune()
  let folder = try fixture.worktrees().folder
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [".gitignore"])
  let list = try fixture.repository.isolated().answer(["worktree", "list", "--porcelain"])
  let listed = list.split(separator: "\n").filter { $0.hasPrefix("worktree ") }
  #expect(Set(listed) == ["worktree \(fixture.repository.path)", "worktree \(own)"])
  #expect(try fixture.words(of: fixture.build("HEAD~1", "HEAD").base) == "two")
}
