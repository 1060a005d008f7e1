import Testing

@testable import BenchRevisions

@Test("both sides are built the same way, and only once", arguments: [false, true])
func sidesAreBuiltAlike(_ atOnce: Bool) throws {
  let fixture = try BuildFixture()
  fixture.settings.atOnce = atOnce
  fixture.settings.options = ["--traits", "Jemalloc"]
  let built = try fixture.build("HEAD~2", "HEAD")
  #expect(try fixture.words(of: built.base) == "one")
  #expect(try fixture.words(of: built.head) == "three")
  #expect(built.base.program.utf8.count == built.head.program.utf8.count)
  #expect(built.base.commit.subject == "Say one")
  #expect(!built.base.wasBuiltBefore && !built.head.wasBuiltBefore)
  #expect(built.head.compiler == "Swift version 6.3.1; Target: somewhere")
  let calls = fixture.swift.calls
  #expect(calls.count == 2)
  let how = "build -c release --static-swift-stdlib --traits Jemalloc --package-path /"
  #expect(calls.allSatisfy { $0.hasPrefix(how) && $0.hasSuffix(" --product bench") })
  #expect(Set(calls.map(\.utf8.count)).count == 1)
  let again = try fixture.build("HEAD~2", "HEAD")
  #expect(fixture.swift.calls.count == 2)
  #expect(again.base.wasBuiltBefore && again.head.wasBuiltBefore)
  #expect(again.base.program == built.base.program)
  #expect(fixture.progress == [.reused(again.base.subject), .reused(again.head.subject)])
}

@Test("progress says what is being done, and for which side")
func progressIsSaid() throws {
  let fixture = try BuildFixture()
  let built = try fixture.build("HEAD~1", "HEAD~1")
  let (base, head) = (built.base.subject, built.head.subject)
  #expect(
    fixture.progress.filter { if case .compiling = $0 { false } else { true } } == [
      .checkingOut(base), .building(base), .built(base), .reused(head),
    ])
  #expect(fixture.progress.contains(.compiling(base, step: 2, of: 2)))
  #expect(fixture.swift.calls.count == 1)
  let short = built.base.revision.shortHash
  #expect("\(BuildProgress.building(base))" == "building base \(short) (HEAD~1) …")
  #expect("\(BuildProgress.reused(head))" == "head \(short) (HEAD~1) was built before")
}

@Test("other options, another product and another compiler are other builds")
func buildsAreToldApart() throws {
  let fixture = try BuildFixture()
  let plain = try fixture.build("HEAD", "HEAD").head
  fixture.settings.options = ["--disable-default-traits"]
  let without = try fixture.build("HEAD", "HEAD").head
  fixture.settings.product = "other"
  let other = try fixture.build("HEAD", "HEAD").head
  #expect(other.program.hasSuffix("/release/other"))
  try fixture.swift.setVersion("Swift version 7\n")
  let newer = try fixture.build("HEAD", "HEAD").head
  #expect(Set([plain, without, other, newer].map(\.program)).count == 4)
  #expect(plain.program.utf8.count == without.program.utf8.count)
  #expect(fixture.swift.calls.count == 4)
}

@Test("the working tree is a side with its changes, and is left as it is")
func workingTreesAreBuilt() throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("four", to: "Sources/a.swift")
  try fixture.repository.write("x", to: "new file")
  try fixture.repository.write("x", to: "a.o")
  let before = try TreeState(of: fixture.repository)
  let built = try fixture.build("HEAD", ".")
  #expect(try fixture.words(of: built.base) == "three")
  #expect(try fixture.words(of: built.head) == "four")
  #expect(built.base.program.utf8.count == built.head.program.utf8.count)
  #expect(built.head.commit.dirty == true)
  #expect(built.head.commit.hash == built.base.commit.hash)
  let source = try fixture.worktrees().worktree(of: built.head.revision.tree).source
  #expect(SystemFile.text(of: source + "/new file") == "x")
  #expect(SystemFile.text(of: source + "/a.o") == nil)
  #expect(try TreeState(of: fixture.repository) == before)
  // What was measured before it is committed is not built again.
  try fixture.repository.commit("Say four")
  #expect(try fixture.build("HEAD~1", "HEAD").head.program == built.head.program)
  #expect(fixture.swift.calls.count == 2)
}

@Test("a cache that is not ignored is not seen by git")
func cachesAreNotSeen() throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("", to: ".gitignore")
  try fixture.repository.commit("Ignore nothing")
  let before = try TreeState(of: fixture.repository)
  try fixture.build("HEAD~1", ".")
  #expect(try TreeState(of: fixture.repository) == before)
  #expect(try fixture.revision(".").commit.dirty == false)
}

@Test("a package below the top of its repository is built there")
func packagesMayLieDeeper() throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("deep", to: "tools/bench/Sources/a.swift")
  try fixture.repository.commit("Add a package")
  let repository = try Repository(fixture.repository.isolated("tools/bench"))
  let head = try repository.resolve("HEAD")
  let build = RevisionBuild(in: try Worktrees(of: repository), settings: fixture.settings)
  let built = try build.build(base: head, head: head).head
  #expect(try fixture.words(of: built) == "deep")
  #expect(built.program.hasPrefix(fixture.repository.path + "/tools/bench/.build/revisions/"))
}

@Test("submodules are checked out as well")
func submodulesAreCheckedOut() throws {
  let fixture = try BuildFixture()
  let part = try ThrowawayRepository()
  try part.write("part", to: "part.c")
  try part.commit("One")
  let allowing = "protocol.file.allow=always"
  try fixture.repository.git(
    "-c", allowing, "submodule", "--quiet", "add", "file://\(part.path)", "part")
  try fixture.repository.commit("Add a part")
  let variables = [
    "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "protocol.file.allow",
    "GIT_CONFIG_VALUE_0": "always",
  ]
  let repository = try Repository(fixture.repository.isolated(variables: variables))
  let head = try repository.resolve("HEAD")
  let worktrees = try Worktrees(of: repository, keeping: 0)
  let worktree = worktrees.worktree(of: head.tree)
  try worktree.checkOut(head.hash)
  #expect(SystemFile.text(of: worktree.source + "/part/part.c") == "part")
  try worktree.checkOut(head.hash)
  try worktree.remove()
  #expect(!SystemFile.isFolder(worktree.folder))
}
