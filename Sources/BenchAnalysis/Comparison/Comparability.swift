package import BenchModel

/// Which metrics of two runs may be held against each other.
///
/// Exact metrics need the same toolchain, allocator, build flags and package traits, and no
/// particular machine. Instructions need the same processor model too, by which the C library picks
/// its routines, and the same linking, which decides how calls are made. Sampled metrics need none
/// of these, but one interleaved session on one machine. O(1).
package struct Comparability: Equatable, Sendable {
  /// Why exact metrics are not comparable; nil where they are.
  package let ofExact: Incomparability?
  /// Why instructions are not comparable; nil where they are.
  package let ofInstructions: Incomparability?
  /// Why sampled metrics are not comparable; nil where they are.
  package let ofSampled: Incomparability?

  /// What two runs allow.
  package init(base: RunRecord, head: RunRecord) {
    let (a, b) = (base.environment, head.environment)
    let lists = { (list: [String]) in list.sorted().joined(separator: ", ") }
    ofExact =
      Incomparability(.toolchain, base: a.swift, head: b.swift)
      ?? Incomparability(.allocator, base: a.allocator, head: b.allocator)
      ?? Incomparability(.flags, base: lists(a.flags), head: lists(b.flags))
      ?? Incomparability(.traits, base: lists(a.traits), head: lists(b.traits))
    ofInstructions =
      ofExact ?? Incomparability(.processor, base: a.cpu, head: b.cpu)
      ?? Incomparability(.linking, base: a.linking, head: b.linking)
    ofSampled =
      Incomparability(.machine, base: a.fingerprint, head: b.fingerprint)
      ?? Incomparability(
        .session, base: Self.session(base, side: "base"), head: Self.session(head, side: "head"))
  }

  /// Why `metric` is not comparable; nil where it is.
  package func obstacle(to metric: Metric) -> Incomparability? {
    switch metric.kind {
    case .sampled: ofSampled
    case .exact: metric.name == Metric.instructions.name ? ofInstructions : ofExact
    }
  }

  /// The interleaved session of a run; no two runs share one in which they do not take their side.
  private static func session(_ record: RunRecord, side: String) -> String {
    record.session.side == side && !record.session.id.isEmpty
      ? record.session.id : "\(record.session.id) without the side \(side)"
  }
}
