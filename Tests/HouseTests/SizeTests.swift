import Testing

private let everything = ["Package.swift", "Sources", "Benchmarks", "Tests"]

@Test("no file is over 250 lines, no line over 100 columns")
func filesAreShort() throws {
  var breaches: [String] = []
  for file in try SourceTree(everything).files {
    let count = file.lines.count - (file.lines.last == "" ? 1 : 0)
    if count > 250 { breaches.append("\(file.path): \(count) lines") }
    for (index, line) in file.lines.enumerated() where line.count > 100 {
      breaches.append("\(file.path):\(index + 1): \(line.count) columns")
    }
  }
  #expect(breaches == [])
}

@Test("no function is over 40 lines")
func functionsAreShort() throws {
  var breaches: [String] = []
  for file in try SourceTree(["Package.swift", "Sources", "Benchmarks"]).files {
    for function in functions(of: file.lines) where function.count > 40 {
      breaches.append("\(file.path):\(function.first): \(function.count) lines")
    }
  }
  #expect(breaches == [])
}

@Test("a function's length is counted from its head to its brace")
func lengthsAreCounted() {
  let body = (0..<40).map { _ in Substring("    step()") }
  let lines =
    ["struct A {", "  func long(", "    _ x: Int", "  ) {"] + body + ["  }", "  var a = 1", "}"]
  #expect(functions(of: lines).map(\.count) == [44])
  #expect(functions(of: ["func short() { one() }", "let x = 1"]).map(\.count) == [1])
}

/// Functions and initialisers by their indentation, which the formatter guarantees: the closing
/// brace stands under the head.
private func functions(of lines: [Substring]) -> [(first: Int, count: Int)] {
  var found: [(first: Int, count: Int)] = []
  for (index, line) in lines.enumerated() where isHead(line) {
    let indentation = line.prefix { $0 == " " }
    if line.hasSuffix("}") {
      found.append((index + 1, 1))
      continue
    }
    let end = lines[(index + 1)...].firstIndex { $0 == indentation + "}" } ?? index
    found.append((index + 1, end - index + 1))
  }
  return found
}

private func isHead(_ line: Substring) -> Bool {
  let code = line.drop { $0 == " " }
  guard !code.hasPrefix("//") else { return false }
  return code.contains("func ") || code.hasPrefix("init(") || code.contains(" init(")
    || code.contains(" init?(")
}
