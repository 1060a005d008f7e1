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
  let timeoutSeconds: Int

  /// The functions behind what got worse against sites that were kept.
  func places(
    of ids: [String], in benchmarks: [Benchmark], against kept: [BenchmarkResult]
  ) throws(ProfileAbsence) -> [String: [SiteChange]] {
    let before = Dictionary(
      kept.compactMap { result in result.sites.map { (result.id, $0) } },
      uniquingKeysWith: { $1 })
    let known = ids.filter { before[$0] != nil }
    guard !known.isEmpty else {
      if !ids.isEmpty {
        call.complain(
          "the baseline does not say where it allocates; bench baseline update keeps that too")
      }
      return [:]
    }
    let after = try sites(of: known, in: benchmarks, by: WorkerProcess())
    return Self.changes(before, after)
  }

  /// The functions behind what got worse between two builds that are both there.
  func places(
    of ids: [String], _ base: PairedSide, _ head: PairedSide
  ) throws(ProfileAbsence) -> [String: [SiteChange]] {
    guard !ids.isEmpty else { return [:] }
    let before = try sites(of: ids, in: base.catalogue.entries.map(\.benchmark), by: base.process)
    let after = try sites(of: ids, in: head.catalogue.entries.map(\.benchmark), by: head.process)
    return Self.changes(before, after)
  }

  private static func changes(
    _ before: [String: AllocationSites], _ after: [String: AllocationSites]
  ) -> [String: [SiteChange]] {
    after.reduce(into: [:]) { changes, entry in
      guard let base = before[entry.key] else { return }
      changes[entry.key] = SiteChange.between(base, entry.value)
    }
  }

  private func sites(
    of ids: [String], in benchmarks: [Benchmark], by process: WorkerProcess
  ) throws(ProfileAbsence) -> [String: AllocationSites] {
    if ids.count > Self.most {
      call.complain(
        "\(ids.count) benchmarks allocate more; the functions are looked for in the first "
          + "\(Self.most): bench profile ID looks into any other")
    }
    var process = process
    process.timeoutSeconds = UInt64(timeoutSeconds)
    let wanted = Set(ids.prefix(Self.most))
    let finder = AllocationPlaces(process)
    let findings = try finder.find(benchmarks.filter { wanted.contains($0.id) })
    for absence in findings.absences {
      call.complain("\(absence.benchmark): where it allocates is not known: \(absence.reason)")
    }
    return findings.sites
  }
}
