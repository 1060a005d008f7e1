import BenchModel
import Testing

@testable import BenchRevisions

private let worker = #""$0" worker calibrate 1 1 good/none 3>&1"#

@Test(
  "a worker answers its parent, whatever the parent's id, and an orphan does not",
  arguments: [
    ("TREADMILL_PARENT=$$ \(worker); :", true), ("TREADMILL_PARENT=1 \(worker); :", false),
    ("unset TREADMILL_PARENT; \(worker); :", true),
  ])
func orphansEnd(script: String, answers: Bool) throws {
  let output = try Program.shell(script)
  #expect(output.text.hasSuffix("end\n") == answers, "\(output.text) \(output.errorText)")
}

/// Whether this machine lets a process have process ids of its own.
private let hasProcessNamespaces =
  (try? Program.execute(["unshare", "-Urpf", "true"]).ending == .exited(0)) ?? false

@Test("process 1 can measure, as in a container", .enabled(if: hasProcessNamespaces))
func processOneMeasures() throws {
  let program = try Program()
  let output = try program.run(
    ["--quick", "--filter", "good/none"], under: ["unshare", "-Urpf"])
  #expect(output.ending == .exited(0), "\(output.errorText)")
}

@Test(
  "results that cannot be written are a failure that is said, a reader who left one that is not")
func unwrittenResultsAreFailures() throws {
  let full = try Program.shell(#""$0" list >/dev/full"#)
  #expect(full.ending == .exited(1))
  #expect(full.errorText.contains("FixtureBench: cannot write to standard output: No space left"))
  // The reader closes its end, says so through a pipe of its own, and only then is written to.
  let fifo = try Program().folder + ".gone"
  let left = try Program.shell(
    "mkfifo \(fifo); { read -r _ <\(fifo); \"$0\" list; echo \"code $?\" >&2; } | "
      + "{ exec <&-; echo gone >\(fifo); }; rm \(fifo)")
  #expect(left.errorText == "code 1\n")
  let closed = try Program.shell(#""$0" list >&-"#)
  #expect(closed.ending == .exited(1))
}
