/// What callgrind counted: instructions by function, told apart by the function's callers.
///
/// Invariant: `total` is the sum of all costs, and callgrind's own sum where it gives one. Costs of
/// calls are what the called functions cost already and are not counted again. Cost: linear in the
/// file.
package struct CallgrindDump: Equatable, Sendable {
  /// A function as a few callers reached it.
  struct Function: Equatable, Sendable {
    /// The file it is in.
    var object = ""
    /// Its name and the names of its callers, the innermost first.
    var names: [String] = []
    /// Instructions by the address in the file; all at 0 where callgrind gives no addresses.
    var costs: [UInt64: Int] = [:]
    /// The places that call it: a function and the addresses in it.
    var callers: [Int: Set<UInt64>] = [:]
  }

  /// The functions by callgrind's numbers.
  private(set) var functions: [Int: Function] = [:]
  /// All instructions.
  package private(set) var total = 0

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
    functions = reading.functions
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
