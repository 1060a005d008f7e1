internal import CBenchSupport

#if Jemalloc
  internal import CJemalloc
#endif

/// Exact allocation counters of this process: jemalloc's hooks, on all threads.
///
/// Making one installs the hooks and proves that they are in charge, by an allocation of 1 MiB that
/// must be seen. Under a sanitizer, valgrind or another preloaded allocator they are not, and the
/// reason is given instead. Makes every allocation 3 to 4 times slower: never in a timed process.
package struct JemallocCounters: AllocationCounting {
  /// Installs the counters, or says why memory cannot be measured here.
  package static func install() -> Result<JemallocCounters, CountersUnavailable> {
    #if Jemalloc
      let error = tm_hooks_install(mallctl, sallocx)
      guard error == 0 else { return .failure(.hooksRefused(errno: error)) }
      let size = 1 << 20
      let before = tm_hooks_read()
      tm_touch_malloc(size)
      let after = tm_hooks_read()
      let seen = after.allocations == before.allocations + 1
      guard seen, after.allocated_bytes >= before.allocated_bytes + UInt64(size) else {
        return .failure(.notInCharge)
      }
      return .success(JemallocCounters())
    #else
      return .failure(.builtWithout)
    #endif
  }

  package func read() -> AllocationSnapshot {
    let counts = tm_hooks_read()
    return AllocationSnapshot(
      allocations: Int(counts.allocations), allocatedBytes: Int(counts.allocated_bytes),
      liveBytes: Int(counts.live_bytes), peakBytes: Int(counts.peak_bytes))
  }

  package func resetPeak() { tm_hooks_reset_peak() }

  package func totals() -> AllocatorTotals {
    #if Jemalloc
      _ = mallctl("thread.tcache.flush", nil, nil, nil, 0)
      var epoch: UInt64 = 1
      _ = mallctl("epoch", nil, nil, &epoch, MemoryLayout<UInt64>.size)
      return AllocatorTotals(
        active: statistic("stats.active"), resident: statistic("stats.resident"),
        retained: statistic("stats.retained"), metadata: statistic("stats.metadata"))
    #else
      return AllocatorTotals(active: 0, resident: 0)
    #endif
  }

  #if Jemalloc
    private func statistic(_ name: StaticString) -> Int {
      var value = 0
      var size = MemoryLayout<Int>.size
      return name.withUTF8Buffer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          text.baseAddress.map { mallctl($0, &value, &size, nil, 0) } == 0 ? value : 0
        }
      }
    }
  #endif
}

/// Why allocations cannot be counted. The words that reports show stand here and nowhere else.
package enum CountersUnavailable: Error, Equatable, CustomStringConvertible {
  /// The build has no trait `Jemalloc`.
  case builtWithout
  /// jemalloc is linked, and allocations go elsewhere.
  case notInCharge
  /// jemalloc does not know the hooks.
  case hooksRefused(errno: Int32)
  /// jemalloc was built without its profiler.
  case noProfiler
  /// jemalloc's profiler was not switched on when the process started.
  case profilerOff
  /// A profile could not be written, by what mallctl answered.
  case notWritten(errno: Int32)

  package var description: String {
    switch self {
    case .builtWithout: "built without the package trait Jemalloc"
    case .notInCharge:
      "jemalloc's counters are not in charge: a sanitizer, valgrind or a preloaded allocator "
        + "serves malloc"
    case .hooksRefused(let error): "jemalloc refuses its allocation hooks (error \(error))"
    case .noProfiler: "this jemalloc was built without its heap profiler"
    case .profilerOff: "jemalloc's heap profiler was not switched on when the process started"
    case .notWritten(let error):
      "jemalloc could not write the heap profile (error \(error))"
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .builtWithout: "build with default traits: swift run -c release bench"
    case .notInCharge: "run without it"
    case .hooksRefused: "install jemalloc 5.2 or newer"
    case .noProfiler:
      "install one that was configured with --enable-prof, as Debian's libjemalloc2 is"
    case .profilerOff:
      "let bench start the process itself, and leave prof out of the variable MALLOC_CONF"
    case .notWritten: "see that the folder for temporary files is there and not full"
    }
  }
}

/// The allocator of this process, for the record.
package enum Allocator {
  /// Name and version, for example `jemalloc 5.3.0`.
  package static var name: String {
    #if Jemalloc
      var text: UnsafePointer<CChar>?
      var size = MemoryLayout<UnsafePointer<CChar>?>.size
      guard mallctl("version", &text, &size, nil, 0) == 0, let text else {
        return "jemalloc (version unknown)"
      }
      let version = String(cString: text).prefix { $0 != "-" }
      return "jemalloc \(version)"
    #else
      return "system malloc"
    #endif
  }
}
