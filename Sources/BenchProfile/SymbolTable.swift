package import BenchModel

/// What a symboliser found out: the functions at each place of each file.
///
/// Invariant: places are addresses of a file as its linker laid it out, so that processes whose
/// addresses are moved about share a table.
package struct SymbolTable: Equatable, Sendable {
  /// Why names are missing, each once; empty where all is well.
  package var faults: [SymbolFault] = []

  package init() {}

  /// The functions at `address` in the process of `modules`, the innermost first: all but the last
  /// are inlined into the one after them. Never empty.
  package func frames(
    at address: UInt64, isReturnAddress: Bool, in modules: [LoadedModule]
  ) -> [StackProfile.Frame] { [] }

  /// The profile by name, its stacks cut. Stacks that become equal are one.
  package func profile(of raw: RawProfile, cutting cut: StackCut) -> StackProfile { StackProfile() }
}

/// Why there are no names. The words that people see stand here.
package enum SymbolFault: Hashable, Sendable {
  /// There is no `llvm-symbolizer`.
  case noSymboliser
  /// It would not start, failed, or said what nobody understands; its own words.
  case symboliserFailed(String)
  /// The file of this name has no symbols.
  case noSymbols(file: String)
  /// The file of this name has symbols and no lines.
  case noLines(file: String)
}
