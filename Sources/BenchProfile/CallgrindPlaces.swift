internal import BenchModel

/// Where in files callgrind's costs and calls stand, as a symboliser is asked for them.
///
/// callgrind gives the linker's addresses in each file. A symboliser takes those of a process: here
/// one in which every file lies at a base of its own. Where the symboliser knows nothing, the name
/// of callgrind's own stands. Leaves out what a file of unknown layout holds.
struct CallgrindPlaces {
  private let functions: [Int: CallgrindDump.Function]
  private var bases: [String: UInt64] = [:]
  private var modules: [LoadedModule] = []
  private var naming = FrameNaming(roots: SourceRoots(root: nil))
  private let map: ModuleMap

  init(_ dump: CallgrindDump, program: String, copy: String) {
    functions = dump.functions.mapValues { function in
      var function = function
      if function.object == copy { function.object = program }
      return function
    }
    for path in Set(functions.values.map(\.object)).sorted() {
      guard let image = ProgramImage(path: path) else { continue }
      let base = UInt64(bases.count + 1) << 48
      bases[path] = base
      modules += image.segments.map { segment in
        LoadedModule(
          path: path, start: base &+ segment.address, end: base &+ segment.address &+ segment.size,
          offset: segment.offset)
      }
    }
    map = ModuleMap(modules)
  }

  /// All addresses, each a stack of its own.
  var addresses: RawProfile {
    var all: Set<UInt64> = []
    for function in functions.values {
      all.formUnion(function.costs.keys.compactMap { address($0, in: function) })
      for (caller, sites) in function.callers {
        guard let caller = functions[caller] else { continue }
        all.formUnion(sites.compactMap { address($0, in: caller) })
      }
    }
    return RawProfile(
      measures: CallgrindDump.measures,
      stacks: all.sorted().map { RawStack(addresses: [$0], values: [0]) }, modules: modules)
  }

  /// The frames of what a function costs at an address, the outermost first.
  mutating func frames(
    of number: Int, at place: UInt64, _ symbols: SymbolTable
  ) -> [NamedFrame] {
    guard let function = functions[number] else { return [] }
    return named(place, in: function, symbols) ?? [unplaced(function)]
  }

  /// The frames of a function's callers, the outermost first.
  mutating func callers(of number: Int, _ symbols: SymbolTable) -> [NamedFrame] {
    guard let function = functions[number] else { return [] }
    var callers: [NamedFrame] = []
    var current: Int? = number
    for depth in function.names.indices.dropFirst() {
      let names = function.names[depth...]
      // A function that calls itself is among its own callers, under names of its own.
      let known = (current.flatMap { functions[$0] }?.callers ?? [:]).filter { caller in
        functions[caller.key]?.names.starts(with: names) ?? false
      }
      let caller = known.count == 1 ? known.first : nil
      current = caller?.key
      callers += self.frames(of: caller?.key, calling: caller?.value ?? [], names, symbols)
    }
    return callers.reversed()
  }

  /// The frames of one caller, the innermost first.
  private mutating func frames(
    of number: Int?, calling sites: Set<UInt64>, _ names: ArraySlice<String>, _ symbols: SymbolTable
  ) -> [NamedFrame] {
    let unknown = CallgrindDump.Function(names: Array(names.prefix(1)))
    guard let number, let function = functions[number],
      let site = sites.min(), let frames = named(site, in: function, symbols)
    else { return [unplaced(unknown)] }
    if sites.count == 1 { return frames.reversed() }
    guard var whole = frames.first else { return [unplaced(unknown)] }
    whole.frame.line = nil
    return [whole]
  }

  private func address(_ place: UInt64, in function: CallgrindDump.Function) -> UInt64? {
    guard place < 1 << 48 else { return nil }
    return bases[function.object].map { $0 | place }
  }

  /// What a symboliser knows of an address, the outermost frame first; nil for nothing.
  private func named(
    _ place: UInt64, in function: CallgrindDump.Function, _ symbols: SymbolTable
  ) -> [NamedFrame]? {
    guard let address = address(place, in: function) else { return nil }
    let frames = symbols.frames(at: address, isReturnAddress: false, in: map)
    let nothing = [MappedFile(path: function.object).unnamed(place)]
    return frames == nothing ? nil : frames.reversed()
  }

  /// A function by callgrind's name of it.
  private mutating func unplaced(_ function: CallgrindDump.Function) -> NamedFrame {
    let file = MappedFile(path: function.object)
    let name = function.names.first ?? "?"
    // A function without a symbol is named by its address.
    if let address = UInt64(hexadecimal: name) { return file.unnamed(address) }
    let symbol = SymboliserAnswer.Function(name: name, file: "", line: 0)
    let answer = SymboliserAnswer(address: 0, functions: [symbol])
    return naming.frames(answer, of: file).last ?? file.unnamed(0)
  }
}
