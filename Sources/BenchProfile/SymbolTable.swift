internal import BenchModel

/// What a symboliser found out: the functions at each place of each file.
///
/// Invariant: places are addresses of a file as its linker laid it out, so that processes whose
/// addresses are moved about share a table. Cost of a look: two of a dictionary.
package struct SymbolTable: Sendable {
  /// Why names are missing, each once; empty where all is well.
  package internal(set) var faults: [SymbolFault] = []
  private var files: [String: File] = [:]

  /// What is known of one file.
  private struct File: Sendable {
    /// Nil where the file could not be read.
    var image: ProgramImage?
    /// By the linker's address.
    var frames: [UInt64: [NamedFrame]] = [:]
  }

  package init() {}

  /// The functions at `address` in the process of `modules`, the innermost first: all but the last
  /// are inlined into the one after them. Never empty.
  package func frames(
    at address: UInt64, isReturnAddress: Bool, in modules: ModuleMap
  ) -> [NamedFrame] {
    let address = isReturnAddress ? address &- 1 : address
    guard let module = modules.module(at: address) else {
      return [NamedFrame(StackProfile.Frame("unknown code", owner: .unknown))]
    }
    let file = files[module.path]
    let place = Self.place(of: address, in: module, file?.image)
    return file?.frames[place] ?? [MappedFile(path: module.path).unnamed(place)]
  }

  /// The linker's address of what stands at `address`; the place in the file where the file's own
  /// layout is not known.
  private static func place(
    of address: UInt64, in module: LoadedModule, _ image: ProgramImage?
  ) -> UInt64 {
    let offset = address &- module.start &+ module.offset
    return image?.address(ofByteAt: offset) ?? offset
  }

  /// Takes a file in, and says which of its places `addresses` are.
  mutating func add(_ path: String, _ image: ProgramImage?) {
    if files[path] == nil { files[path] = File(image: image) }
  }

  /// Takes in what the code at a linker's address is.
  mutating func set(_ frames: [NamedFrame], at place: UInt64, of path: String) {
    files[path]?.frames[place] = frames
  }

  /// The place of an address; nil where it is in no file that was taken in.
  func place(of address: UInt64, in modules: ModuleMap) -> (path: String, address: UInt64)? {
    guard let module = modules.module(at: address), let file = files[module.path] else {
      return nil
    }
    return (module.path, Self.place(of: address, in: module, file.image))
  }
}

/// The mappings of a process, sorted. Cost of a look: a binary search.
package struct ModuleMap: Sendable {
  private let modules: [LoadedModule]

  package init(_ modules: [LoadedModule]) { self.modules = modules.sorted { $0.start < $1.start } }

  /// The mapping with `address` in it.
  package func module(at address: UInt64) -> LoadedModule? {
    var (low, high) = (0, modules.count)
    while low < high {
      let middle = (low + high) / 2
      if modules[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0, address < modules[low - 1].end else { return nil }
    return modules[low - 1]
  }
}
