import Testing

private func imports(_ text: String) -> [ImportStatement] {
  ImportStatement.all(in: text.split(separator: "\n", omittingEmptySubsequences: false))
}

@Test(
  "imports are read whatever stands before them",
  arguments: [
    ("import A", ["A"]), ("internal import B", ["B"]), ("  public\timport  C", ["C"]),
    ("@testable import D", ["D"]), ("import struct E.F", ["E"]), ("let a = 1; import G", ["G"]),
    ("/* x */ import H // import I", ["H"]), ("let x = \"\"; import J", ["J"]),
    ("// import K", []), ("let important = 1", []), ("let x = \"a import L\"", []),
    ("let x = \"\\\" import M\"", []), ("/* /* */\nimport N */", []),
    ("\"\"\"\nimport O\n\"\"\"\nimport P", ["P"]), ("@_exported import Q", ["Q"]),
  ] as [(String, [String])])
func importsAreRead(text: String, modules: [String]) {
  #expect(imports(text).map(\.module) == modules)
}

@Test("an unknown word before an import is a breach, a known one is not")
func unknownModifiersAreBreaches() {
  let faults = imports(
    "@_exported import A\n@_spi(X) import B\n@preconcurrency internal import C\nimport D"
  ).map(\.fault)
  #expect(faults == ["an import with @_exported", "an import with @_spi(X)", nil, nil])
}
