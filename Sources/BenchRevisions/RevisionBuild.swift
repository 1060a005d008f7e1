internal import BenchModel
internal import CBenchSupport

/// Builds the two sides of a comparison in the same way, each in its worktree of the cache.
///
/// A side that was built before, with the same options and compiler in the same place, is not built
/// again; any other is built from nothing. Of the runs of the tool that want the same side at once
/// one builds it, and the others wait. The user's own tree, index and stash are not touched.
package struct RevisionBuild {
  private let worktrees: Worktrees
  private let settings: BuildSettings
  private let isStopping: () -> Bool
  private let report: (BuildProgress) -> Void

  /// `report` hears what is being done. The build ends early where `isStopping` says so, by default
  /// after a caught signal.
  package init(
    in worktrees: Worktrees, settings: BuildSettings = BuildSettings(),
    isStopping: @escaping () -> Bool = { tm_interrupted() != 0 },
    report: @escaping (BuildProgress) -> Void = { _ in }
  ) {
    self.worktrees = worktrees
    self.settings = settings
    self.isStopping = isStopping
    self.report = report
  }

  /// Builds what has to be built, and prunes the cache.
  package func build(
    base: Revision, head: Revision
  ) throws(RevisionError) -> (base: BuiltRevision, head: BuiltRevision) {
    do {
      return try buildBoth(base, head)
    } catch {
      // A signal reaches git as well: what it then says of its end is not the reason.
      throw isStopping() ? .interrupted : error
    }
  }

  private func buildBoth(
    _ base: Revision, _ head: Revision
  ) throws(RevisionError) -> (base: BuiltRevision, head: BuiltRevision) {
    let compiler = try Compiler(settings.swift)
    let jobs = [
      try job(BuildSubject(side: .base, revision: base), compiler),
      try job(BuildSubject(side: .head, revision: head), compiler),
    ]
    var trees: Set<String> = []
    for group in settings.atOnce ? [jobs] : jobs.map({ [$0] }) {
      trees.formUnion(try BuildGroup(jobs: group, compiler: compiler, isStopping, report).make())
    }
    worktrees.prune()
    let built = jobs.map { job in
      BuiltRevision(
        job.subject, at: job.site, compiler: compiler.version,
        reused: !trees.contains(job.subject.revision.tree), lease: job.lease)
    }
    return (built[0], built[1])
  }

  private func job(
    _ subject: BuildSubject, _ compiler: Compiler
  ) throws(RevisionError) -> BuildGroup.Job {
    let worktree = worktrees.worktree(of: subject.revision.tree)
    let lease = try FileLock.acquire(worktree.useLock, .shared, isStopping: isStopping) {
      report(.waiting(subject))
    }
    lease.touch()
    let site = BuildSite(
      worktree, prefix: worktrees.repository.prefix, settings: settings, compiler: compiler.version)
    return BuildGroup.Job(subject: subject, site: site, lease: lease)
  }
}
