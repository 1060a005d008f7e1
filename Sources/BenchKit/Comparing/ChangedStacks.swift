internal import BenchAnalysis
internal import BenchModel
internal import BenchReport

/// What `ab` can say beside its verdicts, having both builds: the stacks that allocate more, and
/// the functions that take more instructions.
struct ChangedStacks {
  /// The most benchmarks of a kind that are looked into: each takes some seconds.
  static let most = 3

  let base: PairedSide
  let head: PairedSide
  let call: Verb.Call

  /// Tables of what changed in the benchmarks that got worse, the gravest kind first.
  func text(_ comparison: Comparison) -> String {
    let slower = comparison.rows.filter { $0.verdict == .slower }.map(\.benchmark)
    let tables =
      comparison.benchmarksToLocate.prefix(Self.most).compactMap { table(.heap, of: $0) }
      + slower.prefix(Self.most).compactMap { table(.instructions, of: $0) }
    return tables.map { "\n" + $0 }.joined()
  }

  /// The table of one benchmark; nil where it cannot be profiled, which is said.
  private func table(_ kind: ProfileKind, of id: String) -> String? {
    do throws(ProfileAbsence) {
      guard let before = try profile(kind, of: id, base),
        let after = try profile(kind, of: id, head)
      else { return nil }
      let measures = after.measures.prefix(kind == .heap ? 2 : 1)
      let differences = measures.map { ProfileDifference(base: before, head: after, of: $0) }
      return ProfileDifferenceTable(differences, base: base.name, head: head.name, rows: 8).text
    } catch {
      switch error {
      case .interrupted: break
      case .failed(let reason), .unavailable(let reason):
        call.complain("\(id): what is behind it is not known: \(reason)")
      }
      return nil
    }
  }

  private func profile(
    _ kind: ProfileKind, of id: String, _ side: PairedSide
  ) throws(ProfileAbsence) -> StackProfile? {
    let entry = side.catalogue.entries.first { $0.id == id }
    guard let benchmark = entry?.benchmark else { return nil }
    return try ProfileTaker(side.process).profile(kind, of: benchmark)
  }
}
