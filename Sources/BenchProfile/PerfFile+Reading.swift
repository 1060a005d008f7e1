extension PerfFile {
  /// Reads a file.
  package init(_ bytes: [UInt8]) throws(PerfFault) {
    let file = PerfBytes(bytes)
    let events = try Self.events(file)
    guard let first = events.first, let start = file.long(at: 40), let size = file.long(at: 48)
    else { throw .cutOff }
    self.init(frequency: first.frequency)
    guard var next = Int(exactly: start), next <= bytes.count else { throw .cutOff }
    // A perf that was killed has not written the size.
    let isSized = size > 0
    let (told, isTooLarge) = start.addingReportingOverflow(size)
    guard !isTooLarge, told <= bytes.count else { throw .cutOff }
    let end = isSized ? Int(told) : bytes.count
    while next < end {
      guard let kind = file.word(at: next), let size = file.half(at: next + 6) else { break }
      let record = next..<next + Int(size)
      guard size >= 8, record.upperBound <= end else { break }
      try take(PerfRecord(kind: kind, body: record.dropFirst(8)), file, events)
      next = record.upperBound
    }
    if isSized, next < end { throw .cutOff }
  }

  private mutating func take(
    _ record: PerfRecord, _ file: PerfBytes, _ events: [PerfEvent]
  ) throws(PerfFault) {
    switch record.kind {
    case PerfRecord.lost: lost &+= file.long(at: record.body.lowerBound + 8) ?? 0
    case PerfRecord.lostSamples: lost &+= file.long(at: record.body.lowerBound) ?? 0
    case PerfRecord.compressed: throw .compressed
    case PerfRecord.sample:
      let identifier = file.long(at: record.body.lowerBound)
      let event = events.first { $0.identifiers.contains(identifier ?? 0) } ?? events[0]
      guard let sample = event.sample(in: record.body, of: file) else { throw .notUnderstood }
      samples.append(sample)
    default: break
    }
  }

  /// The events that were recorded, in the file's order.
  private static func events(_ file: PerfBytes) throws(PerfFault) -> [PerfEvent] {
    guard file.long(at: 0) == 0x3245_4C49_4652_4550 else { throw .notPerf }
    guard let length = file.long(at: 16), let start = file.long(at: 24),
      let size = file.long(at: 32), length >= 64, size >= length,
      start <= file.count, size <= file.count
    else { throw .cutOff }
    var events: [PerfEvent] = []
    for index in 0..<Int(size / length) {
      let place = Int(start) + index * Int(length)
      guard let event = PerfEvent(at: place, length: Int(length), in: file) else { throw .cutOff }
      events.append(event)
    }
    return events
  }
}

/// Why a file of perf's cannot be read. The words that people see stand here.
package enum PerfFault: Error, Equatable, Sendable, CustomStringConvertible {
  case notPerf
  /// The file ends before its time.
  case cutOff
  case compressed
  /// A sample has a form that was not asked for.
  case notUnderstood

  package var description: String {
    switch self {
    case .notPerf: "perf's file is not one of perf's"
    case .cutOff: "perf's file ends in the middle"
    case .compressed: "perf's file is compressed"
    case .notUnderstood: "perf's samples have another form than was asked for"
    }
  }
}
