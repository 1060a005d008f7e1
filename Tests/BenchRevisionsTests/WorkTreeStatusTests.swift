import Testing

@testable import BenchRevisions

@Test(
  "a work tree's status is read as git's manual has it",
  arguments: [
    ("# branch.oid abc\0# branch.head main\0", "abc", "main", false),
    ("# branch.oid abc\0# branch.head (detached)\0", "abc", nil, false),
    ("# branch.oid (initial)\0# branch.head main\0? a\0", nil, "main", true),
    (
      "# branch.oid abc\0# branch.head a b\0# branch.upstream o/m\0# branch.ab +1 -0\0", "abc",
      "a b", false
    ),
    (
      "# branch.oid abc\0# branch.head m\0# stash 2\01 .M N... 100644 100644 100644 a a f\0", "abc",
      "m", true
    ),
    ("", nil, nil, false),
  ] as [(String, String?, String?, Bool)])
func statusIsRead(_ text: String, _ hash: String?, _ branch: String?, _ isDirty: Bool) {
  let status = WorkTreeStatus(text)
  #expect(status.hash == hash)
  #expect(status.branch == branch)
  #expect(status.isDirty == isDirty)
}
