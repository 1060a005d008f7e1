import Testing

@testable import BenchKit

/// Keeps what a person would see.
private final class Screen {
  var result = ""
  var messages = ""

  var console: Console { console(of: "bench") }

  func console(of program: String) -> Console {
    Console(
      program: program, result: { self.result += $0 }, message: { self.messages += $0 },
      drawsProgress: false)
  }
}

private func benchmark(_ id: String) -> Benchmark {
  Benchmark(id, parameters: ["size": "3"]) { $0.measure { keep(1) } }
}

private let suites = [
  Suite("first", benchmarks: [benchmark("first/one"), benchmark("first/two")]),
  Suite("second", runsByDefault: false, benchmarks: [benchmark("second/\"odd\"")]),
]

@Test(
  "the tool's exit codes tell right use from wrong",
  arguments: [
    (["--help"], .success, ""), (["help", "run"], .success, ""), (["run", "--help"], .success, ""),
    (["list"], .success, ""), (["list", "--filter", "two"], .success, ""),
    (["list", "--filter", "nothing"], .nothingMeasured, "no benchmark matches 'nothing'"),
    (["list", "--filter", "("], .usage, "not a regular expression"),
    (["lst"], .usage, "did you mean 'list'?"), (["help", "lst"], .usage, "no verb 'lst'"),
    (["--quik"], .usage, "did you mean --quick?"),
    (["run", "--filter", "nothing", "--allow-debug"], .nothingMeasured, "no benchmark matches"),
    (["run", "--save", "a/b", "--allow-debug"], .usage, "a/b"),
  ] as [([String], ExitCode, String)])
func exitCodesAreRight(arguments: [String], code: ExitCode, message: String) {
  let screen = Screen()
  #expect(Tool(suites: suites).run(arguments, console: screen.console) == code)
  #expect(screen.messages.contains(message))
  #expect((code == .success) == !screen.result.isEmpty)
}

@Test("a results folder that cannot be written is found before anything is measured")
func unwritableFoldersAreFound() {
  let screen = Screen()
  let arguments = ["run", "--allow-debug", "--results", "/dev/null/results"]
  #expect(Tool(suites: suites).run(arguments, console: screen.console) == .failure)
  #expect(screen.messages.contains("/dev/null"))
  #expect(!screen.messages.contains("calibrating"))
}

@Test("list prints ids, parameters and metrics, of every suite")
func listShowsAll() {
  let screen = Screen()
  _ = Tool(suites: suites).run(["list"], console: screen.console)
  let lines = screen.result.split(separator: "\n")
  #expect(lines.count == 3)
  #expect(lines[0].hasPrefix("first/one"))
  #expect(lines[0].contains("size=3  cpu wall residentBytes"))
}

@Test("several filters take what matches any of them")
func filtersAddUp() {
  let screen = Screen()
  let arguments = ["list", "--filter", "one", "--filter", "odd", "--filter", "^first/o"]
  #expect(Tool(suites: suites).run(arguments, console: screen.console) == .success)
  #expect(screen.result.split(separator: "\n").count == 2)
  let none = Screen()
  _ = Tool(suites: suites).run(
    ["list", "--filter", "x", "--filter", "y"], console: none.console)
  #expect(none.messages.contains("no benchmark matches 'x' or 'y'"))
}

@Test("a tool of another name speaks of itself by that name")
func toolsKnowTheirName() {
  let commands = [
    ["--help"], ["help", "list"], ["run", "--help"], ["lst"], ["help", "lst"], ["--quik"],
    ["list", "--filter", "nothing"], ["list", "x"], ["doctor", "x"],
    ["run", "--filter", "nothing", "--allow-debug"],
  ]
  for command in commands {
    let screen = Screen()
    _ = Tool(suites: suites).run(command, console: screen.console(of: "measure"))
    let text = screen.result + screen.messages
    #expect(text.contains("measure") && !text.contains(/\bbench\b/), "\(command): \(text)")
  }
}

@Test("doctor prints what it found and what to do, as text and as JSON")
func doctorPrints() {
  let screen = Screen()
  #expect(Tool(suites: suites).run(["doctor"], console: screen.console) == .success)
  #expect(screen.result.contains("allocation counters"))
  let json = Screen()
  #expect(Tool(suites: suites).run(["doctor", "--json"], console: json.console) == .success)
  #expect(json.result.hasPrefix("[\n{\"grade\":"))
  let wrong = Screen()
  #expect(Tool(suites: suites).run(["doctor", "x"], console: wrong.console) == .usage)
}

@Test("list --json quotes what needs quoting")
func listIsJSON() {
  let screen = Screen()
  _ = Tool(suites: suites).run(["list", "--json"], console: screen.console)
  #expect(screen.result.hasPrefix("[\n{"))
  #expect(screen.result.contains(#""id":"second/\"odd\"""#))
  #expect(screen.result.contains(#""parameters":{"size":"3"}"#))
}

@Test("two benchmarks of one name, an empty name and a control character are the author's fault")
func faultySuitesAreRefused() {
  for ids in [["a", "a"], [""], ["a\nb"]] {
    let screen = Screen()
    let tool = Tool(suites: [Suite("s", benchmarks: ids.map(benchmark))])
    #expect(tool.run(["list"], console: screen.console) == .usage)
    #expect(screen.messages.hasPrefix("bench: "))
  }
}

@Test("a metric named as one of the harness's, and two of one name, are the author's fault")
func faultyMetricsAreRefused() {
  for (names, words) in [(["cpu"], "by itself"), (["a", "b", "a"], "two metrics called 'a'")] {
    let screen = Screen()
    let faulty = Benchmark("x", metrics: names.map { Metric.exact($0) }) { _ in }
    let tool = Tool(suites: [Suite("s", benchmarks: [faulty])])
    #expect(tool.run(["list"], console: screen.console) == .usage)
    #expect(screen.messages.contains(words))
  }
}

@Test("every verb has a help text with its usage and an example, and stands in the overview")
func everyVerbHasHelp() {
  let screen = Screen()
  let own = Verb("own", summary: "does it", help: "usage: own\nexample: own\n") { _ in .success }
  let tool = Tool(suites: suites, verbs: [own])
  _ = tool.run(["--help"], console: screen.console)
  for verb in ["run", "list", "doctor", "own"] {
    #expect(screen.result.contains("  \(verb)"))
    let help = Screen()
    #expect(tool.run([verb, "--help"], console: help.console) == .success)
    #expect(help.result.contains("usage:") && help.result.contains("example:"))
  }
}

@Test("the gravest exit code counts")
func gravestCodesCount() {
  #expect(ExitCode.gravest([.regression, .failure, .nothingMeasured]) == .failure)
  #expect(ExitCode.gravest([.usage, .failure]) == .usage)
  #expect(ExitCode.gravest([.inconclusive, .notComparable]) == .notComparable)
  #expect(ExitCode.gravest([.interrupted, .regression]) == .interrupted)
  #expect(ExitCode.gravest([]) == .success)
}

@Test("a UUID is one of version 4")
func stampsAreUUIDs() {
  let parts = Stamp.uuid.split(separator: "-")
  #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
  #expect(parts[2].hasPrefix("4"))
  #expect("89ab".contains(parts[3].prefix(1)))
  #expect(Stamp.uuid != Stamp.uuid)
  #expect(Stamp.now.count == 20)
}

@Test(
  "a verb of the author's takes one operand and reads it",
  arguments: [
    (["read"], .usage, "FILE is missing"), (["read", "a", "b"], .usage, "unexpected argument 'b'"),
    (["read", "--fast", "a"], .usage, "unknown flag '--fast'"),
    (["read", "/dev/null"], .success, ""), (["read", "--", "/dev/null"], .success, ""),
    (["read", "/dev/null/none"], .failure, "/dev/null/none: cannot be read"),
  ] as [([String], ExitCode, String)])
func verbsReadFiles(arguments: [String], code: ExitCode, message: String) {
  let screen = Screen()
  let verb = Verb("read", summary: "", help: "") { call in
    do throws(Arguments.UsageError) {
      guard let bytes = call.contents(of: try call.operand("FILE")) else { return .failure }
      call.write("\(bytes.count) bytes")
      return .success
    } catch {
      call.complain("\(error)")
      return .usage
    }
  }
  #expect(Tool(suites: [], verbs: [verb]).run(arguments, console: screen.console) == code)
  #expect(screen.messages.contains(message))
  #expect(screen.result == (code == .success ? "0 bytes" : ""))
}
