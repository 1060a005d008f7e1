import BenchModel
import Testing

@testable import BenchRevisions

@Test("the commit has hash, branch, subject and its date in UTC")
func commitsAreFound() throws {
  let repository = try ThrowawayRepository()
  try repository.write("1", to: "Sources/a.swift")
  let hash = try repository.commit(
    "Say µ | \"why\" 👍\n\nAnd a body.", date: "2026-11-30T01:30:00+0200")
  let expected = Commit(
    hash: hash, branch: "main", dirty: false, subject: "Say µ | \"why\" 👍",
    date: "2026-11-29T23:30:00Z")
  #expect(hash.count == 40)
  #expect(repository.probe().find() == CommitProbe.Finding(commit: expected, absence: nil))
  #expect(repository.probe("Sources").find().commit == expected)
}

@Test("a detached head has no branch, and a branch may have any name")
func branchesAreFound() throws {
  let repository = try ThrowawayRepository()
  try repository.commit("One")
  try repository.git("checkout", "--quiet", "-b", "topic/µ-#1")
  #expect(repository.probe().find().commit.branch == "topic/µ-#1")
  try repository.git("checkout", "--quiet", "--detach")
  let commit = repository.probe().find().commit
  #expect(commit.branch == nil)
  #expect(commit.subject == "One")
}

@Test(
  "a tree is dirty when a file was changed, added, deleted, or is new and not ignored",
  arguments: [
    ("Sources/a.swift", true), ("Sources/new.swift", true), ("folder/new", true),
    ("ignored.o", false), ("results/before.json", false), ("results/deep/a.json", false),
    ("results2/a.json", true),
  ])
func dirtIsFound(_ name: String, _ isDirty: Bool) throws {
  let repository = try ThrowawayRepository()
  try repository.write("1", to: "Sources/a.swift")
  try repository.write("*.o\n", to: ".gitignore")
  try repository.write("{}", to: "results/baseline.json")
  try repository.commit("One")
  #expect(repository.probe().find().commit.dirty == false)
  try repository.write("2", to: name)
  #expect(repository.probe().find().commit.dirty == isDirty)
}

@Test("deleted and staged files are dirt, and results are those below the folder asked about")
func moreDirtIsFound() throws {
  let repository = try ThrowawayRepository()
  try repository.write("1", to: "package/a.swift")
  try repository.write("1", to: "b.swift")
  try repository.commit("One")
  try repository.write("{}", to: "package/results/a.json")
  #expect(repository.probe("package").find().commit.dirty == false)
  #expect(repository.probe().find().commit.dirty == true)
  try repository.git("rm", "--quiet", "b.swift")
  #expect(repository.probe("package").find().commit.dirty == true)
}

@Test("a hook of another repository does not lead the probe there")
func hooksDoNotMatter() throws {
  let (repository, other) = (try ThrowawayRepository(), try ThrowawayRepository())
  let hash = try repository.commit("One")
  try other.commit("Other")
  let surroundings = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "GIT_DIR": "\(other.path)/.git",
    "GIT_WORK_TREE": other.path, "GIT_INDEX_FILE": "\(other.path)/.git/index", "LC_ALL": "de_DE",
    "GIT_LITERAL_PATHSPECS": "1",
  ]
  let git = Git(
    folder: repository.path, variables: ThrowawayRepository.isolation, surroundings: surroundings)
  let commit = CommitProbe(git).find().commit
  #expect(commit.hash == hash)
  #expect(commit.dirty == false)
}

@Test("a setting of the user does not lead the probe astray")
func settingsDoNotMatter() throws {
  let repository = try ThrowawayRepository()
  let hash = try repository.commit("One")
  for (name, value) in [
    ("status.branch", "false"), ("status.showUntrackedFiles", "no"), ("log.showSignature", "true"),
    ("log.date", "relative"), ("color.ui", "always"), ("format.pretty", "oneline"),
    ("i18n.logOutputEncoding", "ISO-8859-1"), ("core.fsmonitor", "/nowhere/monitor"),
  ] {
    try repository.git("config", name, value)
  }
  let commit = repository.probe().find().commit
  #expect(commit.hash == hash)
  #expect(commit.date == "2026-11-30T00:00:00Z")
  try repository.write("1", to: "new")
  #expect(repository.probe().find().commit.dirty == true)
}

@Test("before the first commit there is none")
func freshRepositoriesHaveNone() throws {
  let repository = try ThrowawayRepository()
  let finding = repository.probe().find()
  #expect(finding.commit == Commit())
  #expect(finding.absence?.fault == .noCommits(folder: repository.path))
}

@Test("outside a work tree there is none", arguments: [false, true])
func otherFoldersHaveNone(_ isBare: Bool) throws {
  let folder = try ThrowawayRepository(initialised: false)
  if isBare { try folder.git("init", "--quiet", "--bare") }
  let finding = folder.probe().find()
  #expect(finding.commit == Commit())
  #expect(finding.absence?.fault == .notAWorkTree(folder: folder.path))
}

@Test("a repository of another user is not read, and the reason says how to trust it")
func otherOwnersAreSaid() throws {
  let repository = try ThrowawayRepository()
  try repository.commit("One")
  let finding = repository.probe(variables: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]).find()
  #expect(finding.commit == Commit())
  #expect(finding.absence?.fault == .dubiousOwnership(repository: repository.path))
  let remedy = "git config --global --add safe.directory '\(repository.path)'"
  #expect(finding.absence?.description.contains(remedy) == true)
}

@Test("without git there is none, and the reason says so")
func missingGitIsSaid() throws {
  let git = Git(program: "git-that-is-nowhere", folder: "/")
  let finding = CommitProbe(git).find()
  #expect(finding.commit == Commit())
  let reason = "git-that-is-nowhere was not found; install it or put it on PATH"
  #expect(finding.absence?.fault == .noGit(reason))
  #expect(finding.absence?.description == "The commit is not recorded: \(reason).")
}

@Test("any other failure of git is passed on in its own words")
func otherFailuresAreSaid() throws {
  let repository = try ThrowawayRepository()
  let missing = repository.probe("missing").find().absence?.fault
  guard case .failed(let words) = missing else {
    Issue.record("\(String(describing: missing))")
    return
  }
  #expect(words.contains("cannot change to"))
  #expect(words.contains("No such file or directory"))
}
