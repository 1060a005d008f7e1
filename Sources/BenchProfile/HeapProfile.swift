package import BenchModel
internal import CBenchSupport

/// The files of a profiled process made into one profile with a measure for each question.
package enum HeapProfile {
  /// Reads the files of a profiled process. Those of the peak and of tear-down may be missing, and
  /// their measures are then missing too.
  package static func raw(_ files: [HeapDumpFile: [UInt8]]) throws(HeapDumpError) -> RawProfile {
    func dump(_ file: HeapDumpFile) throws(HeapDumpError) -> HeapDump? {
      guard let bytes = files[file] else { return nil }
      return try HeapDump(parsing: String(decoding: bytes, as: UTF8.self))
    }
    guard let end = try dump(.end) else { throw HeapDumpError(.truncated, line: 1) }
    return raw(end: end, peak: try dump(.peak), tornDown: try dump(.tornDown))
  }

  /// One profile of the dumps of one process.
  package static func raw(end: HeapDump, peak: HeapDump?, tornDown: HeapDump?) -> RawProfile {
    var measures: [StackProfile.Measure] = [.allocated, .allocations, .liveAtTheEnd]
    if peak != nil { measures.append(.liveAtThePeak) }
    if tornDown != nil { measures.append(.leaked) }
    var stacks: [[UInt64]: [Int]] = [:]
    func add(_ entry: HeapDump.Entry, _ column: Int, _ value: Int) {
      var values = stacks[entry.addresses] ?? Array(repeating: 0, count: measures.count)
      let sum = values[column].addingReportingOverflow(value)
      values[column] = sum.overflow ? .max : sum.partialValue
      stacks[entry.addresses] = values
    }
    for entry in end.entries {
      let allocated = unbiased(entry.allocated, rate: end.rate)
      add(entry, 0, allocated.bytes)
      add(entry, 1, allocated.objects)
      add(entry, 2, unbiased(entry.live, rate: end.rate).bytes)
    }
    for (column, dump) in zip(3..., [peak, tornDown].compactMap(\.self)) {
      for entry in dump.entries { add(entry, column, unbiased(entry.live, rate: dump.rate).bytes) }
    }
    return RawProfile(
      measures: measures,
      stacks: stacks.filter { $0.value.contains { $0 != 0 } }
        .map { RawStack(addresses: $0.key, values: $0.value) }
        .sorted { $0.addresses.lexicographicallyPrecedes($1.addresses) },
      modules: end.modules)
  }

  /// What a sample stands for: an object of `size` bytes is taken with the probability
  /// 1 − e^(−size ÷ rate), and the profile's numbers are made to be divided by that of the mean
  /// size of the stack, as jemalloc's own jeprof does. Exact where every allocation was taken.
  static func unbiased(_ tally: HeapDump.Tally, rate: Int) -> HeapDump.Tally {
    guard rate > 1, tally.objects > 0, tally.bytes > 0 else { return tally }
    let mean = Double(tally.bytes) / Double(tally.objects)
    let probability = -tm_expm1(-mean / Double(rate))
    func scaled(_ value: Int) -> Int {
      Int(exactly: (Double(value) / probability).rounded()) ?? value
    }
    return HeapDump.Tally(objects: scaled(tally.objects), bytes: scaled(tally.bytes))
  }
}
