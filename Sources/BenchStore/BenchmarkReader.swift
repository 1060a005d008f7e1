import BenchModel

/// One benchmark's result from JSON.
struct BenchmarkReader {
  let place: Place

  init(_ place: Place) { self.place = place }

  func result() throws(ReadingFault) -> BenchmarkResult {
    var result = BenchmarkResult(
      id: try place.need("id").text(), parameters: [:],
      definition: try place.need("definition").text(),
      iterations: try place.find("iterations")?.integer() ?? 0,
      warnings: try place.find("warnings")?.texts() ?? [])
    result.sites = try place.find("sites").map { (place) throws(ReadingFault) in
      try AllocationSites(place)
    }
    for (name, value) in try place.find("parameters")?.members() ?? [] {
      result.parameters[name] = try value.text()
    }
    for (name, value) in try place.need("metrics").members() {
      result.metrics[name] = try Self.metric(name, value)
    }
    for (name, value) in try place.find("series")?.members() ?? [] {
      result.series[name] = try Self.series(value)
    }
    return result
  }

  private static func metric(
    _ name: String, _ place: Place
  ) throws(ReadingFault) -> RecordedMetric {
    if let reason = try place.find("unavailable") {
      let metric = try describeUnavailable(name, place)
      return RecordedMetric(metric, .unavailable(try reason.text()))
    }
    let metric = Metric(
      name, unit: Unit(rawValue: try place.need("unit").text()),
      kind: try choice(place.need("kind"), Metric.Kind.exact, .sampled),
      better: try choice(place.need("better"), Metric.Polarity.smaller, .larger))
    if let values = try place.find("unstable") {
      return RecordedMetric(metric, .unstable(try values.numbers()))
    }
    if let values = try place.find("values") {
      return RecordedMetric(metric, .sampled(try values.numbers()))
    }
    if metric.kind == .sampled, try place.find("value") == nil {
      return RecordedMetric(metric, .sampled(try place.need("values").numbers()))
    }
    return RecordedMetric(metric, .exact(try place.need("value").number()))
  }

  /// What is known of a metric without a value: its own keys, else the standard metric of its name.
  private static func describeUnavailable(
    _ name: String, _ place: Place
  ) throws(ReadingFault) -> Metric {
    let standard = Metric.everyStandard.first { $0.name == name }
    let fallback = standard ?? Metric(name, unit: Unit(rawValue: ""), kind: .exact)
    let unit = try place.find("unit")?.text()
    let kind = try place.find("kind")
    let better = try place.find("better")
    return Metric(
      name, unit: unit.map(Unit.init(rawValue:)) ?? fallback.unit,
      kind: try kind.map { (place) throws(ReadingFault) in
        try choice(place, Metric.Kind.exact, .sampled)
      } ?? fallback.kind,
      better: try better.map { (place) throws(ReadingFault) in
        try choice(place, Metric.Polarity.smaller, .larger)
      } ?? fallback.better)
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ place: Place, _ one: Choice, _ other: Choice
  ) throws(ReadingFault) -> Choice {
    let text = try place.text()
    guard let choice = Choice(rawValue: text) else {
      throw place.wrong(
        wanted: "\(one.rawValue) or \(other.rawValue)", found: text.debugDescription)
    }
    return choice
  }

  private static func series(_ place: Place) throws(ReadingFault) -> Series {
    let points = try place.need("points").elements()
    return Series(
      x: try place.need("x").text(), unit: Unit(rawValue: try place.need("unit").text()),
      points: try points.map { (point) throws(ReadingFault) in try point.numbers() },
      growth: try growth(place))
  }

  private static func growth(_ place: Place) throws(ReadingFault) -> Series.Growth? {
    guard let growth = try place.find("growth") else { return nil }
    let type = try growth.need("class").text()
    let reason = try growth.find("reason")?.text()
    // Older records hold zeros for what is not known.
    guard type != "undetermined" else { return Series.Growth(type: type, reason: reason) }
    return Series.Growth(
      type: type, perThousand: try growth.need("perThousand").number(),
      confidence: try growth.need("confidence").number(), reason: reason)
  }
}
