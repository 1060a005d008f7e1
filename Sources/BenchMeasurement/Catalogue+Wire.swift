internal import BenchModel

// A catalogue as text on a pipe: lines of a key and fields, `end` last.

extension Catalogue {
  /// The catalogue as lines of text.
  package var wire: String {
    (entries.flatMap(\.lines) + ["end"]).joined(separator: "\n") + "\n"
  }

  /// Reads what `wire` wrote; nil where it is not whole.
  ///
  /// A line whose key is not known is passed over: a newer build may say more.
  package init?(wire: String) {
    var entries: [Entry] = []
    var isWhole = false
    for line in wire.split(separator: "\n") {
      let (key, fields) = WireText.fields(line)
      if key == "end" {
        isWhole = true
      } else if key == "benchmark" {
        guard let entry = Entry(fields) else { return nil }
        entries.append(entry)
      } else {
        guard !entries.isEmpty, entries[entries.count - 1].add(key, fields) else { return nil }
      }
    }
    guard isWhole else { return nil }
    self.entries = entries
  }
}

extension Catalogue.Entry {
  /// Its own line and those of what it has.
  fileprivate var lines: [String] {
    let numbers: [Int] = [
      plan.samples, plan.sampleNanoseconds, plan.blocks ?? -1, plan.quickBlocks ?? -1,
      plan.exactIterations, plan.operations, plan.requiredBytes, plan.judgesWallTime ? 1 : 0,
      runsByDefault ? 1 : 0,
    ]
    var lines = [
      WireText.line(
        "benchmark", [id, definition, plan.repetition.rawValue] + numbers.map(String.init))
    ]
    lines += parameters.pairs.map { WireText.line("parameter", [$0.name, $0.value]) }
    lines += tags.map { WireText.line("tag", [$0]) }
    lines += metrics.map {
      WireText.line("metric", [$0.name, $0.unit.rawValue, $0.kind.rawValue, $0.better.rawValue])
    }
    switch plan.throughput {
    case .items(let amount): lines.append(WireText.line("items", [String(amount)]))
    case .bytes(let amount): lines.append(WireText.line("bytes", [String(amount)]))
    case nil: break
    }
    if let growth = expectedGrowth { lines.append(WireText.line("growth", [growth.rawValue])) }
    return lines
  }

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

  /// Takes one more line; false where its key is known and its fields are not what they should be.
  fileprivate mutating func add(_ key: String, _ fields: [String]) -> Bool {
    switch key {
    case "parameter":
      guard fields.count == 2 else { return false }
      parameters[fields[0]] = fields[1]
    case "tag":
      guard fields.count == 1 else { return false }
      tags.append(fields[0])
    case "metric":
      guard let metric = Metric(fields) else { return false }
      metrics.append(metric)
    case "items", "bytes":
      guard fields.count == 1, let amount = Int(fields[0]) else { return false }
      plan.throughput = key == "items" ? .items(amount) : .bytes(amount)
    case "growth":
      guard fields.count == 1, let growth = ExpectedGrowth(rawValue: fields[0]) else {
        return false
      }
      expectedGrowth = growth
    default: break
    }
    return true
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
