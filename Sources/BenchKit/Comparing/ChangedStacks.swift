internal import BenchAnalysis
internal import BenchModel
internal import BenchReport

/// What `ab` can say beside its verdicts, having both builds: the functions and the stacks that
/// allocate more, and the functions that take more instructions.
struct ChangedStacks {
  /// The most benchmarks of a kind that have a table: each is long, or takes some seconds.
  static let most = 3

  let base: PairedSide
  let head: PairedSide
  let call: Verb.Call
  private var before = AllocationPlaces.Findings()
  private var after = AllocationPlaces.Findings()

  init(_ base: PairedSide, _ head: PairedSide, _ call: Verb.Call) {
    self.base = base
    self.head = head
    self.call = call
  }

  /// Says of the rows about memory that changed for the worse which functions are behind it. Throws
  /// where it was interrupted.
  mutating func locate(_ comparison: inout Comparison) throws(ProfileAbsence) {
    before = try heaps(of: comparison.benchmarksToLocate, base)
    after = try heaps(of: comparison.benchmarksToLocate, head)
    comparison.locate(PlaceFinder.changes(before.sites, after.sites))
  }

  private func heaps(
    of ids: [String], _ side: PairedSide
  ) throws(ProfileAbsence) -> AllocationPlaces.Findings {
    try PlaceFinder(call: call).find(
      ids, in: side.catalogue.entries.map(\.benchmark), by: side.process)
  }

  /// Tables of what changed in the benchmarks that got worse, the gravest kind first.
  func text(_ comparison: Comparison) -> String {
    let grown = comparison.benchmarksToLocate.prefix(Self.most).compactMap { id in
      table(before.profiles[id], after.profiles[id], measures: 2)
    }
    let slower = comparison.rows.filter { $0.verdict == .slower }.map(\.benchmark)
    let busier = slower.prefix(Self.most).compactMap { id in
      table(instructions(of: id, base), instructions(of: id, head), measures: 1)
    }
    return (grown + busier).map { "\n" + $0 }.joined()
  }

  /// The table of what changed in the first so many measures; nil where a side has no profile.
  private func table(
    _ before: StackProfile?, _ after: StackProfile?, measures: Int
  ) -> String? {
    guard let before, let after else { return nil }
    let differences = after.measures.prefix(measures).map {
      ProfileDifference(base: before, head: after, of: $0)
    }
    return ProfileDifferenceTable(differences, base: base.name, head: head.name, rows: 8).text
  }

  /// The instructions of one benchmark; nil where they cannot be counted, which is said.
  private func instructions(of id: String, _ side: PairedSide) -> StackProfile? {
    guard let entry = side.catalogue.entries.first(where: { $0.id == id }) else { return nil }
    do throws(ProfileAbsence) {
      return try ProfileTaker(side.process).profile(.instructions, of: entry.benchmark)
    } catch {
      switch error {
      case .interrupted: break
      case .failed(let reason), .unavailable(let reason):
        call.complain("\(id): what is behind it is not known: \(reason)")
      }
      return nil
    }
  }
}
