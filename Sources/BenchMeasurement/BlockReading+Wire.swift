internal import BenchModel

// The worker's reply: one fact a line, `end` last, so that half a reply is seen to be half.

extension BlockReading {
  /// The reading as lines of text. Cost: one pass over it.
  package var wire: String {
    var lines = ["iterations \(iterations)"]
    for sample in samples { lines.append("sample \(sample.wall) \(sample.cpu)") }
    if let least { lines.append("least \(sampleCount) \(least.wall) \(least.cpu)") }
    lines.append("usage \(pageFaults) \(contextSwitches) \(residentBytes)")
    if backwardSteps > 0 { lines.append("backward \(backwardSteps)") }
    lines += Self.numbers("frames", frames)
    lines += Self.numbers("lateness", lateness)
    lines += Self.numbers("ticks", ticks)
    if missedDeadlines > 0 { lines.append("missed \(missedDeadlines)") }
    for point in curves {
      let curve = [point.curve.x, point.curve.unit.rawValue, point.curve.name].map(WireText.escaped)
      lines.append("curve \(point.x) \(point.y)\t\(curve.joined(separator: "\t"))")
    }
    for value in recorded { lines.append("value \(value.value) \(WireText.escaped(value.name))") }
    if let allocation { lines.append(Self.line(allocation)) }
    for point in growth {
      let numbers = [
        point.x, point.allocated, point.active, point.resident, point.retained, point.metadata,
      ]
      lines.append("growth " + numbers.map(\.description).joined(separator: " "))
    }
    if let heap { lines.append(Self.line(heap)) }
    if offeredPoints > 0 { lines.append("points \(offeredPoints)") }
    if repeatedMeasures > 0 { lines.append("repeated \(repeatedMeasures)") }
    if let memoryUnavailable { lines.append("nomemory \(WireText.escaped(memoryUnavailable))") }
    if let found = calibration {
      lines.append("calibration \(found.iterations) \(found.samples) \(found.bodyNanoseconds)")
    }
    if let skipped { lines.append("skipped \(WireText.escaped(skipped))") }
    if let failure { lines.append("failure \(WireText.escaped(failure))") }
    lines.append("end")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ counts: AllocationReading) -> String {
    "allocation \(counts.allocations) \(counts.allocatedBytes) \(counts.peakBytes) "
      + "\(counts.liveBytes) \(counts.retainedBytes)"
  }

  private static func line(_ heap: HeapReading) -> String {
    let numbers = [
      heap.allocations, heap.allocatedBytes, heap.liveBytes, heap.peakBytes, heap.events,
      heap.peakEvent, heap.hasPeak ? 1 : 0,
    ]
    return "heap " + numbers.map(String.init).joined(separator: " ")
  }

  private static func numbers(_ key: String, _ values: [UInt64]) -> [String] {
    values.isEmpty ? [] : [key + " " + values.map(String.init).joined(separator: " ")]
  }
}
