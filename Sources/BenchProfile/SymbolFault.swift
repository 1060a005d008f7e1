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
  /// The file of this name is no longer there, or is no program.
  case unreadable(file: String)
}

extension SymbolFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSymboliser:
      "Functions have no names because llvm-symbolizer was not found; it comes with the Swift "
        + "toolchain (put its folder on PATH) or with llvm (apt-get install llvm)."
    case .symboliserFailed(let reason):
      "Functions have no names because llvm-symbolizer failed: \(reason)."
    case .noSymbols(let file):
      "Functions of \(file) have no names because it is stripped; build it again and do not strip "
        + "it."
    case .noLines(let file):
      "Functions of \(file) have no files and lines because it has no debug information; build it "
        + "with -g, which swift build does by itself."
    case .unreadable(let file):
      "Functions of \(file) have no names because the file is gone or is not a program; build it "
        + "again and do not change it while it is profiled."
    }
  }
}
