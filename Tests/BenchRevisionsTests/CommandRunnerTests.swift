import Testing

@testable import BenchRevisions

private func run(
  _ program: String, _ arguments: String...,
  environment: [String: String] = ["PATH": "/bin:/usr/bin"]
) throws -> CommandOutput {
  let command = Command(program: program, arguments: arguments, environment: environment)
  return try CommandRunner().run(command)
}

@Test("output and errors are kept apart, and the exit code with them")
func outputIsKept() throws {
  let output = try run("sh", "-c", "echo out; echo err >&2; exit 7")
  #expect(output.text == "out\n")
  #expect(output.errorText == "err\n")
  #expect(output.ending == .exited(7))
  #expect(!output.succeeded)
}

@Test("megabytes on both sides come through whole, in either order")
func bigOutputDoesNotBlock() throws {
  let million = "head -c 1000000 /dev/zero"
  for script in ["\(million); \(million) >&2", "\(million) >&2; \(million)"] {
    let output = try run("sh", "-c", script)
    #expect(output.output.count == 1_000_000)
    #expect(output.errors.count == 1_000_000)
    #expect(output.succeeded)
  }
}

@Test("arguments and variables arrive as they are, for no shell reads them")
func argumentsArriveWhole() throws {
  let odd = ["a b", "$HOME", "*", "\"'\\", "µ👍", "", "-n", "two\nlines"]
  let script = "for word; do printf '%s|' \"$word\"; done; printf %s \"$VARIABLE\""
  let command = Command(
    program: "sh", arguments: ["-c", script, "sh"] + odd,
    environment: ["PATH": "/bin:/usr/bin", "VARIABLE": "x=$y"])
  let output = try CommandRunner().run(command)
  #expect(output.text == odd.map { $0 + "|" }.joined() + "x=$y")
  let environment = try run("/usr/bin/env", environment: ["ONLY": "this"])
  #expect(environment.text == "ONLY=this\n")
}

@Test("standard input is empty")
func inputIsEmpty() throws {
  let output = try run("cat")
  #expect(output == CommandOutput(ending: .exited(0), output: [], errors: []))
}

@Test("a program that a signal ends says which")
func signalsAreKept() throws {
  #expect(try run("sh", "-c", "kill -TERM $$").ending == .signalled(15))
}

@Test("a program that cannot start is an error with the reason")
func missingProgramsAreSaid() {
  #expect(throws: CommandError.notFound("program-that-is-nowhere")) {
    try run("program-that-is-nowhere")
  }
  #expect(throws: CommandError.notStarted("/", reason: "Permission denied")) { try run("/") }
  let reason = "an argument holds a zero byte"
  #expect(throws: CommandError.notStarted("sh", reason: reason)) { try run("sh", "a\0b") }
}

@Test("programs that run at once do not hold each other's pipes open")
func runsAreIndependent() async throws {
  try await withThrowingTaskGroup(of: String.self) { group in
    for number in 0..<16 {
      group.addTask { try run("sh", "-c", "echo \(number)").text }
    }
    var seen: Set<String> = []
    for try await text in group { seen.insert(text) }
    #expect(seen.count == 16)
  }
}
