import Testing

@testable import BenchRevisions

/// All that a user would miss: files with their times, index, head, branches, stash.
struct TreeState: Equatable {
  let files: String
  let status: String
  let references: String

  /// Reads the state without changing it. What is in `.build` does not count.
  init(of repository: ThrowawayRepository) throws {
    let script = """
      cd "$1"
      find . -path ./.git -prune -o -path ./.build -prune -o -type f -print0 | sort -z |
        xargs -0 stat -c '%n %y %a %s'
      find . -path ./.git -prune -o -path ./.build -prune -o -type f -print0 | sort -z |
        xargs -0 sha1sum
      sha1sum .git/index .git/HEAD .git/logs/HEAD .git/config
      stat -c '%i %y %s' .git/index
      """
    let output = try CommandRunner().run(
      Command(
        program: "sh", arguments: ["-ec", script, "sh", repository.path],
        environment: ["PATH": "/usr/bin:/bin"]))
    try #require(output.succeeded, "\(output.errorText)")
    files = output.text
    let git = repository.isolated()
    status = try git.answer(["status", "--porcelain=v2", "--branch", "--untracked-files=all"])
    references = try git.answer(["for-each-ref"])
  }
}
