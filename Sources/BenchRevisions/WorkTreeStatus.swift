/// What `git status --porcelain=v2 --branch -z` says of a work tree.
///
/// Format: the manual of git-status, "Porcelain Format Version 2". Leaves out which files changed.
struct WorkTreeStatus: Equatable {
  /// The commit that is checked out; nil before the first one.
  private(set) var hash: String?
  /// The branch that is checked out; nil when the head is detached.
  private(set) var branch: String?
  /// True where a file was changed, added, or is not tracked.
  private(set) var isDirty = false

  init(_ text: String) {
    for line in text.split(separator: "\0") {
      if let oid = Self.value(of: "# branch.oid ", in: line) {
        hash = oid == "(initial)" ? nil : oid
      } else if let head = Self.value(of: "# branch.head ", in: line) {
        branch = head == "(detached)" ? nil : head
      } else if !line.hasPrefix("# ") {
        isDirty = true
      }
    }
  }

  private static func value(of header: String, in line: Substring) -> String? {
    line.hasPrefix(header) ? String(line.dropFirst(header.count)) : nil
  }
}
