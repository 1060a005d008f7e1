import BenchModel

/// A curve as JSON, without the points that JSON cannot hold, and the warnings that say so.
struct CurveWriter {
  let name: String
  let json: JSON
  let warnings: [String]

  init(_ name: String, _ series: Series) {
    let points = series.points.compactMap(JSON.numbers)
    let growth = series.growth.flatMap(Self.growth)
    let lost = series.points.count - points.count
    var warnings: [String] = []
    if lost > 0 {
      let points = lost == 1 ? "1 point is" : "\(lost) points are"
      warnings.append("The curve \(name): \(points) left out, \(RecordWriter.notFinite).")
    }
    if series.growth != nil, growth == nil {
      warnings.append("The curve \(name): its fit is left out, \(RecordWriter.notFinite).")
    }
    self.name = name
    self.warnings = warnings
    var members: [(String, JSON)] = [
      ("x", .text(series.x)), ("unit", .text(series.unit.rawValue)), ("points", .list(points)),
    ]
    if let growth { members.append(("growth", growth)) }
    json = .object(members)
  }

  private static func growth(_ growth: Series.Growth) -> JSON? {
    guard let perThousand = JSON.number(growth.perThousand),
      let confidence = JSON.number(growth.confidence)
    else { return nil }
    return .object([
      ("class", .text(growth.type)), ("perThousand", perThousand), ("confidence", confidence),
      ("reason", .text(growth.reason)),
    ])
  }
}
