extension CallgrindDump {
  /// Reads a file that callgrind wrote.
  package init(_ bytes: [UInt8]) throws(CallgrindFault) {
    var reading = CallgrindReading()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard reading.take(line) else { throw .notUnderstood(line: number) }
    }
    guard reading.isCallgrind else { throw .notCallgrind }
    guard let told = reading.told else { throw .cutOff }
    self.init(functions: reading.functions)
    for function in functions.values {
      for cost in function.costs.values {
        let (sum, isTooLarge) = total.addingReportingOverflow(cost)
        guard !isTooLarge else { throw .notWhole(sum: .max, told: told) }
        total = sum
      }
    }
    guard total == told else { throw .notWhole(sum: total, told: told) }
  }
}

/// Why callgrind's file cannot be read. The words that people see stand here.
package enum CallgrindFault: Error, Equatable, Sendable, CustomStringConvertible {
  case notCallgrind
  /// It ends before its sum.
  case cutOff
  /// A line of it, from 1.
  case notUnderstood(line: Int)
  /// Its costs do not make its sum.
  case notWhole(sum: Int, told: Int)

  package var description: String {
    switch self {
    case .notCallgrind: "callgrind's file is not one of callgrind's that counts instructions"
    case .cutOff: "callgrind's file ends in the middle; profile again"
    case .notUnderstood(let line): "line \(line) of callgrind's file says nothing"
    case .notWhole(let sum, let told):
      "callgrind's file holds \(sum) instructions and says that there are \(told)"
    }
  }
}
