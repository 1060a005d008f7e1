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
    var members: [(String, JSON)] = [
      ("class", .text(growth.type)), ("reason", .text(growth.reason)),
    ]
    let numbers = [("perThousand", growth.perThousand), ("confidence", growth.confidence)]
    for case (let name, let number?) in numbers {
      guard let json = JSON.number(number) else { return nil }
      members.append((name, json))
    }
    return .object(members)
  }
}
