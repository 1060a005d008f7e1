internal import BenchModel
internal import CBenchSupport

#if Jemalloc
  internal import CJemalloc
#endif

/// jemalloc's heap profiler in this process, beside its hooks.
///
/// The hooks count, and know at which allocation most bytes are live; the profiler knows stacks.
/// A first process finds that allocation and needs no profiler; a second one writes its profile
/// there, exactly where `peakBytes` of the exact pass is measured: between two points of a growth
/// curve as well as on one. Invariant: the profiler is active between `begin` and `end` only.
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
        let error = tm_hooks_set_dump_path(heap.path(of: .peak))
        return error == 0 ? .success(heap) : .failure(.notWritten(errno: error))
      #else
        return .failure(.builtWithout)
      #endif
    }
  }

  func begin() -> HeapReading {
    tm_hooks_reset_peak()
    let base = read()
    guard let peakEvent else { return base }
    if peakEvent > 0 { tm_hooks_dump_at(UInt64(base.events) &+ UInt64(peakEvent)) }
    #if Jemalloc
      _ = mallctl("prof.reset", nil, nil, nil, 0)
    #endif
    look(true)
    return base
  }

  func end() throws(CountersUnavailable) -> HeapReading {
    look(false)
    let counts = read()
    try write(.end)
    if tm_hooks_dump_result() > 0 { throw .notWritten(errno: tm_hooks_dump_result()) }
    return counts
  }

  func tearDown() throws(CountersUnavailable) { try write(.tornDown) }

  private func read() -> HeapReading {
    let counts = tm_hooks_read()
    var reading = HeapReading()
    reading.allocations = Int(counts.allocations)
    reading.allocatedBytes = Int(counts.allocated_bytes)
    reading.liveBytes = Int(counts.live_bytes)
    reading.peakBytes = Int(counts.peak_bytes)
    reading.events = Int(counts.events)
    reading.peakEvent = Int(counts.peak_event)
    reading.hasPeak = tm_hooks_dump_result() == 0
    return reading
  }

  private func path(of file: HeapDumpFile) -> String { "\(folder)/\(file.rawValue)" }

  /// Lets the profiler look at allocations from now on, or no longer.
  private func look(_ isLooking: Bool) {
    guard peakEvent != nil else { return }
    #if Jemalloc
      var isLooking = isLooking
      _ = mallctl("prof.active", nil, nil, &isLooking, MemoryLayout<Bool>.size)
    #endif
  }

  private func write(_ file: HeapDumpFile) throws(CountersUnavailable) {
    guard peakEvent != nil else { return }
    #if Jemalloc
      let error = path(of: file).withCString { path in
        var path: UnsafePointer<CChar>? = path
        return mallctl("prof.dump", nil, nil, &path, MemoryLayout<UnsafePointer<CChar>?>.size)
      }
      if error != 0 { throw .notWritten(errno: error) }
    #endif
  }

  #if Jemalloc
    private static func isOn(_ name: String) -> Bool {
      var value = false
      var size = MemoryLayout<Bool>.size
      return mallctl(name, &value, &size, nil, 0) == 0 && value
    }
  #endif
}
