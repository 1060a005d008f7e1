import BenchModel
import CBenchSupport
import Testing

@testable import BenchMeasurement

/// Stands in for workers: writes the files that a pass leaves and answers.
private final class Workers {
  var passes: [WorkerRequest.Pass] = []
  var outcomes: [WorkerRequest.Pass: WorkerOutcome] = [:]
  var files: [WorkerRequest.Pass: [CpuDumpFile]] = [.perf: [.samples, .perf], .cpu: [.samples]]

  func profiler(hasPerf: Bool = true) -> CpuProfiler {
    CpuProfiler(hasPerf: hasPerf) { request, folder in
      self.passes.append(request.pass)
      for file in self.files[request.pass] ?? [] {
        let text = Array("\(file) of \(request.pass)".utf8)
        #expect(tm_append_file(file.path(in: folder.path), text, text.count) == 0)
      }
      return self.outcomes[request.pass] ?? .reading(BlockReading())
    }
  }
}

@Test("perf samples where it works")
func perfFirst() throws {
  let workers = Workers()
  let recording = try workers.profiler().record("a", iterations: 9)
  #expect(
    recording
      == CpuRecording(
        tool: .perf, samples: Array("samples of perf".utf8), perf: Array("perf of perf".utf8),
        iterations: 9))
  #expect(workers.passes == [.perf])
}

@Test("without perf the built-in sampler samples, and says why")
func fallBack() throws {
  let refusal = "ended with exit code 255; its last output: see perf_event_paranoid setting"
  let cases: [(Workers, CpuProfiler, Bool, PerfUnavailable?)] = [
    { ($0, $0.profiler(hasPerf: false), true, .notInstalled) }(Workers()),
    { ($0, $0.profiler(), false, nil) }(Workers()),
    {
      $0.outcomes[.perf] = .failed(refusal)
      return ($0, $0.profiler(), true, .notPermitted)
    }(Workers()),
    {
      $0.outcomes[.perf] = .failed("no answer within 9 s; stopped")
      return ($0, $0.profiler(), true, .failed("no answer within 9 s; stopped"))
    }(Workers()),
    {
      $0.files[.perf] = [.samples]
      return ($0, $0.profiler(), true, .noFile)
    }(Workers()),
  ]
  for (workers, profiler, usingPerf, reason) in cases {
    let recording = try profiler.record("a", iterations: 1, usingPerf: usingPerf)
    #expect(recording.tool == .sampler(reason))
    #expect(recording.samples == Array("samples of cpu".utf8))
    #expect(workers.passes.last == .cpu)
    #expect(reason.map { !"\($0)".isEmpty && !$0.remedy.isEmpty } ?? true)
  }
}

@Test(
  "a body that skips, throws or ends the run is not run again, and a file that is not there is told"
)
func noProfile() {
  var skipped = BlockReading()
  skipped.skipped = "no display"
  var thrown = BlockReading()
  thrown.failure = "Broken()"
  let cases: [(WorkerOutcome, ProfileFailure)] = [
    (.reading(skipped), .skipped("no display")), (.reading(thrown), .failed("Broken()")),
    (.interrupted, .interrupted),
  ]
  for (outcome, failure) in cases {
    let workers = Workers()
    workers.outcomes[.perf] = outcome
    #expect(throws: failure) { try workers.profiler().record("a", iterations: 1) }
    #expect(workers.passes == [.perf])
  }
  let workers = Workers()
  workers.files[.cpu] = []
  #expect(throws: ProfileFailure.noFile) {
    try workers.profiler(hasPerf: false).record("a", iterations: 1)
  }
  workers.outcomes[.cpu] = .failed("crashed")
  #expect(throws: ProfileFailure.failed("crashed")) {
    try workers.profiler(hasPerf: false).record("a", iterations: 1)
  }
}

@Test(
  "the region lasts as long as it is told to, whatever the body costs",
  arguments: [
    (1000.0, 2.0, 2_000_000), (3e9, 2.0, 1), (0, 2.0, 200_000_000_000), (.infinity, 2.0, 1),
    (1000.0, .infinity, 1_000_000_000_000), (1000.0, -1.0, 1), (1000.0, .nan, 1), (.nan, 2.0, 1),
  ])
func iterationsOfTheRegion(body: Double, seconds: Double, expected: Int) {
  let calibration = Calibration(iterations: 5, samples: 10, bodyNanoseconds: body)
  let iterations = CpuProfiler.iterations(
    of: MeasurementPlan(), calibration, seconds: seconds)
  #expect(iterations == expected)
  #expect(CpuProfiler.iterations(of: .once, calibration, seconds: seconds) == 1)
}

@Test("a pass starts the tool that it needs, which writes to the profile's folder")
func commands() {
  var process = WorkerProcess()
  process.program = "/p"
  process.programForValgrind = "/p.stripped"
  #expect(process.command(for: .timed).words == ["bench"])
  #expect(process.command(for: .instructions).words.contains("--callgrind-out-file=/dev/null"))
  process.variables[HeapDumpFile.folderVariable] = "/a %p b"
  let callgrind = process.command(for: .instructions)
  #expect(callgrind.words.contains("--callgrind-out-file=/a %%p b/callgrind.out"))
  #expect(callgrind.words.last == "/p.stripped")
  let perf = process.command(for: .perf)
  #expect(perf.words.suffix(4) == ["-o", "/a %p b/perf.data", "--", "/p"])
  process.program = "/proc/self/exe"
  #expect(process.command(for: .perf).words.last == Callgrind.thisProgram)
}

@Test("a profile's folder goes with all its files")
func folderOfAProfile() throws {
  var path = ""
  do {
    let folder = try ProfileFolder()
    path = folder.path
    let large = [UInt8](repeating: 7, count: 3 << 20)
    #expect(tm_append_file("\(path)/large", large, large.count) == 0)
    #expect(folder.bytes(of: "large") == large)
    #expect(folder.bytes(of: "none") == nil)
  }
  var bytes = [CChar](repeating: 0, count: 1)
  #expect(tm_read_file("\(path)/large", &bytes, 1) < 0)
}
