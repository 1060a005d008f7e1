import BenchModel

extension Git {
  /// The commit of `hash` with its subject and its date in UTC.
  func commit(_ hash: String, branch: String?, dirty: Bool) throws(GitFault) -> Commit {
    let date = "--date=format-local:%Y-%m-%dT%H:%M:%SZ"
    let format = ["--no-patch", "--no-show-signature", "--encoding=UTF-8", date]
    let log = try answer(["log", "-1"] + format + ["--format=%cd%x00%s", hash, "--"])
    let parts = log.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .failed("an unknown answer to `git log`") }
    let subject = parts[1].hasSuffix("\n") ? parts[1].dropLast() : parts[1]
    return Commit(
      hash: hash, branch: branch, dirty: dirty, subject: String(subject), date: String(parts[0]))
  }
}
