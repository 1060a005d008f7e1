import BenchModel
import Testing

@testable import BenchRevisions

#if Jemalloc
  @Test("a program of known allocations is counted exactly")
  func knownAllocationsAreCounted() throws {
    let program = try Program()
    let output = try program.run(["--quick", "--filter", "^known/"])
    #expect(output.ending == .exited(0), "\(output.errorText)")
    let record = try program.record()
    let mebibyte = 1_048_576.0
    for (id, metric, value) in [
      ("one-thread", .allocations, 100), ("one-thread", .allocatedBytes, 102_400),
      ("one-thread", .peakBytes, 1024), ("one-thread", .retainedBytes, 0),
      ("four-threads", .allocations, 100), ("four-threads", .allocatedBytes, 102_400),
      ("leak", .allocations, 1000), ("leak", .liveBytes, 1_024_000),
      ("leak", .retainedBytes, 1_024_000), ("leak", .peakBytes, 1_024_000),
      ("realloc", .allocations, 10), ("realloc", .allocatedBytes, 16_368),
      ("realloc", .retainedBytes, 0), ("realloc", .peakBytes, 4096 + 8192),
      ("peak-512", .peakBytes, 512 * mebibyte), ("peak-8", .peakBytes, 8 * mebibyte),
      ("set-up", .allocations, 0), ("set-up", .allocatedBytes, 0), ("set-up", .peakBytes, 0),
    ] as [(String, Metric, Double)] {
      let measured = record.measured("known/\(id)", metric)
      #expect(measured == .exact(value), "\(id) \(metric.name)")
    }
  }

  @Test("a leak planted in a recycling list is classed linear, the sound list constant")
  func leaksAreClassed() throws {
    let program = try Program()
    let output = try program.run(["--quick", "--filter", "^growth/(sound|leaky)"])
    #expect(output.ending == .exited(0), "\(output.errorText)")
    let classes = try program.record().benchmarks.map { result in
      "\(result.id) \(result.series["growth"]?.growth?.type ?? "none")"
    }
    #expect(classes == ["growth/sound constant", "growth/leaky linear"])
  }

  @Test("a benchmark that grows worse than its author expects is a regression")
  func brokenExpectationsAreRegressions() throws {
    let program = try Program()
    let output = try program.run(["--quick", "--filter", "^growth/expected"])
    #expect(output.ending == .exited(3), "\(output.errorText)")
    #expect(output.errorText.contains("growth/expected: memory grows linear, expected constant"))
    #expect(program.exists("latest.json"))
  }

  @Test("counters that are not in charge make memory unavailable with the reason, and the code 0")
  func preloadedAllocatorsAreNoticed() throws {
    let program = try Program()
    let output = try program.run(
      ["--quick", "--filter", "good/append"],
      variables: ["LD_PRELOAD": "libc_malloc_debug.so.0"])
    #expect(output.ending == .exited(0), "\(output.errorText)")
    guard
      case .unavailable(let reason)? = try program.record().measured(
        "good/append", .allocations)
    else {
      Issue.record("a count that nobody counted")
      return
    }
    #expect(reason.contains("not in charge"))
  }
#endif
