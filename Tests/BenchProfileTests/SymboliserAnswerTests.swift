import Testing

@testable import BenchProfile

private func answers(_ text: String) throws -> [SymboliserAnswer] {
  try SymboliserCall.answers(in: Array(text.utf8))
}

@Test("an object a line becomes an answer an address, the innermost function first")
func answersOfLines() throws {
  let text = """
    {"Address":"0x4f","ModuleName":"/a","Symbol":[{"Column":3,"Discriminator":0,\
    "FileName":"/s/A.swift","FunctionName":"inner","Line":7,"StartAddress":"0x40","StartFileName":"","StartLine":0},\
    {"Column":0,"FileName":"/s/B.swift","FunctionName":"outer","Line":9}]}

    {"Address":"0x90","ModuleName":"/a","Symbol":[{"FileName":"","FunctionName":"","Line":0}]}
    {"Address":"0xffffffffffffffff","ModuleName":"/a","Symbol":[]}

    """
  #expect(
    try answers(text) == [
      SymboliserAnswer(
        address: 0x4f,
        functions: [
          SymboliserAnswer.Function(name: "inner", file: "/s/A.swift", line: 7),
          SymboliserAnswer.Function(name: "outer", file: "/s/B.swift", line: 9),
        ]),
      SymboliserAnswer(
        address: 0x90, functions: [SymboliserAnswer.Function(name: "", file: "", line: 0)]),
      SymboliserAnswer(address: .max, functions: []),
    ])
}

@Test("a file that it cannot read is an answer without functions")
func answerWithoutFunctions() throws {
  let text =
    #"{"Address":"0x4f","Error":{"Message":"No such file or directory"},"ModuleName":"/a"}"#
  #expect(try answers(text) == [SymboliserAnswer(address: 0x4f, functions: [])])
  #expect(try answers("") == [])
  // An address that nobody asked for in this form is nobody's.
  #expect(try answers(#"{"Address":"4f","Symbol":[]}"#) == [])
}

@Test(
  "what is no such object is a failure and no crash",
  arguments: [
    "hello", "{", "[]", "{} {}", #"{"Address":7}"#, #"{"Address":"0x1","Symbol":7}"#,
    #"{"Address":"0x1","Symbol":[{"Line":"7"}]}"#, #"{"Address":"0x1","Symbol":[{"Line":1e99}]}"#,
    "\u{0}", "Error: unknown argument",
  ])
func unexpectedAnswers(text: String) {
  #expect(throws: SymboliserFailure.self) { try answers(text) }
}
