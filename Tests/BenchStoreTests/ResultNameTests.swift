import Testing

@testable import BenchStore

@Test(
  "names that make files are accepted",
  arguments: ["before", "a b", "µ|*?", "v1.2", "-", "👍", String(repeating: "n", count: 200)])
func goodNamesAreAccepted(_ name: String) throws {
  #expect(try ResultName(saving: name).text == name)
}

@Test(
  "names that do not are refused, each with its reason",
  arguments: [
    ("", .empty), (" \u{a0}", .empty), ("a/b", .holds("a slash")), ("/", .holds("a slash")),
    ("/\u{301}", .holds("a slash")), ("a\0", .holds("a control character")),
    ("a\r\nb", .holds("a control character")), (".", .leadingDot), ("..", .leadingDot),
    (".a", .leadingDot), ("latest", .reserved), ("Latest", .reserved), ("BASELINE", .reserved),
    (String(repeating: "µ", count: 101), .tooLong(limit: 200)),
  ] as [(String, StoreError.NameFault)])
func badNamesAreRefused(_ name: String, _ fault: StoreError.NameFault) {
  let error = #expect(throws: StoreError.self) { try ResultName(saving: name) }
  #expect(error == .invalidName(name, fault))
  #expect(error?.description.contains("\(fault). Choose a name") == true)
}

@Test(
  "paths are taken apart as the system does",
  arguments: [
    ("a", "."), ("a/b", "a"), ("/a", "/"), ("/", "/"), ("/a/b/", "/a"), ("", "."), ("a//b", "a"),
    ("../a", ".."), (".", "."),
  ])
func parentsAreFound(_ path: String, _ parent: String) {
  #expect(Path(path).parent == Path(parent))
}
