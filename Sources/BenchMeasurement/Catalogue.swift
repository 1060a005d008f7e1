package import BenchModel

/// What another build of the tool can measure: its benchmarks without their bodies.
///
/// A comparison of two builds asks each for its own catalogue, so that a benchmark that was added,
/// removed or redefined is seen. Cost: one process.
package struct Catalogue: Equatable, Sendable {
  /// One benchmark of the other build.
  package struct Entry: Equatable, Sendable {
    package var id: String
    /// Hash of all that makes results comparable, as that build computes it.
    package var definition: String
    package var plan: MeasurementPlan
    package var parameters: Parameters
    /// The metrics of the author's own.
    package var metrics: [Metric]
    /// Whether its suite runs without `--all`.
    package var runsByDefault: Bool

    package init(_ benchmark: Benchmark, runsByDefault: Bool) {
      id = benchmark.id
      definition = benchmark.definition
      plan = benchmark.plan
      parameters = benchmark.parameters
      metrics = benchmark.metrics
      self.runsByDefault = runsByDefault
    }

    init(id: String, definition: String, plan: MeasurementPlan, runsByDefault: Bool) {
      self.id = id
      self.definition = definition
      self.plan = plan
      self.runsByDefault = runsByDefault
      parameters = [:]
      metrics = []
    }

    /// A benchmark like it whose body cannot run here.
    package var benchmark: Benchmark {
      Benchmark(id, parameters: parameters, plan: plan, metrics: metrics) { _ in
        throw Skipped("the body is in another build")
      }
    }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  /// The verb that makes a build print its catalogue on descriptor 3; not for people.
  package static let verb = "catalogue"
}

extension Catalogue {
  /// The catalogue as lines of text, `end` last.
  package var wire: String {
    var lines: [String] = []
    for entry in entries {
      let plan = entry.plan
      let numbers: [Int] = [
        plan.samples, plan.sampleNanoseconds, plan.blocks ?? -1, plan.quickBlocks ?? -1,
        plan.exactIterations, plan.operations, plan.requiredBytes, plan.judgesWallTime ? 1 : 0,
        entry.runsByDefault ? 1 : 0,
      ]
      lines.append(
        WireText.line(
          "benchmark",
          [entry.id, entry.definition, plan.repetition.rawValue] + numbers.map(String.init)))
      lines += entry.parameters.pairs.map { WireText.line("parameter", [$0.name, $0.value]) }
      lines += entry.metrics.map {
        WireText.line(
          "metric", [$0.name, $0.unit.rawValue, $0.kind.rawValue, $0.better.rawValue])
      }
    }
    return (lines + ["end"]).joined(separator: "\n") + "\n"
  }

  /// Reads what `wire` wrote; nil where it is not whole.
  package init?(wire: String) {
    var entries: [Entry] = []
    var isWhole = false
    for line in wire.split(separator: "\n") {
      let (key, fields) = WireText.fields(line)
      switch key {
      case "end": isWhole = true
      case "benchmark":
        guard let entry = Entry(fields) else { return nil }
        entries.append(entry)
      case "parameter":
        guard fields.count == 2, !entries.isEmpty else { return nil }
        entries[entries.count - 1].parameters[fields[0]] = fields[1]
      case "metric":
        guard let metric = Metric(fields), !entries.isEmpty else { return nil }
        entries[entries.count - 1].metrics.append(metric)
      default: return nil
      }
    }
    guard isWhole else { return nil }
    self.entries = entries
  }
}

extension Catalogue.Entry {
  fileprivate init?(_ fields: [String]) {
    let numbers = fields.dropFirst(3).compactMap { Int($0) }
    guard fields.count == 12, numbers.count == 9,
      let repetition = MeasurementPlan.Repetition(rawValue: fields[2])
    else { return nil }
    let plan = MeasurementPlan(
      repetition, samples: numbers[0], sampleNanoseconds: numbers[1],
      blocks: numbers[2] < 0 ? nil : numbers[2], quickBlocks: numbers[3] < 0 ? nil : numbers[3],
      exactIterations: numbers[4], operations: numbers[5], requiredBytes: numbers[6],
      judgesWallTime: numbers[7] == 1)
    self.init(
      id: fields[0], definition: fields[1], plan: plan, runsByDefault: numbers[8] == 1)
  }
}

extension Metric {
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 4, let kind = Kind(rawValue: fields[2]),
      let better = Polarity(rawValue: fields[3])
    else { return nil }
    self.init(fields[0], unit: Unit(rawValue: fields[1]), kind: kind, better: better)
  }
}
