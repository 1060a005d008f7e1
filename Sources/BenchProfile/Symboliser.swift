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
  package static var installed: String? { ProgramPath.findBesideSwift("llvm-symbolizer") }

  /// What there is to know about the addresses of `profiles`.
  package func symbols(of profiles: [RawProfile]) -> SymbolTable {
    var table = SymbolTable()
    var asked: [String: Set<UInt64>] = [:]
    for profile in profiles {
      let modules = ModuleMap(profile.modules)
      for address in Self.addresses(of: profile) {
        if let module = modules.module(at: address), asked[module.path] == nil {
          asked[module.path] = []
          table.add(module.path, ProgramImage(path: module.path))
        }
        if let place = table.place(of: address, in: modules) {
          asked[place.path]?.insert(place.address)
        }
      }
    }
    var naming = FrameNaming(roots: SourceRoots(root: root))
    for (path, places) in asked.sorted(by: { $0.key < $1.key }) {
      name(places.sorted(), of: MappedFile(path: path), &naming, &table)
    }
    return table
  }

  /// The profiles by name, in their order. Their `origin` is for the caller to fill in.
  package func profiles(
    of raw: [RawProfile], cutting cut: StackCut = .harness
  ) -> [StackProfile] {
    let symbols = symbols(of: raw)
    return raw.map { symbols.profile(of: $0, cutting: cut) }
  }

  /// The addresses of a profile, each where its call is, each once.
  private static func addresses(of profile: RawProfile) -> Set<UInt64> {
    var addresses: Set<UInt64> = []
    for stack in profile.stacks {
      for (index, address) in stack.addresses.enumerated() {
        addresses.insert(index == 0 ? address : address &- 1)
      }
    }
    return addresses
  }

  /// Names the places of one file.
  private func name(
    _ places: [UInt64], of file: MappedFile, _ naming: inout FrameNaming, _ table: inout SymbolTable
  ) {
    guard file.path.hasPrefix("/") else { return }
    guard let image = ProgramImage(path: file.path) else {
      return table.fail(.unreadable(file: String(file.name)))
    }
    // A stripped program's few exported names would be given to all that stands behind them.
    if !file.isRuntime, !image.hasSymbols {
      return table.fail(.noSymbols(file: String(file.name)))
    }
    guard let program else { return table.fail(.noSymboliser) }
    if !file.isRuntime, !image.hasLines { table.fail(.noLines(file: String(file.name))) }
    do throws(SymboliserFailure) {
      for answer in try SymboliserCall(program: program, file: file.path).ask(places) {
        table.set(naming.frames(answer, of: file), at: answer.address, of: file.path)
      }
    } catch {
      table.fail(.symboliserFailed(error.words))
    }
  }
}

extension SymbolTable {
  /// Takes a fault in, once.
  fileprivate mutating func fail(_ fault: SymbolFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}
