import BenchModel
import CBenchSupport
import Testing

@testable import BenchMeasurement

/// Stands in for workers: answers with counts, and writes the files of a profiled process.
private final class HeapWorkers {
  var requests: [WorkerRequest] = []
  var options: [String?] = []
  var scouted = HeapReading()
  var profiled = HeapReading()
  var files: [HeapDumpFile] = HeapDumpFile.allCases
  var outcome: WorkerOutcome?

  init() {
    scouted.allocations = 10
    scouted.allocatedBytes = 1000
    scouted.peakEvent = 7
    profiled = scouted
    profiled.hasPeak = true
  }

  var profiler: HeapProfiler {
    HeapProfiler { request, folder, options in
      self.requests.append(request)
      self.options.append(options)
      if let outcome = self.outcome { return outcome }
      var reading = BlockReading()
      reading.heap = options == nil ? self.scouted : self.profiled
      for file in options == nil ? [] : self.files {
        let text = Array(file.rawValue.utf8)
        #expect(tm_append_file("\(folder.path)/\(file.rawValue)", text, text.count) == 0)
      }
      return .reading(reading)
    }
  }
}

@Test("the first process finds the peak, the second is told to write it there")
func peakIsFoundFirst() throws {
  let workers = HeapWorkers()
  let recording = try workers.profiler.record(benchmark("a"))
  #expect(workers.requests.map(\.pass) == [.heap, .heap])
  #expect(workers.requests.map(\.iterations) == [16, 16])
  #expect(workers.requests.map(\.peakEvent) == [nil, 7])
  let lines = "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:0"
  #expect(workers.options == [nil, lines])
  #expect(
    recording.files.mapValues { String(decoding: $0, as: UTF8.self) }
      == Dictionary(uniqueKeysWithValues: HeapDumpFile.allCases.map { ($0, $0.rawValue) }))
  #expect(recording.warnings == [] && recording.iterations == 16)
  #expect(recording.tool == "jemalloc, every allocation")
}

@Test("a body that runs once is profiled once, and coarsely where it allocates much")
func heavyBodiesAreSampled() throws {
  let workers = HeapWorkers()
  workers.scouted.allocations = 1_000_000
  workers.scouted.allocatedBytes = 160_000_000
  let recording = try workers.profiler.record(benchmark("a", .once))
  #expect(workers.requests.map(\.iterations) == [1, 1])
  #expect(recording.sampling == HeapSampling(logarithm: 10))
  #expect(workers.options[1]?.hasSuffix("lg_prof_sample:10") == true)
  #expect(recording.warnings.count == 1)
}

@Test("with the sampling given and no peak wanted, one process is enough")
func oneProcessWithoutPeak() throws {
  let workers = HeapWorkers()
  var profiler = workers.profiler
  profiler.sampling = .everything
  profiler.findsPeak = false
  workers.files = [.end, .tornDown]
  let recording = try profiler.record(benchmark("a"))
  #expect(workers.requests.map(\.peakEvent) == [0])
  #expect(recording.files.keys.contains(.peak) == false && recording.warnings == [])
}

@Test("a peak that did not come again is warned of")
func missedPeaksAreWarnedOf() throws {
  let workers = HeapWorkers()
  workers.profiled.hasPeak = false
  let warnings = try workers.profiler.record(benchmark("a")).warnings
  #expect(warnings.count == 1 && warnings[0].contains("peak"))
}

@Test("a worker without counts, without files or without an end is a failure with its reason")
func failuresAreTold() {
  let cases: [(WorkerOutcome?, [HeapDumpFile], ProfileFailure)] = [
    (.interrupted, [], .interrupted), (.failed("fell"), [], .failed("fell")),
    (nil, [.peak, .end], .noFile), (nil, [.peak, .tornDown], .noFile),
    (.reading(reading { $0.memoryUnavailable = "no" }), [], .unavailable("no")),
    (.reading(reading { $0.skipped = "none" }), [], .skipped("none")),
    (.reading(reading { $0.failure = "bad" }), [], .failed("bad")),
    (
      .reading(BlockReading()), [],
      .failed("the body never called measure; give it the code to measure")
    ),
  ]
  for (outcome, files, failure) in cases {
    let workers = HeapWorkers()
    workers.outcome = outcome
    workers.files = files
    #expect(throws: failure) { try workers.profiler.record(benchmark("a")) }
  }
}

private func reading(_ change: (inout BlockReading) -> Void) -> BlockReading {
  var reading = BlockReading()
  change(&reading)
  return reading
}
