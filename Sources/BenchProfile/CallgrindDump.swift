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
  var functions: [Int: Function] = [:]
  /// All instructions.
  package internal(set) var total = 0
}
