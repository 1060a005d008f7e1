package import BenchModel

/// A revision with its program.
///
/// While a reference to it is held, no run of the tool removes the program: hold it until the last
/// block has run (`withExtendedLifetime`).
package struct BuiltRevision: Sendable {
  package let subject: BuildSubject
  /// The absolute path of the program.
  package let program: String
  /// What the compiler says of itself; the same for both sides.
  package let compiler: String
  /// The arguments of `swift` that it was built with, paths included.
  package let arguments: [String]
  /// The path of what the compiler printed when it was built.
  package let log: String
  /// True where nothing had to be built.
  package let wasBuiltBefore: Bool
  private let lease: FileLock

  init(_ subject: BuildSubject, at site: BuildSite, compiler: String, reused: Bool, lease: FileLock)
  {
    self.subject = subject
    self.compiler = compiler
    self.lease = lease
    program = site.program
    arguments = site.arguments
    log = site.log
    wasBuiltBefore = reused
  }

  package var revision: Revision { subject.revision }
  package var commit: Commit { subject.revision.commit }
}
