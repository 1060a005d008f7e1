import Testing

@testable import BenchRevisions

private func failure(
  _ fixture: BuildFixture, _ base: String, _ head: String
) throws -> BuildFailure {
  do {
    try fixture.build(base, head)
  } catch .notBuilt(let failure) {
    return failure
  }
  throw RevisionError.interrupted
}

@Test(
  "a build that fails says whose it is, what is wrong, and where the log is",
  arguments: [false, true])
func failuresAreSaid(_ atOnce: Bool) throws {
  let fixture = try BuildFixture()
  fixture.settings.atOnce = atOnce
  let printed = """
    warning: something else
    @/Sources/a.swift:1:2: error: cannot find 'x' in scope
    1 | x
      | `- error: cannot find 'x' in scope
    @/Sources/a.swift:1:2: error: cannot find 'x' in scope
    error: fatalError

    """
  try fixture.repository.write(printed, to: "broken")
  let failure = try failure(fixture, "HEAD~1", ".")
  #expect(failure.subject.side == .head)
  #expect(failure.subject.revision.name == ".")
  #expect(
    failure.errors == [
      "Sources/a.swift:1:2: error: cannot find 'x' in scope", "error: fatalError",
    ])
  #expect(failure.ending == "exit code 1")
  let log = try #require(SystemFile.text(of: failure.log))
  #expect(log.hasPrefix("[1/2] Compiling a.swift\nwarning: something else\n/"))
  let short = failure.subject.revision.shortHash
  #expect(
    "\(RevisionError.notBuilt(failure))" == """
      head \(short) with changes (.) could not be built (exit code 1):
        Sources/a.swift:1:2: error: cannot find 'x' in scope
        error: fatalError
      Mend it or choose another revision. The whole log: \(failure.log)
      """)
  // The side that was built stays built; the other is tried again.
  #expect(fixture.swift.calls.count == 2)
  #expect(throws: RevisionError.notBuilt(failure)) { try fixture.build("HEAD~1", ".") }
  #expect(fixture.swift.calls.count == 3)
}

@Test("the base's failure ends the matter before the head is built")
func basesFailFirst() throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("no word of an err\n", to: "broken")
  try fixture.repository.commit("Break it")
  try fixture.repository.remove("broken")
  try fixture.repository.commit("Mend it")
  let failure = try failure(fixture, "HEAD~1", "HEAD")
  #expect(failure.subject.side == .base)
  #expect(failure.errors == ["[1/2] Compiling a.swift", "no word of an err"])
  #expect(fixture.swift.calls.count == 1)
}

@Test("a compiler that succeeds without a program has failed")
func missingProgramsAreFailures() throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("", to: "empty")
  let failure = try failure(fixture, "HEAD", ".")
  #expect(failure.ending.hasPrefix("no program at /"))
  #expect(failure.ending.hasSuffix("/release/bench"))
}

@Test("a compiler that is not there, or does not say its version, is said")
func missingCompilersAreSaid() throws {
  let fixture = try BuildFixture()
  fixture.settings.swift = "swift-that-is-nowhere"
  let reason = "swift-that-is-nowhere was not found; install it or put it on PATH"
  #expect(throws: RevisionError.noCompiler(reason)) { try fixture.build("HEAD", "HEAD") }
  fixture.settings.swift = "false"
  #expect(throws: RevisionError.noCompiler("`false --version` failed; run it to see why")) {
    try fixture.build("HEAD", "HEAD")
  }
}

@Test("a cache that cannot be made is said with the system's reason")
func cachesThatCannotBeMadeAreSaid() throws {
  let fixture = try BuildFixture()
  let path = fixture.repository.path + "/Sources/a.swift/cache"
  let repository = try Repository(fixture.repository.isolated())
  #expect(throws: RevisionError.unwritable(path: path, reason: "Not a directory")) {
    try Worktrees(of: repository, in: path)
  }
}

@Test("a signal ends the build that is under way, and the next run builds anew")
func signalsEndBuilds() throws {
  let fixture = try BuildFixture()
  try fixture.repository.write("", to: "endless")
  var isStopping = false
  #expect(throws: RevisionError.interrupted) {
    try fixture.build(".", ".", isStopping: { isStopping }) { step in
      if case .compiling = step { isStopping = true }
    }
  }
  #expect(fixture.swift.calls.count == 1)
  try fixture.repository.remove("endless")
  #expect(try fixture.build(".", "HEAD").base.wasBuiltBefore == false)
}

@Test("a signal that ends git, and not the build, ends the run as well")
func signalsEndEverything() throws {
  let fixture = try BuildFixture()
  var isStopping = false
  #expect(throws: RevisionError.interrupted) {
    try fixture.build("HEAD", "HEAD", isStopping: { isStopping }) { step in
      guard case .checkingOut = step else { return }
      isStopping = true
      // Where the worktree belongs there is something that it cannot replace.
      let tree = (try? fixture.revision("HEAD").tree) ?? ""
      try? fixture.repository.write("", to: ".build/revisions/\(tree)")
    }
  }
  #expect(fixture.swift.calls == [])
}

@Test("a log keeps five errors, each once, and knows the last step, however it comes in pieces")
func logsAreRead() throws {
  let folder = try ThrowawayRepository(initialised: false)
  let errors = (1...7).map { "/s/a.swift:\($0): error: µ\($0)" }
  let text = "[1/9] A\n" + errors.map { $0 + "\n" + $0 + "\n" }.joined() + "[x/9] B\n[8/9] C"
  for length in [1, 2, 3, 7, 1000] {
    let path = folder.path + "/log"
    var log = try BuildLog(path: path, source: "/s")
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      log.hear(left.prefix(length))
      left = left.dropFirst(length)
    }
    log.endLine()
    log.close()
    #expect(log.excerpt == (1...5).map { "a.swift:\($0): error: µ\($0)" })
    #expect(log.step == BuildLog.Step(number: 8, count: 9))
    #expect(SystemFile.text(of: path) == text)
  }
}
