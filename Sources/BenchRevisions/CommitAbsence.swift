/// Why the measured commit is not known.
///
/// Never a reason to stop a run: the record goes without a commit, and a warning says why.
package struct CommitAbsence: Error, Equatable {
  package let fault: GitFault
}

extension CommitAbsence: CustomStringConvertible {
  /// One or two sentences for a record's warnings.
  package var description: String { "The commit is not recorded: \(fault)" }
}
