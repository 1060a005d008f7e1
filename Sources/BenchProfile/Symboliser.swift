package import BenchModel

/// Turns addresses into functions, files and lines.
///
/// Asks `llvm-symbolizer` once for each file that was mapped, with all addresses of all profiles
/// together, so that many profiles cost little more than one. Never fails as a whole: what has no
/// name is `file+0xoffset`, and `SymbolTable.faults` says why and what to do.
package struct Symboliser: Sendable {
  /// The path of `llvm-symbolizer`; nil where there is none.
  package var program: String?
  /// The folder that source files are named relative to; found by its `Package.swift` where nil.
  package var root: String?

  package init(program: String? = Symboliser.installed, root: String? = nil) {
    self.program = program
    self.root = root
  }

  /// The path of `llvm-symbolizer`: beside the `swift` of the PATH, else on the PATH itself.
  package static var installed: String? { nil }

  /// What there is to know about the addresses of `profiles`.
  package func symbols(of profiles: [RawProfile]) -> SymbolTable { SymbolTable() }

  /// The profiles by name, in their order. Their `origin` is for the caller to fill in.
  package func profiles(
    of raw: [RawProfile], cutting cut: StackCut = .harness
  ) -> [StackProfile] {
    let symbols = symbols(of: raw)
    return raw.map { symbols.profile(of: $0, cutting: cut) }
  }
}
