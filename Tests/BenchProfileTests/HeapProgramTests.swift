import BenchMeasurement
import BenchModel
import CBenchSupport
import Testing

@testable import BenchProfile

#if Jemalloc
  /// Profiles a benchmark of the built fixture tool.
  private func record(
    _ name: String, sampling: HeapSampling? = nil, plan: MeasurementPlan = MeasurementPlan(),
    program: String = FixtureTool.path
  ) throws -> HeapRecording {
    var process = WorkerProcess()
    process.program = program
    var profiler = HeapProfiler(process)
    profiler.sampling = sampling
    return try profiler.record(Benchmark("allocating/\(name)", plan: plan) { _ in })
  }

  private func profile(_ recording: HeapRecording) throws -> StackProfile {
    var profile = try Symboliser().profiles(of: [HeapProfile.raw(recording.files)])[0]
    profile.origin.iterations = recording.iterations
    return profile
  }

  /// The line of the fixture's source that is marked with this word.
  private func line(of mark: String) throws -> Int {
    let tests = try #require(#filePath.firstRange(of: "/BenchProfileTests"))
    let folder = #filePath[..<tests.lowerBound]
    var text = [CChar](repeating: 0, count: 1 << 16)
    let count = tm_read_file("\(folder)/FixtureBench/Allocating.swift", &text, text.count)
    let lines = String(
      decoding: text.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.hasSuffix("  // \(mark)") }) + 1
  }

  private func site(
    _ function: String, _ mark: String, count: Int, bytes: Int
  ) throws -> AllocationSites.Site {
    AllocationSites.Site(
      function, file: "Tests/FixtureBench/Allocating.swift", line: try line(of: mark),
      count: count, bytes: bytes)
  }

  /// What `allocating/sites` allocates.
  private let siteBytes = 16 * (2 * 20_480 + 8 * 1024 + 7 * 16)

  @Test("allocations at known sites are counted exactly, and set-up and tear-down not at all")
  func knownSitesAreExact() throws {
    let recording = try record("sites")
    #expect(recording.sampling == .everything && recording.iterations == 16)
    let sites = AllocationSites(of: try profile(recording), isExact: true)
    #expect(
      sites.sites == [
        try site("large(_:)", "large", count: 32, bytes: 32 * 20_480),
        try site("middle(_:)", "middle", count: 16 * 8, bytes: 16 * 8 * 1024),
        try site("small(_:)", "small", count: 16 * 7, bytes: 16 * 7 * 16),
      ])
    #expect(sites.iterations == 16)
  }

  @Test("each way to a site is a stack from the body on, recursion and all, with relative paths")
  func stacksBeginWithTheBody() throws {
    let profile = try profile(try record("sites"))
    let names = profile.stacks.map { stack in stack.frames.map { profile.frames[$0].function } }
    #expect(names.allSatisfy { $0[0] == "closure #1 in allocating" })
    #expect(names.allSatisfy { $0[1] == "closure #1 in closure #1 in allocating" })
    #expect(names.map { $0.count { $0 == "deep(_:_:)" } }.sorted() == [0, 0, 0, 11])
    #expect(!profile.frames.contains { $0.file?.hasPrefix("/") ?? false })
    #expect(!profile.frames.contains { $0.function.contains("malloc") })
    #expect(profile.frames.filter { $0.owner == .package }.allSatisfy { $0.line != nil })
  }

  @Test("what is live at the end, at the peak, and after tear-down, are three things")
  func livesAreToldApart() throws {
    let recording = try record("lives", plan: .once)
    #expect(recording.iterations == 1 && recording.warnings == [])
    let profile = try profile(recording)
    func bytes(_ measure: StackProfile.Measure, _ function: String) throws -> Int {
      let column = try #require(profile.measures.firstIndex(of: measure))
      return profile.stacks.reduce(0) { sum, stack in
        let isThere = stack.frames.contains { profile.frames[$0].function == function }
        return sum + (isThere ? stack.values[column] : 0)
      }
    }
    // At the peak the first 50 blocks were live, at the end the last 20.
    #expect(try bytes(.allocated, "leak(_:)") == 4800)
    #expect(try bytes(.liveAtThePeak, "kept(_:)") == 50 * 4096 + 448)
    #expect(try bytes(.liveAtTheEnd, "kept(_:)") == 20 * 4096 + 192)
    #expect(try bytes(.leaked, "kept(_:)") == 0)
    for measure in [.liveAtThePeak, .liveAtTheEnd, .leaked] as [StackProfile.Measure] {
      #expect(try bytes(measure, "leak(_:)") == 4800)
      #expect(try bytes(measure, "middle(_:)") == 0)
    }
  }

  @Test("allocations of another thread are counted")
  func threadsAreCounted() throws {
    let sites = AllocationSites(of: try profile(try record("thread")), isExact: true).sites
    #expect(sites.first == (try site("large(_:)", "large", count: 80, bytes: 80 * 20_480)))
  }

  @Test(
    "sampled at the coarsest and by itself, 40 MB at a site are within 5 %",
    arguments: [true, false])
  func samplingIsClose(isCoarsest: Bool) throws {
    let recording = try record("many", sampling: isCoarsest ? .coarsest : nil, plan: .once)
    #expect(recording.sampling.logarithm == (isCoarsest ? 12 : 9))
    let sites = AllocationSites(of: try profile(recording), isExact: false).sites
    for (function, bytes) in [("middle(_:)", 40_960_000.0), ("small(_:)", 40_000_000)] {
      let site = try #require(sites.first { $0.function == function })
      #expect(abs(Double(site.bytes) / bytes - 1) < 0.05, "\(function): \(site.bytes) bytes")
    }
  }

  @Test("many profiles are named together as each by itself")
  func batchesAreAsGood() throws {
    let raw = try ["sites", "thread"].map { try HeapProfile.raw(try record($0).files) }
    let symboliser = Symboliser()
    #expect(
      symboliser.profiles(of: raw) == raw.map { symboliser.profiles(of: [$0])[0] })
    #expect(raw[0].stacks.first?.addresses != raw[1].stacks.first?.addresses)
  }

  @Test("a program without symbols is profiled, its names are its places, and it is said why")
  func strippedProgramsArePlaces() throws {
    let tool = FixtureTool()
    #expect(tool.run("cp \"$tool\" \"$folder/bare\" && strip \"$folder/bare\"").status == 0)
    let recording = try record("sites", program: "\(tool.folder)/bare")
    let profile = try profile(recording)
    #expect(profile.warnings.contains(SymbolFault.noSymbols(file: "bare").description))
    let names = profile.stacks.map { stack in stack.frames.map { profile.frames[$0].function } }
    #expect(names.count >= 4 && names.allSatisfy { $0.contains { $0.hasPrefix("bare+0x") } })
    #expect(!profile.frames.contains { $0.function.contains("/") || $0.file != nil })
    let column = try #require(profile.measures.firstIndex(of: .allocated))
    #expect(profile.stacks.reduce(0) { $0 + $1.values[column] } == siteBytes)
  }

  @Test("a preloaded allocator leaves no profile and a reason")
  func preloadedAllocatorsAreNoticed() throws {
    var process = WorkerProcess()
    process.program = FixtureTool.path
    process.variables["LD_PRELOAD"] = "libc_malloc_debug.so.0"
    let reason = CountersUnavailable.notInCharge
    #expect(throws: ProfileFailure.unavailable("\(reason); \(reason.remedy)")) {
      try HeapProfiler(process).record(Benchmark("allocating/sites") { _ in })
    }
  }

  @Test("a profiler that is off, and a folder that is not there, are told")
  func faultsOfTheProfilerAreTold() {
    var process = WorkerProcess()
    process.program = FixtureTool.path
    let request = WorkerRequest(benchmark: "allocating/sites", pass: .heap, peakEvent: 1)
    func reason(_ variables: [String: String]) -> String? {
      process.variables = variables
      guard case .reading(let reading) = process.run(request, padding: 0) else { return nil }
      return reading.memoryUnavailable
    }
    let off = CountersUnavailable.profilerOff
    #expect(reason([HeapDumpFile.folderVariable: "/tmp"]) == "\(off); \(off.remedy)")
    let options = "prof:true,prof_active:false,prof_accum:true"
    let lost = reason(["MALLOC_CONF": options, HeapDumpFile.folderVariable: "/nowhere/at/all"])
    #expect(lost?.hasPrefix("jemalloc could not write the heap profile") == true)
  }
#endif
