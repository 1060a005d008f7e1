/// What is built: a revision, and the side of the comparison that it is.
package struct BuildSubject: Equatable, Sendable {
  /// A side of a comparison.
  package enum Side: String, CaseIterable, Sendable {
    /// What is compared with.
    case base
    /// What is judged.
    case head
  }

  package let side: Side
  package let revision: Revision
}

extension BuildSubject: CustomStringConvertible {
  /// For example `base 1a2b3c4d5 (HEAD~1)`.
  package var description: String { "\(side.rawValue) \(revision)" }
}
