/// What is being done for a build, so that nobody waits in the dark.
package enum BuildProgress: Equatable, Sendable {
  /// Another run uses or builds the same; it is waited for.
  case waiting(BuildSubject)
  /// The files are being checked out.
  case checkingOut(BuildSubject)
  /// The compiler starts.
  case building(BuildSubject)
  /// The compiler is at a step of those that it knows of by now.
  case compiling(BuildSubject, step: Int, of: Int)
  /// It was built.
  case built(BuildSubject)
  /// It had been built before.
  case reused(BuildSubject)
}

extension BuildProgress: CustomStringConvertible {
  /// For example `building base 1a2b3c4d5 (HEAD~1) …`.
  package var description: String {
    switch self {
    case .waiting(let subject): "waiting for another run, which builds \(subject) …"
    case .checkingOut(let subject): "checking out \(subject) …"
    case .building(let subject): "building \(subject) …"
    case .compiling(let subject, let step, let count): "building \(subject) … \(step)/\(count)"
    case .built(let subject): "built \(subject)"
    case .reused(let subject): "\(subject) was built before"
    }
  }
}
