/// Why a revision could not be found or built. Facts only; words in `RevisionError+Words.swift`.
package enum RevisionError: Error, Equatable, Sendable {
  /// Git could not answer.
  case git(GitFault)
  /// The repository has no such revision; names that are near, and whether history was left out
  /// when it was cloned.
  case unknown(String, near: [String], isShallow: Bool)
  /// The beginning of more than one hash; git's list of them.
  case ambiguous(String, candidates: [String])
  /// Something else than a commit: a `tree` or a `blob`.
  case notACommit(String, kind: String)
  /// Something in the cache of builds could not be made or removed; the system's words.
  case unwritable(path: String, reason: String)
  /// The compiler does not run; the reason.
  case noCompiler(String)
  /// The compiler ran and failed, or made no product.
  case notBuilt(BuildFailure)
  /// A signal asked the program to end.
  case interrupted

  /// Asks git, and passes on why it could not answer.
  static func asking<Answer>(
    _ question: () throws(GitFault) -> Answer
  ) throws(RevisionError) -> Answer {
    do {
      return try question()
    } catch {
      throw .git(error)
    }
  }

  /// The last system call failed at `path`.
  static func atPath(_ path: String) -> RevisionError {
    .unwritable(path: path, reason: SystemFile.reason)
  }
}

/// A build that failed.
package struct BuildFailure: Equatable, Sendable {
  /// Whose build.
  package let subject: BuildSubject
  /// The first errors of the compiler, or its last words where it named none; each one line.
  package let errors: [String]
  /// The path of all that was printed.
  package let log: String
  /// How the compiler ended, for example `exit code 1`.
  package let ending: String
}
