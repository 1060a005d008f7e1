/// Builds that run at once: those of them that are not there yet.
struct BuildGroup {
  /// A build to be there, and the lock that keeps its folder.
  struct Job {
    let subject: BuildSubject
    let site: BuildSite
    let lease: FileLock
  }

  private let jobs: [Job]
  private let compiler: Compiler
  private let isStopping: () -> Bool
  private let report: (BuildProgress) -> Void

  init(
    jobs: [Job], compiler: Compiler, _ isStopping: @escaping () -> Bool,
    _ report: @escaping (BuildProgress) -> Void
  ) {
    self.jobs = jobs
    self.compiler = compiler
    self.isStopping = isStopping
    self.report = report
  }

  /// Makes every build be there; the trees that were built for it.
  func make() throws(RevisionError) -> [String] {
    let locks = try lockMissing()
    defer { withExtendedLifetime(locks) {} }
    // What another run has built meanwhile is there too.
    let missing = Self.distinct(jobs.filter { !$0.site.isBuilt })
    let trees = missing.map(\.subject.revision.tree)
    for job in jobs where !trees.contains(job.subject.revision.tree) {
      report(.reused(job.subject))
    }
    for job in missing {
      if isStopping() { throw .interrupted }
      report(.checkingOut(job.subject))
      try job.site.clear()
      try job.site.worktree.checkOut(job.subject.revision.hash)
    }
    if !missing.isEmpty { try compile(missing) }
    return trees
  }

  /// The lock of each build that is missing. All runs take them in the order of the trees, so that
  /// no two wait for each other.
  private func lockMissing() throws(RevisionError) -> [FileLock] {
    let missing = Self.distinct(jobs.filter { !$0.site.isBuilt })
    let ordered = missing.sorted { $0.subject.revision.tree < $1.subject.revision.tree }
    var locks: [FileLock] = []
    for job in ordered {
      let path = job.site.worktree.buildLock
      let lock = try FileLock.acquire(path, .exclusive, isStopping: isStopping) {
        report(.waiting(job.subject))
      }
      locks.append(lock)
    }
    return locks
  }

  private func compile(_ jobs: [Job]) throws(RevisionError) {
    var logs: [BuildLog] = []
    defer { for log in logs { log.close() } }
    for job in jobs {
      logs.append(try BuildLog(path: job.site.log, source: job.site.worktree.source))
      report(.building(job.subject))
    }
    let endings: [CommandOutput.Ending]
    do {
      let commands = jobs.map { compiler.command($0.site.arguments) }
      endings = try CommandRunner().run(commands, isStopping: isStopping) { index, bytes in
        let before = logs[index].step
        logs[index].hear(bytes)
        guard let step = logs[index].step, step != before else { return }
        report(.compiling(jobs[index].subject, step: step.number, of: step.count))
      }
    } catch {
      throw .noCompiler(error.description)
    }
    if isStopping() { throw .interrupted }
    for index in logs.indices { logs[index].endLine() }
    try stamp(jobs, endings, logs)
  }

  /// Stamps what was built; then says what was not.
  private func stamp(
    _ jobs: [Job], _ endings: [CommandOutput.Ending], _ logs: [BuildLog]
  ) throws(RevisionError) {
    var failures: [BuildFailure] = []
    for (index, job) in jobs.enumerated() {
      if let fault = job.site.fault(endings[index]) {
        failures.append(
          BuildFailure(
            subject: job.subject, errors: logs[index].excerpt, log: job.site.log, ending: fault))
      } else {
        try job.site.putStamp()
        report(.built(job.subject))
      }
    }
    if let first = failures.first { throw .notBuilt(first) }
  }

  /// The first job of each tree.
  private static func distinct(_ jobs: [Job]) -> [Job] {
    var seen: Set<String> = []
    return jobs.filter { seen.insert($0.subject.revision.tree).inserted }
  }
}
