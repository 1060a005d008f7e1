import BenchModel

/// A run record as JSON, ready to be spelt.
///
/// What was not found out is null. A number that is not finite has no place in JSON: a metric that
/// holds one becomes unavailable, a point of a curve or a fit is left out, and the benchmark's
/// warnings say so. Leaves out nothing else.
struct RecordWriter {
  /// Why a metric that holds infinity or NaN has no value.
  static let notFinite = "not a finite number"

  let record: RunRecord

  var json: JSON {
    .object([
      ("schema", .text(RunRecord.schema)), ("id", .text(record.id)), ("time", .text(record.time)),
      ("commit", commit), ("environment", environment), ("session", session), ("plan", plan),
      ("benchmarks", .list(record.benchmarks.map(Self.benchmark))),
    ])
  }

  private var commit: JSON {
    let commit = record.commit
    return .object([
      ("hash", .text(commit.hash)), ("branch", .text(commit.branch)),
      ("dirty", .bool(commit.dirty)), ("subject", .text(commit.subject)),
      ("date", .text(commit.date)),
    ])
  }

  private var environment: JSON {
    let environment = record.environment
    return .object([
      ("fingerprint", .text(environment.fingerprint)), ("cpu", .text(environment.cpu)),
      ("cores", .integer(environment.cores)), ("kernel", .text(environment.kernel)),
      ("memoryBytes", .integer(environment.memoryBytes)),
      ("availableBytes", Self.integer(environment.availableBytes)),
      ("swift", .text(environment.swift)), ("allocator", .text(environment.allocator)),
      ("flags", .texts(environment.flags)), ("linking", .text(environment.linking)),
      ("traits", .texts(environment.traits)),
      ("loadBefore", Self.number(environment.loadBefore)),
      ("loadAfter", Self.number(environment.loadAfter)),
      ("stealTicks", Self.integer(environment.stealTicks)),
      ("virtualization", .text(environment.virtualization)),
      ("warnings", .texts(environment.warnings)),
    ])
  }

  private var session: JSON {
    .object([
      ("id", .text(record.session.id)), ("side", .text(record.session.side)),
      ("order", .texts(record.session.order)),
    ])
  }

  private var plan: JSON {
    .object([
      ("quick", .bool(record.plan.quick)), ("blocks", .integer(record.plan.blocks)),
      ("budgetSeconds", Self.number(record.plan.budgetSeconds)),
      ("seed", .integer(record.plan.seed)), ("shard", .text(record.plan.shard)),
    ])
  }

  private static func integer(_ value: Int?) -> JSON { value.map(JSON.integer) ?? .null }

  private static func number(_ value: Double?) -> JSON { value.flatMap(JSON.number) ?? .null }

  private static func benchmark(_ result: BenchmarkResult) -> JSON {
    let curves = result.series.sorted { $0.key < $1.key }.map { CurveWriter($0.key, $0.value) }
    var members: [(String, JSON)] = [
      ("id", .text(result.id)), ("definition", .text(result.definition)),
      ("iterations", .integer(result.iterations)),
      ("parameters", .object(result.parameters.map { ($0.key, .text($0.value)) })),
      ("metrics", .object(result.metrics.map { ($0.key, metric($0.value)) })),
      ("series", .object(curves.map { ($0.name, $0.json) })),
      ("warnings", .texts(result.warnings + curves.flatMap(\.warnings))),
    ]
    if let sites = result.sites { members.append(("sites", sites.json)) }
    return .object(members)
  }

  private static func metric(_ recorded: RecordedMetric) -> JSON {
    .object([
      ("unit", .text(recorded.metric.unit.rawValue)),
      ("kind", .text(recorded.metric.kind.rawValue)),
      ("better", .text(recorded.metric.better.rawValue)),
      outcome(recorded.measured),
    ])
  }

  private static func outcome(_ measured: Measured) -> (String, JSON) {
    let unavailable = ("unavailable", JSON.text(notFinite))
    switch measured {
    case .exact(let value): return JSON.number(value).map { ("value", $0) } ?? unavailable
    case .sampled(let values): return JSON.numbers(values).map { ("values", $0) } ?? unavailable
    case .unstable(let values): return JSON.numbers(values).map { ("unstable", $0) } ?? unavailable
    case .unavailable(let reason): return ("unavailable", .text(reason))
    }
  }
}
