package import BenchAnalysis
import BenchModel
import BenchStatistics

/// A comparison as JSON, a line for each row: base units, raw numbers, names that stay.
///
/// Relative changes are fractions: 0.02 is 2 % more. What there is no number for is left out.
package enum ComparisonJSON {
  /// The schema that this build writes.
  package static let schema = "treadmill-comparison/1"

  /// The whole comparison with the tool's exit code, its last line ended.
  package static func text(of comparison: Comparison, exit: Int) -> String {
    let summary = VerdictLine.numbers(comparison.tally).sorted { $0.name < $1.name }.map {
      "\"\($0.name)\": \($0.count)"
    }
    let members = [
      "\"base\": \(run(comparison.base))",
      "\"exit\": \(exit)",
      "\"geometricMeans\": "
        + JSONText.lines(comparison.geometricMeans.map(mean), indentation: 2),
      "\"head\": \(run(comparison.head))",
      "\"rows\": " + JSONText.lines(comparison.rows.map(row), indentation: 2),
      "\"schema\": \(JSONText.quoted(schema))",
      "\"summary\": {" + summary.joined(separator: ", ") + "}",
    ]
    return "{\n" + members.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  private static func run(_ run: Comparison.Run) -> String {
    JSONText.object([
      "commit": run.commit.hash.map(JSONText.quoted),
      "dirty": run.commit.dirty.map { "\($0)" },
      "name": JSONText.quoted(run.name),
      "time": JSONText.quoted(run.time),
    ])
  }

  private static func mean(_ mean: GeometricMean) -> String {
    JSONText.object([
      "benchmarks": "\(mean.benchmarks)", "change": JSONText.number(mean.change),
      "metric": JSONText.quoted(mean.metric),
    ])
  }

  private static func row(_ row: ComparisonRow) -> String {
    let judgement = row.judgement
    let notes = VerdictText.notes(row)
    let reason = VerdictText.reason(row.verdict)
    return JSONText.object([
      "base": judgement.base.flatMap(JSONText.number),
      "baseRange": judgement.baseRange.map(interval),
      "benchmark": JSONText.quoted(row.benchmark),
      "better": row.metric.map { JSONText.quoted($0.better.rawValue) },
      "change": judgement.effect.flatMap { JSONText.number($0.change) },
      "changeInterval": judgement.effect?.interval.map(interval),
      "floor": judgement.floor.flatMap { JSONText.number($0.change) },
      "floorInterval": judgement.floor?.interval.map(interval),
      "forced": row.forced.map { JSONText.quoted($0.reason) },
      "gates": "\(row.gates)",
      "head": judgement.head.flatMap(JSONText.number),
      "headRange": judgement.headRange.map(interval),
      "kind": row.metric.map { JSONText.quoted($0.kind.rawValue) },
      "metric": row.metric.map { JSONText.quoted($0.name) },
      "notes": notes.isEmpty ? nil : JSONText.list(notes.map(JSONText.quoted)),
      "places": row.places.isEmpty ? nil : JSONText.list(row.places.map(SiteText.json)),
      "pairs": judgement.pairs.map { "\($0)" },
      "reason": reason.isEmpty ? nil : JSONText.quoted(reason),
      "unit": row.metric.map { JSONText.quoted($0.unit.rawValue) },
      "verdict": JSONText.quoted(row.verdict.key),
      "visibleFrom": judgement.visibleFrom.flatMap(JSONText.number),
    ])
  }

  private static func interval(_ interval: Interval) -> String {
    JSONText.list([interval.low, interval.high].compactMap(JSONText.number))
  }
}
