internal import CBenchSupport

/// What the measuring thread has cost the system: page faults and context switches.
struct ThreadUsage {
  var pageFaults = 0
  var contextSwitches = 0

  /// So far.
  static var now: ThreadUsage {
    let usage = tm_thread_usage()
    return ThreadUsage(
      pageFaults: Int(usage.page_faults), contextSwitches: Int(usage.context_switches))
  }

  /// Memory that the process has in use now.
  static var residentBytes: Int { Int(tm_resident_bytes()) }

  static func - (later: ThreadUsage, earlier: ThreadUsage) -> ThreadUsage {
    ThreadUsage(
      pageFaults: later.pageFaults - earlier.pageFaults,
      contextSwitches: later.contextSwitches - earlier.contextSwitches)
  }
}
