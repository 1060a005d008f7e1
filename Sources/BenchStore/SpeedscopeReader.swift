import BenchModel

/// A profile from a speedscope file, the tool's own or any other of sampled profiles.
///
/// What the format has no place for stands under `treadmill`; where that is missing, every frame is
/// the package's, equal stacks are summed, and the file's profiles are the measures. Cost: linear
/// in the file.
struct SpeedscopeReader {
  /// The schema of what stands under `treadmill`.
  static let schema = Schema("treadmill-profile/1")

  let root: Place

  init(_ json: JSON) { root = Place(json, root: "the profile") }

  func profile() throws(ReadingFault) -> StackProfile {
    let own = try root.find("treadmill")
    if let own { try Self.schema.check(own.need("schema")) }
    let frames = try frames(own)
    var columns: [SpeedscopeColumn] = []
    for place in try root.need("profiles").elements() {
      columns.append(try SpeedscopeColumn(place, frameCount: frames.count))
    }
    let isAligned = own != nil && columns.allSatisfy { $0.samples == columns.first?.samples }
    return StackProfile(
      measures: try measures(own, columns), frames: frames,
      stacks: isAligned ? Self.aligned(columns) : Self.merged(columns), origin: try origin(own),
      warnings: try own?.find("warnings")?.texts() ?? Self.warnings(columns))
  }

  private func frames(_ own: Place?) throws(ReadingFault) -> [StackProfile.Frame] {
    var frames: [StackProfile.Frame] = []
    for place in try root.need("shared").need("frames").elements() {
      frames.append(
        StackProfile.Frame(
          try place.need("name").text(), file: try place.find("file")?.text(),
          line: try place.find("line")?.integer()))
    }
    for index in try own?.find("inlined")?.elements() ?? [] {
      frames[try index.index(below: frames.count)].isInlined = true
    }
    for owner in [StackProfile.Frame.Owner.runtime, .unknown] {
      for index in try own?.find(owner.rawValue)?.elements() ?? [] {
        frames[try index.index(below: frames.count)].owner = owner
      }
    }
    return frames
  }

  private func measures(
    _ own: Place?, _ columns: [SpeedscopeColumn]
  ) throws(ReadingFault) -> [StackProfile.Measure] {
    guard let place = try own?.find("measures") else { return columns.map(\.measure) }
    var measures: [StackProfile.Measure] = []
    for measure in try place.elements() {
      let unit = Unit(rawValue: try measure.need("unit").text())
      measures.append(StackProfile.Measure(try measure.need("name").text(), unit: unit))
    }
    guard measures.count == columns.count else {
      throw place.wrong(
        wanted: "a list of \(columns.count), as many as there are profiles",
        found: "one of \(measures.count)")
    }
    return measures
  }

  private func origin(_ own: Place?) throws(ReadingFault) -> StackProfile.Origin {
    guard let own else {
      return StackProfile.Origin(
        benchmark: try root.find("name")?.text() ?? "",
        tool: try root.find("exporter")?.text() ?? "")
    }
    return StackProfile.Origin(
      benchmark: try own.find("benchmark")?.text() ?? "",
      kind: try own.find("kind")?.text() ?? "", tool: try own.find("tool")?.text() ?? "",
      iterations: try own.find("iterations")?.integer() ?? 1)
  }

  /// The stacks as they were written: every measure lists all of them.
  private static func aligned(_ columns: [SpeedscopeColumn]) -> [StackProfile.Stack] {
    (columns.first?.samples ?? []).enumerated().map { index, frames in
      StackProfile.Stack(frames: frames, values: columns.map { $0.weights[index] })
    }
  }

  /// The stacks of profiles that do not list the same ones, in the order in which they come.
  private static func merged(_ columns: [SpeedscopeColumn]) -> [StackProfile.Stack] {
    var stacks: [StackProfile.Stack] = []
    var places: [[Int]: Int] = [:]
    for (measure, column) in columns.enumerated() {
      for (frames, weight) in zip(column.samples, column.weights) {
        let place = places[frames] ?? stacks.count
        if place == stacks.count {
          places[frames] = place
          let none = [Int](repeating: 0, count: columns.count)
          stacks.append(StackProfile.Stack(frames: frames, values: none))
        }
        let (sum, overflows) = stacks[place].values[measure].addingReportingOverflow(weight)
        stacks[place].values[measure] = overflows ? .max : sum
      }
    }
    return stacks
  }

  private static func warnings(_ columns: [SpeedscopeColumn]) -> [String] {
    let isRounded = columns.contains(where: \.isRounded)
    return isRounded ? ["Weights of the file that were not whole are rounded."] : []
  }
}
