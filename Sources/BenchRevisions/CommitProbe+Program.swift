extension CommitProbe {
  /// A warning where the program at `path` lies outside the work tree whose commit was found, so
  /// that it may have been built from other sources; nil where it lies inside, or where there is no
  /// work tree. Cost: two runs of git.
  package func warning(ofProgram path: String) -> String? {
    guard let tree = Self.workTree(git) else { return nil }
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = String(path[..<end])
    guard Self.workTree(git.on(folder.isEmpty ? "/" : folder)) != tree else { return nil }
    return "The recorded commit is that of \(tree), but the program lies elsewhere, in \(folder). "
      + "Run it where it was built."
  }

  /// The root of the work tree around git's folder.
  private static func workTree(_ git: Git) -> String? {
    guard let output = try? git.run(["rev-parse", "--show-toplevel"]), output.succeeded else {
      return nil
    }
    return String(output.text.prefix { $0 != "\n" })
  }
}
