internal import BenchModel

// The other end of the pipe: lines of text back into a reading.

extension BlockReading {
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
    case "nomemory": memoryUnavailable = WireText.unescaped(rest)
    case "skipped": skipped = WireText.unescaped(rest)
    case "failure": failure = WireText.unescaped(rest)
    case "iterations": return Self.set(&iterations, fields)
    case "backward": return Self.set(&backwardSteps, fields)
    case "missed": return Self.set(&missedDeadlines, fields)
    case "points": return Self.set(&offeredPoints, fields)
    case "repeated": return Self.set(&repeatedMeasures, fields)
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
      take(Sample(wall: wall, cpu: cpu))
    case "least":
      guard fields.count == 3, let count = Int(fields[0]), let wall = UInt64(fields[1]),
        let cpu = UInt64(fields[2])
      else { return false }
      restore(sampleCount: count, least: Sample(wall: wall, cpu: cpu))
    case "value":
      guard fields.count > 1, let value = numbers[0] else { return false }
      let name = rest.dropFirst(fields[0].count + 1)
      recorded.append(RecordedValue(name: WireText.unescaped(String(name)), value: value))
    case "growth":
      let known = numbers.compactMap(\.self)
      guard known.count == 6, fields.count == 6 else { return false }
      growth.append(
        GrowthPoint(
          x: known[0], allocated: known[1], active: known[2], resident: known[3],
          retained: known[4], metadata: known[5]))
    case "calibration":
      guard fields.count == 3, let iterations = Int(fields[0]), let samples = Int(fields[1]),
        let body = numbers[2]
      else { return false }
      calibration = Calibration(iterations: iterations, samples: samples, bodyNanoseconds: body)
    case "curve": return takeCurve(rest)
    case "usage": return takeUsage(fields.compactMap { Int($0) })
    case "allocation": return takeAllocation(fields.compactMap { Int($0) })
    case "heap": return takeHeap(fields.compactMap { Int($0) })
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

  private mutating func takeHeap(_ numbers: [Int]) -> Bool {
    guard numbers.count == 7 else { return false }
    var counts = HeapReading()
    (counts.allocations, counts.allocatedBytes) = (numbers[0], numbers[1])
    (counts.liveBytes, counts.peakBytes) = (numbers[2], numbers[3])
    (counts.events, counts.peakEvent, counts.hasPeak) = (numbers[4], numbers[5], numbers[6] == 1)
    heap = counts
    return true
  }

  private mutating func takeUsage(_ numbers: [Int]) -> Bool {
    guard numbers.count == 3 else { return false }
    (pageFaults, contextSwitches, residentBytes) = (numbers[0], numbers[1], numbers[2])
    return true
  }

  private mutating func takeCurve(_ rest: String) -> Bool {
    let parts = rest.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { return false }
    let numbers = parts[0].split(separator: " ").compactMap { Double($0) }
    let words = parts[1...].map(WireText.unescaped)
    guard numbers.count == 2 else { return false }
    let curve = Curve(words[2], x: words[0], unit: Unit(rawValue: words[1]))
    curves.append(CurvePoint(curve: curve, x: numbers[0], y: numbers[1]))
    return true
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
}
