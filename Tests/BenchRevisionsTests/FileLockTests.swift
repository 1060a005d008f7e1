import Testing

@testable import BenchRevisions

/// A lock that a test lets go of by itself.
private final class Held {
  var lock: FileLock?
}

private func acquire(
  _ path: String, _ kind: FileLock.Kind, whenBusy: () -> Void = { Issue.record("it was free") }
) throws -> FileLock {
  try FileLock.acquire(path, kind, isStopping: { false }, whenBusy: whenBusy)
}

@Test("a lock is waited for until its holder lets go, and shared ones do not exclude each other")
func locksAreWaitedFor() throws {
  let folder = try ThrowawayRepository(initialised: false)
  let path = folder.path + "/lock"
  #expect(FileLock.ifFree(path) == nil)
  let held = Held()
  held.lock = try acquire(path, .exclusive)
  #expect(FileLock.ifFree(path) == nil)
  var waits = 0
  let one = try acquire(path, .shared) {
    waits += 1
    held.lock = nil
  }
  #expect(waits == 1)
  let other = try acquire(path, .shared)
  withExtendedLifetime((one, other)) { #expect(FileLock.ifFree(path) == nil) }
}

@Test("a lock whose file its holder has removed is taken on the new file")
func removedLocksAreTakenAnew() throws {
  let folder = try ThrowawayRepository(initialised: false)
  let path = folder.path + "/lock"
  let held = Held()
  held.lock = try acquire(path, .exclusive)
  let lock = try acquire(path, .exclusive) {
    #expect(SystemFile.remove(path))
    held.lock = nil
  }
  withExtendedLifetime(lock) { #expect(FileLock.ifFree(path) == nil) }
}

@Test("a lock in a folder that is not there is said")
func impossibleLocksAreSaid() throws {
  let path = "/nowhere/lock"
  #expect(throws: RevisionError.unwritable(path: path, reason: "No such file or directory")) {
    try acquire(path, .shared)
  }
}

@Test("a run that waits for another takes what that has built")
func waitingRunsTakeWhatIsBuilt() throws {
  let fixture = try BuildFixture()
  let built = try fixture.build("HEAD", "HEAD").head
  let stamp = built.program.replacing("/release/bench", with: ".stamp")
  let text = try #require(SystemFile.text(of: stamp))
  let worktree = try fixture.worktrees().worktree(of: built.revision.tree)
  // Another run is about to end its build.
  #expect(SystemFile.remove(stamp))
  let held = Held()
  held.lock = try acquire(worktree.buildLock, .exclusive)
  let end = { (step: BuildProgress) in
    guard case .waiting = step, held.lock != nil else { return }
    #expect(SystemFile.put(text, at: stamp))
    held.lock = nil
  }
  let waited = try fixture.build("HEAD", "HEAD", hearing: end)
  #expect(waited.base.wasBuiltBefore)
  #expect(fixture.swift.calls.count == 1)
  #expect(fixture.progress.first == .waiting(waited.base.subject))
}

@Test("runs that want the same builds at once build each of them once")
func runsAtOnceBuildOnce() async throws {
  let fixture = try BuildFixture()
  let repository = try Repository(fixture.repository.isolated())
  let revisions = try ["HEAD~2", "HEAD~1", "HEAD"].map { try repository.resolve($0) }
  let settings = fixture.settings
  try await withThrowingTaskGroup(of: String.self) { group in
    for number in 0..<6 {
      group.addTask {
        let (base, head) = (revisions[number % 3], revisions[(number + 1) % 3])
        var settings = settings
        settings.atOnce = number % 2 == 0
        let build = RevisionBuild(in: try Worktrees(of: repository), settings: settings)
        let built = try build.build(base: base, head: head)
        return built.base.program
      }
    }
    var programs: Set<String> = []
    for try await program in group { programs.insert(program) }
    #expect(programs.count == 3)
  }
  #expect(fixture.swift.calls.count == 3)
}
