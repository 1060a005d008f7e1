// The worker's reply: one fact a line, `end` last, so that half a reply is seen to be half.

extension BlockReading {
  /// The reading as lines of text. Cost: one pass over it.
  package var wire: String {
    var lines = ["iterations \(iterations)"]
    for sample in samples { lines.append("sample \(sample.wall) \(sample.cpu)") }
    if backwardSteps > 0 { lines.append("backward \(backwardSteps)") }
    lines += Self.numbers("frames", frames)
    lines += Self.numbers("lateness", lateness)
    lines += Self.numbers("ticks", ticks)
    if missedDeadlines > 0 { lines.append("missed \(missedDeadlines)") }
    for value in recorded { lines.append("value \(value.value) \(Self.escaped(value.name))") }
    if let allocation { lines.append(Self.line(allocation)) }
    for point in growth {
      lines.append("growth \(point.x) \(point.allocated) \(point.active) \(point.resident)")
    }
    if let memoryUnavailable { lines.append("nomemory \(Self.escaped(memoryUnavailable))") }
    if let found = calibration {
      lines.append("calibration \(found.iterations) \(found.samples) \(found.bodyNanoseconds)")
    }
    if let skipped { lines.append("skipped \(Self.escaped(skipped))") }
    if let failure { lines.append("failure \(Self.escaped(failure))") }
    lines.append("end")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what `wire` wrote; nil where it is not whole.
  package init?(wire: String) {
    self.init()
    var ended = false
    for line in wire.split(separator: "\n") {
      guard !ended else { return nil }
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let key = parts.first else { return nil }
      if key == "end" {
        ended = true
      } else {
        guard take(String(key), parts.count > 1 ? String(parts[1]) : "") else { return nil }
      }
    }
    guard ended else { return nil }
  }

  private mutating func take(_ key: String, _ rest: String) -> Bool {
    let fields = rest.split(separator: " ")
    switch key {
    case "frames": return Self.append(fields, to: &frames)
    case "lateness": return Self.append(fields, to: &lateness)
    case "ticks": return Self.append(fields, to: &ticks)
    case "nomemory": memoryUnavailable = Self.unescaped(rest)
    case "skipped": skipped = Self.unescaped(rest)
    case "failure": failure = Self.unescaped(rest)
    case "iterations": return Self.set(&iterations, fields)
    case "backward": return Self.set(&backwardSteps, fields)
    case "missed": return Self.set(&missedDeadlines, fields)
    default: return takeRecord(key, fields, rest)
    }
    return true
  }

  private mutating func takeRecord(_ key: String, _ fields: [Substring], _ rest: String) -> Bool {
    let numbers = fields.map { Double($0) }
    switch key {
    case "sample":
      guard fields.count == 2, let wall = UInt64(fields[0]), let cpu = UInt64(fields[1])
      else { return false }
      samples.append(Sample(wall: wall, cpu: cpu))
    case "value":
      guard fields.count > 1, let value = numbers[0] else { return false }
      let name = rest.dropFirst(fields[0].count + 1)
      recorded.append(RecordedValue(name: Self.unescaped(String(name)), value: value))
    case "growth":
      let known = numbers.compactMap(\.self)
      guard known.count == 4, fields.count == 4 else { return false }
      growth.append(
        GrowthPoint(x: known[0], allocated: known[1], active: known[2], resident: known[3]))
    case "calibration":
      guard fields.count == 3, let iterations = Int(fields[0]), let samples = Int(fields[1]),
        let body = numbers[2]
      else { return false }
      calibration = Calibration(iterations: iterations, samples: samples, bodyNanoseconds: body)
    case "allocation": return takeAllocation(fields.compactMap { Int($0) })
    default: return false
    }
    return true
  }

  private mutating func takeAllocation(_ numbers: [Int]) -> Bool {
    guard numbers.count == 5 else { return false }
    allocation = AllocationReading(
      allocations: numbers[0], allocatedBytes: numbers[1], peakBytes: numbers[2],
      liveBytes: numbers[3], retainedBytes: numbers[4])
    return true
  }

  private static func line(_ counts: AllocationReading) -> String {
    "allocation \(counts.allocations) \(counts.allocatedBytes) \(counts.peakBytes) "
      + "\(counts.liveBytes) \(counts.retainedBytes)"
  }

  private static func numbers(_ key: String, _ values: [UInt64]) -> [String] {
    values.isEmpty ? [] : [key + " " + values.map(String.init).joined(separator: " ")]
  }

  private static func append(_ fields: [Substring], to values: inout [UInt64]) -> Bool {
    let read = fields.compactMap { UInt64($0) }
    values += read
    return read.count == fields.count
  }

  private static func set(_ number: inout Int, _ fields: [Substring]) -> Bool {
    guard fields.count == 1, let value = Int(fields[0]) else { return false }
    number = value
    return true
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result += scalar == "n" ? "\n" : scalar == "r" ? "\r" : String(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
