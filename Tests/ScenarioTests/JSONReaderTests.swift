import Testing

@testable import Scenario

private func read(_ text: String) throws(ScenarioError) -> JSONValue {
  try JSONReader.read(Array(text.utf8))
}

@Test(
  "JSON is read, and written with sorted names and the shortest numbers",
  arguments: [
    ("{}", "{}"), (" [ ] ", "[]"), ("\u{feff}null", "null"), ("[true,false]", "[true,false]"),
    (#"{"b":1,"a":{"d":2,"c":3}}"#, #"{"a":{"c":3,"d":2},"b":1}"#),
    ("[0,-0,0.0,-0.0,1.0,1e2,-12.50]", "[0,0,0,0,1,100,-12.5]"),
    ("[0.1,1e300,5e-324,1e16]", "[0.1,1e+300,5e-324,1e+16]"),
    ("[9223372036854775807,-9223372036854775808]", "[9223372036854775807,-9223372036854775808]"),
    ("[9223372036854775808]", "[9.223372036854776e+18]"), ("[1e999]", #"["inf"]"#),
    (#""a\"\\\/\b\f\n\r\té\ud83c\udfa0""#, #""a\"\\/\u0008\u000c\n\r\té🎠""#),
    (#""\u0000\u007f\u2028é""#, #""\u0000\u007f\u2028é""#), (#"{"":""}"#, #"{"":""}"#),
  ])
func jsonIsRead(text: String, line: String) throws {
  #expect(try read(text).line == line)
  #expect(try read(line).line == line)
}

@Test(
  "what is no JSON is placed by line and column",
  arguments: [
    ("", 1, 1), (" \n ", 2, 2), ("{", 1, 2), ("{\"a\" 1}", 1, 6), ("{\"a\":1,}", 1, 8),
    ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{a:1}", 1, 2), ("nul", 1, 1), ("01", 1, 2), ("1.", 1, 3),
    ("-", 1, 2), ("1e", 1, 3), (".5", 1, 1), ("+1", 1, 1), ("NaN", 1, 1), ("'a'", 1, 1),
    ("\"a", 1, 3), ("\"a\nb\"", 1, 3), ("\"\\x\"", 1, 2), ("\"\\u12g4\"", 1, 2),
    ("\"\\ud800\"", 1, 2), ("\"\\udc00\"", 1, 2), ("1 1", 1, 3), ("{}\n{}", 2, 1),
    ("[\"é\", x]", 1, 7), ("// no\n{}", 1, 1), ("[1}", 1, 3),
  ])
func faultsArePlaced(text: String, line: Int, column: Int) {
  let error = #expect(throws: ScenarioError.self) { try read(text) }
  guard case .syntax(let atLine, let atColumn, let reason) = error else {
    Issue.record("\(text): \(String(describing: error))")
    return
  }
  #expect(atLine == line && atColumn == column, "\(text): \(atLine):\(atColumn) \(reason)")
}

@Test("text that is not UTF-8 and nesting without end are refused")
func hostileTexts() {
  let bytes: [UInt8] = [0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d]
  #expect(throws: ScenarioError.syntax(line: 1, column: 2, reason: "a text is not UTF-8")) {
    try JSONReader.read(bytes)
  }
  for bracket in ["[", "{\"a\":"] {
    let deep = String(repeating: bracket, count: 100_000)
    let error = #expect(throws: ScenarioError.self) { try read(deep) }
    #expect(error?.description.contains("nested too deeply") == true)
  }
}

@Test("whole numbers stay whole, and the others are whole only where that is exact")
func numbersAreExact() throws {
  let numbers: [(String, Int?)] = [
    ("9007199254740993", 9_007_199_254_740_993), ("2.0", 2), ("1e3", 1000), ("2.5", nil),
    ("1e15", 1_000_000_000_000_000), ("1e17", nil), ("9223372036854775808", nil), ("-0", 0),
  ]
  for (text, whole) in numbers {
    guard case .number(let number) = try read(text) else { throw Unexpected() }
    #expect(number.whole == whole, "\(text)")
  }
}

private struct Unexpected: Error {}
