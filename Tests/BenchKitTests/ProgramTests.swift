import BenchModel
import FoundationEssentials
import Testing

@testable import BenchRevisions

@Test("a run measures, prints a report, and keeps a record that reads back")
func runsAreKept() throws {
  let program = try Program()
  let output = try program.run(["--quick", "--save", "before", "--skip", "odd"])
  #expect(output.ending == .exited(0), "\(output.errorText)")
  #expect(output.text.hasPrefix("# Benchmark report\n"))
  #expect(output.text.contains("good/append"))
  #expect(program.exists("latest.md") && program.exists("before.json"))
  let record = try program.record()
  #expect(record.benchmarks.map(\.id).first == "good/append")
  #expect(record.plan.quick)
  #expect(record.environment.flags == ["debug"])
  let growing = try #require(record.benchmarks.first { $0.id == "good/growing" })
  #expect(growing.metrics["frameP99"] != nil)
  #if Jemalloc
    #expect(record.measured("good/arrays", .allocations) == .exact(1))
    #expect(record.measured("good/none", .allocations) == .exact(0))
    #expect(record.measured("good/none", .allocatedBytes) == .exact(0))
    #expect(record.measured("good/none", .peakBytes) == .exact(0))
    #expect(growing.series["growth"]?.growth?.type == "linear")
  #else
    guard case .unavailable? = record.measured("good/none", .allocations) else {
      Issue.record("without jemalloc an allocation count is no number")
      return
    }
  #endif
}

@Test("two runs give the same exact metrics")
func exactMetricsRepeat() throws {
  var runs: [[String: Measured]] = []
  for _ in 0..<2 {
    let program = try Program()
    #expect(try program.run(["--quick", "--skip", "waits|main"]).ending == .exited(0))
    var exact: [String: Measured] = [:]
    for benchmark in try program.record().benchmarks {
      for (name, metric) in benchmark.metrics where metric.metric.kind == .exact {
        exact["\(benchmark.id) \(name)"] = metric.measured
      }
    }
    runs.append(exact)
  }
  #expect(runs[0].count > 15)
  #expect(runs[0] == runs[1])
}

@Test("faulty benchmarks are named on standard error, the rest is measured, the code is 1")
func faultsAreNamed() throws {
  let program = try Program()
  let output = try program.run([
    "--quick", "--filter", "good/none|crashes|throws|forgets|skips|hungry|µ|prints",
  ])
  #expect(output.ending == .exited(1))
  #expect(output.errorText.contains("odd/crashes: crashed with signal"))
  #expect(output.errorText.contains("about to fall"))
  #expect(output.errorText.contains("odd/throws: the body failed: Broken()"))
  #expect(output.errorText.contains("odd/forgets: the body never called measure"))
  #expect(!output.errorText.contains("odd/skips:"))
  #expect(!output.text.contains("this is no report"))
  let record = try program.record()
  #expect(record.benchmarks.contains { $0.id == "odd/µ | `name` with spaces 🎠" })
  guard case .sampled? = record.measured("good/none", .cpu) else {
    Issue.record("the good one was not measured")
    return
  }
  #expect(record.measured("odd/skips", .cpu) == .unavailable("nothing to build"))
  #expect(record.measured("odd/skips", .exact("copies")) == .exact(0))
  guard case .unavailable(let reason)? = record.measured("odd/hungry", .cpu) else {
    Issue.record("memory that is not there was measured")
    return
  }
  #expect(reason.contains("needs"))
}

@Test("bodies that wait are measured, on any thread and on the main actor")
func waitingBodiesAreMeasured() throws {
  let program = try Program()
  let output = try program.run(
    ["--quick", "--tag", "async", "--skip", "^profiled/", "--timeout", "20"])
  #expect(output.ending == .exited(0), "\(output.errorText)")
  let record = try program.record()
  #expect(record.benchmarks.map(\.id) == ["good/waits", "good/main"])
  for id in ["good/waits", "good/main"] {
    guard case .sampled? = record.measured(id, .wall) else {
      Issue.record("\(id) was not timed")
      return
    }
  }
}

@Test("a benchmark that hangs is stopped and named")
func hangsAreStopped() throws {
  let program = try Program()
  let output = try program.run(["--quick", "--filter", "hangs|none", "--timeout", "1"])
  #expect(output.ending == .exited(1))
  #expect(output.errorText.contains("odd/hangs: no answer within 1 s"))
}

@Test("an interrupted run ends with 130 and writes nothing")
func interruptsWriteNothing() throws {
  let program = try Program()
  let output = try program.run(
    ["--filter", "hangs"], under: ["timeout", "--preserve-status", "-s", "INT", "1"])
  #expect(output.ending == .exited(130))
  #expect(output.text.isEmpty)
  #expect(!program.exists("latest.json"))
}

#if DEBUG
  @Test("a debug build is refused, with the command to use instead, before anything is measured")
  func debugBuildsAreRefused() throws {
    let program = try Program()
    let output = try program.run(["--quick", "--filter", "good/none"], allowsDebug: false)
    #expect(output.ending == .exited(2))
    #expect(output.errorText.contains("use: swift run -c release FixtureBench"))
    #expect(output.text.isEmpty)
    #expect(!program.exists("latest.json"))
  }
#endif

@Test("a timed block runs on code pages of its own process, whatever waits or runs once")
func timedCodeIsMoved() throws {
  // Where the kernel does not say which pages are used, blocks run on those of the file.
  guard FileManager.default.isReadableFile(atPath: "/proc/self/pagemap") else { return }
  let program = try Program()
  let output = try program.run(["--quick", "--filter", "^good/moved"])
  #expect(output.ending == .exited(0), "\(output.errorText)")
  let measured = try program.record().measured("good/moved", .sampled("ownCode", .flag))
  guard case .sampled(let values)? = measured else {
    Issue.record("\(String(describing: measured))")
    return
  }
  #expect(!values.isEmpty && values.allSatisfy { $0 == 1 })
}
