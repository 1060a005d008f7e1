import Testing

@testable import BenchKit

private let grammar = Arguments.Grammar(
  flags: ["--quick", "--all"], options: ["--filter", "--save"], operands: 1)

@Test("flags, options and operands are told apart, in any order")
func argumentsAreRead() throws {
  let list = ["--quick", "a.json", "--filter", "x y", "--save=b=c"]
  let arguments = try Arguments(list, grammar: grammar)
  #expect(arguments.flags == ["--quick"])
  #expect(arguments["--filter"] == "x y")
  #expect(arguments["--save"] == "b=c")
  #expect(arguments.operands == ["a.json"])
}

@Test("what follows -- is an operand, and so is a lone dash")
func operandsMayLookLikeFlags() throws {
  #expect(try Arguments(["--", "--quick"], grammar: grammar).operands == ["--quick"])
  #expect(try Arguments(["-"], grammar: grammar).operands == ["-"])
}

@Test(
  "wrong use says what is wrong",
  arguments: [
    (["--quik"], "unknown flag '--quik'; did you mean --quick?"),
    (["--nonsense-altogether"], "unknown flag '--nonsense-altogether'"),
    (["--filter"], "--filter needs a value"),
    (["--quick=yes"], "--quick takes no value"),
    (["a", "b"], "unexpected argument 'b'"),
    (["--save", "a", "--save=b"], "--save is given twice; give it once"),
  ])
func wrongUseIsNamed(list: [String], text: String) {
  let error = #expect(throws: Arguments.UsageError.self) {
    try Arguments(list, grammar: grammar)
  }
  #expect(error?.description == text)
}

@Test(
  "numbers out of range are refused",
  arguments: ["0", "-1", "10001", "1.5", "", "ten", "99999999999999999999"])
func numbersAreChecked(text: String) {
  #expect(throws: Arguments.UsageError.self) { try RunOptions(["--blocks", text]) }
}

@Test(
  "run refuses what it cannot mean",
  arguments: [
    ["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "x"], ["--shard", "1/2/3"],
    ["--param", "novalue"], ["--param", "=x"], ["--time", "0"], ["--time", "nan"],
    ["--time", "-1"], ["--seed", "-1"], ["operand"],
  ])
func runIsStrict(list: [String]) {
  #expect(throws: Arguments.UsageError.self) { try RunOptions(list) }
}

@Test("run reads every flag")
func runReadsEveryFlag() throws {
  let options = try RunOptions([
    "--quick", "--all", "--filter", "a", "--skip", "b", "--param", "k=v=w", "--shard", "2/4",
    "--blocks", "7", "--time", "1.5", "--seed", "9", "--save", "before", "--results", "out",
    "--json", "--allow-debug", "--timeout", "3",
  ])
  #expect(options.quick && options.json && options.allowsDebug && options.selection.all)
  #expect(options.selection.filters == ["a"])
  #expect(options.selection.skip == "b")
  #expect(options.selection.parameters.map(\.name) == ["k"])
  #expect(options.selection.parameters.map(\.value) == ["v=w"])
  #expect(options.selection.shard?.index == 2)
  #expect(options.selection.shard?.count == 4)
  #expect(options.blocks == 7)
  #expect(options.budgetSeconds == 1.5)
  #expect(options.seed == 9)
  #expect(options.saveName == "before")
  #expect(options.results == "out")
  #expect(options.timeoutSeconds == 3)
}

@Test(
  "the nearest word is found, and none where none is near",
  arguments: [
    ("lst", "list"), ("runn", "run"), ("list", "list"), ("banana", nil), ("", nil),
  ] as [(String, String?)])
func wordsAreFound(word: String, nearest: String?) {
  #expect(Spelling.nearest(to: word, among: ["run", "list"]) == nearest)
}

@Test("the distance of two words is the number of edits")
func distancesAreCounted() {
  #expect(Spelling.distance("kitten", "sitting") == 3)
  #expect(Spelling.distance("", "abc") == 3)
  #expect(Spelling.distance("same", "same") == 0)
}
