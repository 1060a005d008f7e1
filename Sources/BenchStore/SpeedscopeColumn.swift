import BenchModel

/// One profile of a speedscope file: stacks, and what one measure says of each.
///
/// Times become nanoseconds; what is not a whole number is rounded. Only sampled profiles with
/// weights that are not negative are read.
struct SpeedscopeColumn {
  let measure: StackProfile.Measure
  let samples: [[Int]]
  let weights: [Int]
  /// True where a weight was not whole.
  let isRounded: Bool

  /// Reads the profile at `place`, whose stacks are indices below `frameCount`.
  init(_ place: Place, frameCount: Int) throws(ReadingFault) {
    let type = try place.need("type")
    guard try type.text() == "sampled" else {
      throw type.wrong(wanted: "\"sampled\"", found: try type.text().debugDescription)
    }
    let (unit, scale) = try Self.unit(place.find("unit"))
    measure = StackProfile.Measure(try place.find("name")?.text() ?? "weight", unit: unit)
    var samples: [[Int]] = []
    for sample in try place.need("samples").elements() {
      var frames: [Int] = []
      for frame in try sample.elements() { frames.append(try frame.index(below: frameCount)) }
      samples.append(frames)
    }
    var weights: [Int] = []
    var isRounded = false
    let elements = try place.need("weights").elements()
    for element in elements {
      let weight = try Self.weight(element, scale: scale)
      weights.append(weight.value)
      isRounded = isRounded || weight.isRounded
    }
    guard weights.count == samples.count else {
      throw try place.need("weights").wrong(
        wanted: "a list of \(samples.count), as many as there are samples",
        found: "one of \(weights.count)")
    }
    self.samples = samples
    self.weights = weights
    self.isRounded = isRounded
  }

  /// The unit that values are kept in, and how many of it one of the file's is.
  private static func unit(_ place: Place?) throws(ReadingFault) -> (Unit, Double) {
    guard let place else { return (.count, 1) }
    switch try place.text() {
    case "none": return (.count, 1)
    case "bytes": return (.bytes, 1)
    case "nanoseconds": return (.nanoseconds, 1)
    case "microseconds": return (.nanoseconds, 1e3)
    case "milliseconds": return (.nanoseconds, 1e6)
    case "seconds": return (.nanoseconds, 1e9)
    case let other:
      throw place.wrong(
        wanted: "a unit of speedscope: none, bytes, nanoseconds, microseconds, milliseconds or "
          + "seconds", found: other.debugDescription)
    }
  }

  private static func weight(
    _ place: Place, scale: Double
  ) throws(ReadingFault) -> (value: Int, isRounded: Bool) {
    let number = try place.number()
    if scale == 1, case .number(let text) = place.json.value, let whole = Int(text), whole >= 0 {
      return (whole, false)
    }
    let scaled = number * scale
    guard number >= 0, let value = Int(exactly: scaled.rounded()) else {
      throw place.wrong(wanted: "a weight from 0 to \(Int.max)", found: "\(number)")
    }
    return (value, scale == 1 && scaled != scaled.rounded())
  }
}

extension Place {
  /// A whole number that counts from 0 and is less than `count`.
  func index(below count: Int) throws(ReadingFault) -> Int {
    let index: Int = try integer()
    guard (0..<count).contains(index) else {
      throw wrong(wanted: "the number of one of \(count) frames, from 0", found: "\(index)")
    }
    return index
  }
}
