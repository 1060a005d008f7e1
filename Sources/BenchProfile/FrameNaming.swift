internal import BenchModel

/// Makes frames of what a symboliser says: readable, with relative paths and an owner.
///
/// Cost: each mangled name is demangled once.
struct FrameNaming {
  private var roots: SourceRoots
  private var names: [String: SymbolName] = [:]

  init(roots: SourceRoots) { self.roots = roots }

  /// The frames of an answer, the innermost first. `address` and `file` name what has no name.
  mutating func frames(_ answer: SymboliserAnswer, of file: MappedFile) -> [NamedFrame] {
    let functions = answer.functions.filter { !$0.name.isEmpty && $0.name != "??" }
    guard !functions.isEmpty else { return [file.unnamed(answer.address)] }
    return functions.indices.map { index in
      frame(functions[index], of: file, isInlined: index < functions.count - 1)
    }
  }

  private mutating func frame(
    _ function: SymboliserAnswer.Function, of file: MappedFile, isInlined: Bool
  ) -> NamedFrame {
    let name = symbolName(function.name)
    // Without a line the file is where some symbol before this one came from; where the function
    // begins is known all the same.
    let hasLine = function.line > 0
    let place = roots.place(of: hasLine ? function.file : function.startFile)
    let frame = StackProfile.Frame(
      name.readable, file: place?.file, line: place == nil || !hasLine ? nil : function.line,
      isInlined: isInlined, owner: owner(name, place, file))
    return NamedFrame(frame, role: role(name, place, file))
  }

  private mutating func symbolName(_ mangled: String) -> SymbolName {
    if let known = names[mangled] { return known }
    let name = SymbolName(mangled)
    names[mangled] = name
    return name
  }

  private func owner(
    _ name: SymbolName, _ place: SourceRoots.Place?, _ file: MappedFile
  ) -> StackProfile.Frame.Owner {
    if file.isRuntime { return .runtime }
    if let place, place.isInPackage { return .package }
    guard let module = name.module else { return .runtime }
    return SymbolName.runtimeModules.contains(module) ? .runtime : .package
  }

  private func role(
    _ name: SymbolName, _ place: SourceRoots.Place?, _ file: MappedFile
  ) -> NamedFrame.Role {
    if file.isAllocator { return .allocator }
    if Self.starts.contains(name.mangled) { return .start }
    if name.isWorker { return .worker }
    let isHarness = name.module.map(SymbolName.harnessModules.contains) ?? false
    if isHarness || place?.file.contains("Sources/CBenchSupport/") == true { return .harness }
    return name.isThunk && place == nil ? .thunk : .code
  }

  /// What the C library and the linker put before the program's own code.
  private static let starts: Set<String> = [
    "main", "_start", "__libc_start_main", "__libc_start_call_main", "__libc_init_first",
    "start_thread", "clone", "clone3", "__clone",
  ]
}

/// A file that was mapped, by what may be said of it.
struct MappedFile {
  let path: String

  /// The last component of the path.
  var name: Substring { path.split(separator: "/").last ?? path[...] }

  /// True for libraries of the system, the toolchain and the allocator.
  var isRuntime: Bool { path.hasPrefix("[") || Self.runtimes.contains { name.hasPrefix($0) } }

  var isAllocator: Bool { name.hasPrefix("libjemalloc") }

  /// The frame of an address that has no name.
  func unnamed(_ address: UInt64) -> NamedFrame {
    // `[kernel]`, `[vdso]`: no file that has names.
    let isFile = !path.hasPrefix("[")
    let function = isFile ? "\(name)+0x\(String(address, radix: 16))" : path
    return NamedFrame(
      StackProfile.Frame(function, owner: isRuntime ? .runtime : .unknown),
      role: isAllocator ? .allocator : .code)
  }

  private static let runtimes = [
    "libc.so", "libc-", "libm.so", "libm-", "libpthread", "ld-linux", "ld-musl", "libdl", "librt",
    "libstdc++", "libc++", "libgcc_s", "libjemalloc", "libswift", "lib_", "libFoundation",
    "libdispatch", "libBlocksRuntime", "libTesting", "libXCTest",
  ]
}
