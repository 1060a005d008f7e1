/// The files that a worker under a heap profiler leaves behind, and who reads them looks for.
package enum HeapDumpFile: String, CaseIterable, Sendable {
  /// Written where most bytes of the measured region were live.
  case peak = "heap-peak.txt"
  /// Written when the measured region ended.
  case end = "heap-end.txt"
  /// Written when the benchmark's body had returned: what is live then is lost.
  case tornDown = "heap-torn-down.txt"

  /// The environment variable with the folder that a worker writes its profile to.
  package static let folderVariable = "TREADMILL_PROFILE_DIRECTORY"
}

/// How finely a heap is sampled.
package struct HeapSampling: Hashable, Sendable {
  /// One allocation is taken every `1 << logarithm` bytes on average; 0 takes every allocation.
  package var logarithm: Int

  /// The logarithm is taken as near to `logarithm` as there is one, 0 to 40.
  package init(logarithm: Int) { self.logarithm = min(max(logarithm, 0), 40) }

  /// Every allocation.
  package static let everything = HeapSampling(logarithm: 0)
  /// The coarsest that a profile takes by itself: one sample in 4,096 bytes.
  package static let coarsest = HeapSampling(logarithm: 12)
  /// So many samples take about a second, and pages of less than a gigabyte.
  package static let mostSamples = 200_000

  /// The finest that keeps within `mostSamples` for so many allocations, and never over `coarsest`:
  /// 10 MB then still have 2,500 samples.
  package init(allocations: Int, bytes: Int) {
    logarithm = 0
    guard allocations > Self.mostSamples else { return }
    repeat {
      logarithm += 1
    } while logarithm < Self.coarsest.logarithm && bytes >> logarithm > Self.mostSamples
  }

  /// Bytes between two samples on average; 1 for every allocation.
  package var bytes: Int { 1 << logarithm }

  /// In words: `every allocation`, `one sample in 4,096 bytes`.
  package var words: String {
    guard logarithm > 0 else { return "every allocation" }
    var digits = String(bytes)[...]
    var groups: [Substring] = []
    while !digits.isEmpty {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return "one sample in \(groups.joined(separator: ",")) bytes"
  }
}
