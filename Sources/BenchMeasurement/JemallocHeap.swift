internal import BenchModel
internal import CBenchSupport

#if Jemalloc
  internal import CJemalloc
#endif

/// jemalloc's heap profiler in this process, beside its hooks.
///
/// The hooks count, and know at which allocation most bytes are live; the profiler knows stacks. A
/// first process finds that allocation and needs no profiler; a second one writes its profile
/// there, exactly where `peakBytes` of the exact pass is measured: between two points of a growth
/// curve as well as on one. Invariant: the profiler looks between `begin` and `end` only.
/// Cost: some microseconds for each sampled allocation, which jemalloc gives pages of its own.
struct JemallocHeap: HeapProfiling, Sendable {
  /// The event of the region to write the peak at, 0 for none; nil where nothing is profiled.
  private let peakEvent: Int?
  private let folder: String

  /// Readies the hooks, and the profiler unless `peakEvent` is nil.
  static func install(peakEvent: Int?) -> Result<JemallocHeap, CountersUnavailable> {
    JemallocCounters.install().flatMap { _ in
      #if Jemalloc
        guard isOn("config.prof") else { return .failure(.noProfiler) }
        guard peakEvent != nil else { return .success(JemallocHeap(peakEvent: nil, folder: "")) }
        guard isOn("opt.prof"), let folder = tm_variable(HeapDumpFile.folderVariable) else {
          return .failure(.profilerOff)
        }
        let heap = JemallocHeap(peakEvent: peakEvent, folder: String(cString: folder))
        let error = tm_heap_ready(mallctl, heap.path(of: .peak))
        return error == 0 ? .success(heap) : .failure(.notWritten(errno: error))
      #else
        return .failure(.builtWithout)
      #endif
    }
  }

  func begin() -> HeapReading { HeapReading(tm_heap_begin(UInt64(peakEvent ?? 0))) }

  func end() throws(CountersUnavailable) -> HeapReading {
    var counts = HeapReading(tm_heap_end())
    let peakResult = tm_heap_peak_result()
    if peakResult > 0 { throw .notWritten(errno: peakResult) }
    counts.hasPeak = peakResult == 0
    try write(.end)
    return counts
  }

  func tearDown() throws(CountersUnavailable) { try write(.tornDown) }

  private func path(of file: HeapDumpFile) -> String { "\(folder)/\(file.rawValue)" }

  private func write(_ file: HeapDumpFile) throws(CountersUnavailable) {
    let error = tm_heap_dump(path(of: file))
    if error != 0 { throw .notWritten(errno: error) }
  }

  #if Jemalloc
    private static func isOn(_ name: String) -> Bool {
      var value = false
      var size = MemoryLayout<Bool>.size
      return mallctl(name, &value, &size, nil, 0) == 0 && value
    }
  #endif
}

extension HeapReading {
  fileprivate init(_ counts: tm_allocation_counts) {
    self.init()
    allocations = Int(counts.allocations)
    allocatedBytes = Int(counts.allocated_bytes)
    liveBytes = Int(counts.live_bytes)
    peakBytes = Int(counts.peak_bytes)
    events = Int(counts.events)
    peakEvent = Int(counts.peak_event)
  }
}
