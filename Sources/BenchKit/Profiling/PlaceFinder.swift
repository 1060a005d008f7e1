internal import BenchAnalysis
internal import BenchMeasurement
internal import BenchModel

/// Finds which functions are behind what got worse, so that a gate names the place.
///
/// Profiles only what got worse, and no more than `most` benchmarks of it.
struct PlaceFinder {
  /// The most benchmarks that are looked into.
  static let most = 12

  let call: Verb.Call

  /// The functions behind what got worse against sites that were kept. Throws where it was
  /// interrupted.
  func places(
    of ids: [String], in benchmarks: [Benchmark], against kept: [BenchmarkResult],
    timeoutSeconds: Int
  ) throws(ProfileAbsence) -> [String: [SiteChange]] {
    let before = Dictionary(
      kept.compactMap { result in result.sites.map { (result.id, $0) } },
      uniquingKeysWith: { $1 })
    let known = ids.filter { before[$0] != nil }
    if known.isEmpty, !ids.isEmpty {
      call.complain(
        "the baseline does not say where it allocates; bench baseline update keeps that too")
    }
    var process = WorkerProcess()
    process.timeoutSeconds = UInt64(timeoutSeconds)
    return Self.changes(before, try find(known, in: benchmarks, by: process).sites)
  }

  /// The heaps of the benchmarks with these ids. Throws where it was interrupted.
  func find(
    _ ids: [String], in benchmarks: [Benchmark], by process: WorkerProcess
  ) throws(ProfileAbsence) -> AllocationPlaces.Findings {
    if ids.count > Self.most {
      call.complain(
        "\(ids.count) benchmarks allocate more; the functions are looked for in the first "
          + "\(Self.most): bench profile ID looks into any other")
    }
    let wanted = Set(ids.prefix(Self.most))
    let findings = try AllocationPlaces(process: process).find(
      benchmarks.filter { wanted.contains($0.id) })
    for absence in findings.absences {
      call.complain("\(absence.benchmark): where it allocates is not known: \(absence.reason)")
    }
    return findings
  }

  /// What changed in the benchmarks that both have.
  static func changes(
    _ before: [String: AllocationSites], _ after: [String: AllocationSites]
  ) -> [String: [SiteChange]] {
    after.reduce(into: [:]) { changes, entry in
      guard let base = before[entry.key] else { return }
      changes[entry.key] = SiteChange.between(base, entry.value)
    }
  }
}
