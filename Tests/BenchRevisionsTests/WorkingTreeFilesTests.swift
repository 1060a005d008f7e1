import Testing

@testable import BenchRevisions

/// The names and texts of the files of the working tree as a revision.
private func files(_ repository: ThrowawayRepository) throws -> [String: String] {
  let git = repository.isolated()
  let tree = try Repository(git).resolve(".").tree
  var files: [String: String] = [:]
  for line in try git.answer(["ls-tree", "-r", "-z", tree]).split(separator: "\0") {
    let parts = line.split(separator: "\t", maxSplits: 1)
    let hash = String(parts[0].split(separator: " ")[2])
    files[String(parts[1])] = try git.answer(["cat-file", "blob", hash])
  }
  return files
}

@Test("the working tree has changed and new files, and neither deleted nor ignored ones")
func workingTreesAreWhole() throws {
  let repository = try ThrowawayRepository()
  for name in ["kept", "changed", "staged", "deleted", "removed", "both"] {
    try repository.write("1", to: name)
  }
  try repository.write("*.o\n", to: ".gitignore")
  try repository.commit("One")
  try repository.write("2", to: "changed")
  try repository.write("2", to: "staged")
  try repository.write("2", to: "both")
  try repository.git("add", "staged", "both")
  try repository.write("3", to: "both")
  try repository.git("rm", "--quiet", "removed")
  try repository.remove("deleted")
  try repository.write("x", to: "a.o")
  let odd = ["new", "folder/µ 👍", "*", ":(top)x", "-x", "two\nlines", "\"quoted\""]
  for name in odd { try repository.write(name, to: name) }
  var expected = ["kept": "1", "changed": "2", "staged": "2", "both": "3", ".gitignore": "*.o\n"]
  for name in odd { expected[name] = name }
  #expect(try files(repository) == expected)
}

@Test("a new file's name may be any bytes")
func namesMayBeAnyBytes() throws {
  let repository = try ThrowawayRepository()
  try repository.commit("One")
  let script = #"printf x >"$1/$(printf '\377')""#
  _ = try CommandRunner().run(
    Command(
      program: "sh", arguments: ["-c", script, "sh", repository.path],
      environment: ["PATH": "/usr/bin:/bin"]))
  let tree = try Repository(repository.isolated()).resolve(".").tree
  #expect(try repository.git("ls-tree", "--name-only", tree) == #""\377""#)
}

@Test("a clean working tree is the commit, and records and builds do not change it")
func cleanTreesAreTheCommit() throws {
  let repository = try ThrowawayRepository()
  try repository.write("1", to: "package/a.swift")
  try repository.write("{}", to: "package/results/baseline.json")
  try repository.commit("One")
  try repository.write("[]", to: "package/results/baseline.json")
  try repository.write("[]", to: "package/results/new.json")
  try repository.write("x", to: "package/.build/debug/x")
  let package = try Repository(repository.isolated("package"))
  #expect(package.prefix == "package/")
  for isIgnored in [false, true] {
    let clean = try package.resolve(".")
    #expect(clean.tree == (try package.resolve("HEAD").tree))
    #expect(clean.commit.dirty == false)
    guard !isIgnored else { break }
    try repository.write(".build/\nresults/new.json\n", to: ".git/info/exclude")
  }
  try repository.write("2", to: "package/results2")
  let dirty = try package.resolve(".")
  #expect(dirty.tree != (try package.resolve("HEAD").tree))
  #expect(dirty.commit.dirty == true)
  #expect(dirty.commit.branch == "main")
  #expect(dirty.hash == (try package.resolve("HEAD").hash))
}

@Test("a change that left a file's size and time as they were is seen")
func unseenChangesAreSeen() throws {
  let repository = try ThrowawayRepository()
  for (name, value) in [("core.trustctime", "false"), ("core.checkStat", "minimal")] {
    try repository.git("config", name, value)
  }
  try repository.write("1", to: "a")
  try repository.setTime(1_000_000_000, of: "a")
  try repository.commit("One")
  // Git compares the text of files that are not older than the index.
  try repository.setTime(1_000_000_000, of: ".git/index")
  try repository.write("2", to: "a")
  try repository.setTime(1_000_000_000, of: "a")
  #expect(try files(repository) == ["a": "2"])
}

@Test("asking for the working tree leaves it as it is, whatever state it is in")
func workingTreesAreNotTouched() throws {
  let repository = try ThrowawayRepository()
  for name in ["a", "b", "c", "d"] { try repository.write("1", to: name) }
  try repository.write("*.o\n", to: ".gitignore")
  try repository.commit("One")
  try repository.write("2", to: "a")
  try repository.git("stash", "--quiet")
  try repository.git("checkout", "--quiet", "-b", "other")
  try repository.write("2", to: "b")
  try repository.commit("Two")
  try repository.git("checkout", "--quiet", "main")
  try repository.write("3", to: "b")
  try repository.commit("Three")
  try repository.write("4", to: "c")
  try repository.git("add", "c")
  try repository.write("5", to: "c")
  try repository.remove("d")
  try repository.write("x", to: "new/file")
  try repository.git("add", "--intent-to-add", "new/file")
  try repository.write("x", to: "a.o")
  try repository.write("same", to: "a")
  let before = try TreeState(of: repository)
  #expect(before.references.contains("refs/stash"))
  let dirty = try files(repository)
  #expect(
    dirty == ["a": "same", "b": "3", "c": "5", "new/file": "x", ".gitignore": "*.o\n"])
  #expect(try TreeState(of: repository) == before)
}

@Test("a merge that is under way may be asked for too")
func conflictsAreTakenAsTheyStand() throws {
  let repository = try ThrowawayRepository()
  try repository.write("1", to: "a")
  try repository.commit("One")
  try repository.git("checkout", "--quiet", "-b", "other")
  try repository.write("2", to: "a")
  try repository.commit("Two")
  try repository.git("checkout", "--quiet", "main")
  try repository.write("3", to: "a")
  try repository.commit("Three")
  let author = [
    "GIT_COMMITTER_NAME": "Treadmill", "GIT_COMMITTER_EMAIL": "treadmill@example.invalid",
  ]
  let merge = try repository.isolated(variables: author).run(["merge", "--quiet", "other"])
  #expect(!merge.succeeded)
  let before = try TreeState(of: repository)
  #expect(before.status.contains("u UU"))
  #expect(try files(repository)["a"]?.contains("<<<<<<<") == true)
  #expect(try TreeState(of: repository) == before)
}
