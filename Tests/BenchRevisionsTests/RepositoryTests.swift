import BenchModel
import Testing

@testable import BenchRevisions

/// Two commits on `main`, a branch, tags, and a branch of a remote.
private func repositoryOfTwo() throws -> ThrowawayRepository {
  let repository = try ThrowawayRepository()
  try repository.write("1", to: "a.swift")
  try repository.commit("One", date: "2026-11-30T01:30:00+0200")
  try repository.git("tag", "--annotate", "--message", "First", "v1")
  try repository.git("branch", "topic/µ")
  try repository.git("update-ref", "refs/remotes/origin/feature", "HEAD")
  try repository.write("2", to: "a.swift")
  try repository.commit("Two")
  return repository
}

private func resolve(_ name: String, in repository: ThrowawayRepository) throws -> Revision {
  try Repository(repository.isolated()).resolve(name)
}

private func fault(_ name: String, in repository: ThrowawayRepository) -> RevisionError? {
  do {
    _ = try Repository(repository.isolated()).resolve(name)
    return nil
  } catch {
    return error
  }
}

@Test("whatever git takes for a commit is a revision, and a branch is known as one")
func namesAreResolved() throws {
  let repository = try repositoryOfTwo()
  let first = try repository.git("rev-parse", "HEAD~1")
  let tree = try repository.git("rev-parse", "HEAD~1^{tree}")
  let names: [(String, String?)] = [
    ("HEAD~1", nil), ("v1", nil), ("topic/µ", "topic/µ"), (first, nil),
    (String(first.prefix(7)), nil), (":/One", nil), ("@^", nil), ("origin/feature", nil),
    ("refs/heads/topic/µ", "topic/µ"), ("main~1", nil),
  ]
  for (name, branch) in names {
    let commit = Commit(
      hash: first, branch: branch, dirty: false, subject: "One", date: "2026-11-29T23:30:00Z")
    let expected = Revision(name: name, commit: commit, hash: first, tree: tree)
    #expect(try resolve(name, in: repository) == expected)
  }
  #expect(try resolve("HEAD", in: repository).commit.branch == "main")
}

@Test("a revision is called by nine digits, and by its name where that says more")
func revisionsAreCalled() throws {
  let repository = try repositoryOfTwo()
  let hash = try repository.git("rev-parse", "HEAD")
  let short = hash.prefix(9)
  #expect("\(try resolve("HEAD", in: repository))" == "\(short) (HEAD)")
  #expect("\(try resolve(hash, in: repository))" == "\(short)")
  #expect("\(try resolve(".", in: repository))" == "\(short) (.)")
  try repository.write("3", to: "a.swift")
  #expect("\(try resolve(".", in: repository))" == "\(short) with changes (.)")
}

@Test("an unknown name is said with the names that are near")
func unknownNamesAreSaid() throws {
  let repository = try repositoryOfTwo()
  let names: [(String, near: [String])] = [
    ("mian", ["main"]), ("mian~2", ["main~2"]), ("HAED~1", ["HEAD~1"]), ("head~0", ["HEAD~0"]),
    ("feature", ["origin/feature"]), ("topic-µ", ["topic/µ"]), ("V1", ["v1"]),
    ("nothing-like-it", []), ("HEAD~9", []), ("", []), ("-x", []), ("--all", []), ("a\0b", []),
    ("v1..main", ["main"]), ("two words", []), (String(repeating: "0", count: 40), []),
    (String(repeating: "1", count: 40), []),
  ]
  for (name, near) in names {
    #expect(fault(name, in: repository) == .unknown(name, near: near, isShallow: false))
  }
}

@Test("at most three names are near, the nearest first")
func nearNamesAreRanked() {
  let names = ["release", "releases", "upstream/release", "Release-1", "origin/release", "r"]
  #expect(
    NearNames.of("Release", among: names) == ["origin/release", "release", "upstream/release"])
  #expect(NearNames.of("relaese~3", among: ["release", "main"]) == ["release~3"])
  #expect(NearNames.of("~3", among: ["main"]) == [])
}

@Test("what a shallow clone left out is said with how to get it")
func shallowClonesAreSaid() throws {
  let repository = try repositoryOfTwo()
  let clone = try ThrowawayRepository(initialised: false)
  try clone.git("clone", "--quiet", "--depth", "1", "file://\(repository.path)", ".")
  let error = try #require(fault("HEAD~1", in: clone))
  #expect(error == .unknown("HEAD~1", near: [], isShallow: true))
  #expect("\(error)".contains("git fetch --unshallow"))
}

@Test("a file or a tree is no commit", arguments: [("HEAD:a.swift", "blob"), ("HEAD:", "tree")])
func otherObjectsAreNoCommits(_ name: String, _ kind: String) throws {
  let repository = try repositoryOfTwo()
  #expect(fault(name, in: repository) == .notACommit(name, kind: kind))
}

@Test("the beginning of two hashes is ambiguous, and git's list of them is kept")
func shortHashesMayBeAmbiguous() throws {
  let repository = try repositoryOfTwo()
  // Git's hashes of the texts 142 and 784 begin with the same four digits.
  for text in ["142", "784"] {
    try repository.write(text, to: "x")
    try repository.git("hash-object", "-w", "x")
  }
  guard case .ambiguous("8324", let candidates) = fault("8324", in: repository) else {
    Issue.record("\(String(describing: fault("8324", in: repository)))")
    return
  }
  #expect(candidates.count >= 2)
  #expect(candidates.allSatisfy { $0.hasPrefix("8324") })
}

@Test("where there is no repository, or no commit yet, there is no revision")
func otherFoldersHaveNoRevisions() throws {
  let folder = try ThrowawayRepository(initialised: false)
  #expect(fault("HEAD", in: folder) == .git(.notAWorkTree(folder: folder.path)))
  try folder.git("init", "--quiet")
  #expect(fault(".", in: folder) == .git(.noCommits(folder: folder.path)))
  #expect(fault("HEAD", in: folder) == .unknown("HEAD", near: [], isShallow: false))
}

@Test("every error says what to do next")
func errorsSayWhatToDo() {
  let errors: [(RevisionError, String)] = [
    (.unknown("mian", near: ["main"], isShallow: false), "Did you mean main?"),
    (.unknown("x", near: [], isShallow: false), "git log --oneline --all"),
    (.unknown("x", near: ["y"], isShallow: true), "git fetch --unshallow"),
    (.ambiguous("8324", candidates: ["83249 blob"]), "give more of it.\n  83249 blob"),
    (.notACommit("HEAD:", kind: "tree"), "Give a branch"),
    (.git(.notAWorkTree(folder: "/x")), "Run where the sources were cloned"),
    (.unwritable(path: "/x", reason: "No space left on device"), "/x: No space left on device. "),
    (.noCompiler("swift was not found; install it"), "install it."),
  ]
  for (error, words) in errors { #expect("\(error)".contains(words), "\(error)") }
}
