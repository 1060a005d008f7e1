extension RevisionError: CustomStringConvertible {
  /// What happened, and what to do next.
  package var description: String {
    switch self {
    case .git(let fault): return "\(fault)"
    case .unknown(let name, let near, let isShallow):
      return "\(Self.quoted(name)) is no revision here. "
        + Self.remedy(near: near, isShallow: isShallow)
    case .ambiguous(let name, let candidates):
      let list = candidates.map { "\n  \($0)" }.joined()
      return "\(Self.quoted(name)) begins more than one hash; give more of it." + list
    case .notACommit(let name, let kind):
      return "\(Self.quoted(name)) is a \(kind), not a commit. Give a branch, a tag, a hash or `.`."
    case .unwritable(let path, let reason):
      return "\(path): \(reason). Make room, change the permissions or choose another folder for "
        + "the builds."
    case .noCompiler(let reason): return "\(reason)."
    case .notBuilt(let failure): return "\(failure)"
    case .interrupted: return "interrupted; what was being built will be built anew."
    }
  }

  private static func quoted(_ name: String) -> String { name.debugDescription }

  private static func remedy(near: [String], isShallow: Bool) -> String {
    if isShallow {
      let meant = near.isEmpty ? "" : " Or did you mean \(near.joined(separator: ", "))?"
      return "This clone is shallow: `git fetch --unshallow` gets the whole history." + meant
    }
    if !near.isEmpty { return "Did you mean \(near.joined(separator: ", "))?" }
    return "`git log --oneline --all` shows what there is; `git fetch` gets what is new."
  }
}

extension BuildFailure: CustomStringConvertible {
  /// Whose build, why, and where to read more: some lines.
  package var description: String {
    let lines = errors.map { "\n  \($0)" }.joined()
    return "\(subject) could not be built (\(ending)):\(lines)\n"
      + "Mend it or choose another revision. The whole log: \(log)"
  }
}
