import BenchModel
import CBenchSupport
import Glibc
import Testing

@testable import BenchProfile

/// The C library's function that walks the stack, which its module leaves out.
private typealias Walk =
  @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Int32

/// The return addresses of the caller and its callers, the innermost first.
@inline(never)
private func returnAddresses() -> [UInt64] {
  guard let symbol = dlsym(nil, "backtrace") else { return [] }
  let walk = unsafeBitCast(symbol, to: Walk.self)
  var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
  let count = walk(&addresses, 64)
  // The first is in this function itself.
  return addresses.prefix(Int(count)).dropFirst().map { UInt64(UInt(bitPattern: $0)) }
}

private enum Caller {
  @inline(never)
  static func inner(_ depth: Int, with label: String) -> [UInt64] {
    let addresses = returnAddresses()  // inner's line
    return depth < 0 ? [] : addresses
  }

  @inline(never)
  static func outer() -> [UInt64] {
    let addresses = inner(1, with: "label")
    return addresses.filter { $0 > 0 }
  }
}

/// The executable mappings of this process.
private func ownModules() -> [LoadedModule] {
  let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
    count = buffer.withMemoryRebound(to: CChar.self) {
      max(0, tm_read_file("/proc/self/maps", $0.baseAddress, $0.count))
    }
  }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
    LoadedModule.mapping(line).flatMap { $0.isExecutable ? $0.module : nil }
  }
}

@Test(
  "functions of this program are named with their lines, relative to the package",
  .enabled(if: Symboliser.installed != nil))
func ownFunctions() throws {
  let addresses = Caller.outer()
  // As a profiler gives them: the innermost is no return address.
  let stack = [(addresses.first ?? 1) - 1] + addresses.dropFirst()
  let raw = RawProfile(
    measures: [.allocations], stacks: [RawStack(addresses: stack, values: [1])],
    modules: ownModules())
  let profile = try #require(Symboliser().profiles(of: [raw], cutting: .nothing).first)
  let frames = try #require(profile.stacks.first).frames.reversed().map { profile.frames[$0] }
  #expect(profile.warnings.isEmpty)
  try #require(frames.count > 2)
  #expect(frames[0].function == "Caller.inner(_:with:)")
  #expect(frames[1].function == "Caller.outer()")
  #expect(frames[2].function == "ownFunctions()")
  for frame in frames.prefix(3) {
    #expect(frame.file == "Tests/BenchProfileTests/SymboliserTests.swift")
    #expect(frame.owner == .package && !frame.isInlined)
  }
  #expect(frames[0].line == 26)
  #expect(frames.allSatisfy { $0.file?.hasPrefix("/") != true })
}

/// Profiles of one address in `heavy` of a copy of the fixture tool.
private struct CopiedTool {
  private let tool = FixtureTool()
  /// Nil where there is nothing to make the copy with.
  let raw: RawProfile

  /// Makes the copy with `command`, which writes `$copy`.
  init?(_ command: String) {
    let symbol = tool.run("nm \"$tool\" | grep 'heavy' | grep -m 1 ' t '").output
    guard let address = symbol.split(separator: " ").first.flatMap({ UInt64($0, radix: 16) }),
      tool.run("copy=\"$folder/copy\"; \(command)").status == 0
    else { return nil }
    let module = LoadedModule(
      path: "\(tool.folder)/copy", start: 0x10000, end: .max, offset: 0)
    let stack = RawStack(addresses: [module.start + address + 4], values: [1])
    raw = RawProfile(measures: [.allocations], stacks: [stack], modules: [module])
  }

  func profile(_ symboliser: Symboliser = Symboliser()) -> (StackProfile, [SymbolFault]) {
    let table = symboliser.symbols(of: [raw])
    return (table.profile(of: raw, cutting: .nothing), table.faults)
  }
}

private let hasTools = Symboliser.installed != nil && FixtureTool.has("nm", "strip")

@Test("a whole copy has names and lines", .enabled(if: hasTools))
func wholeCopy() throws {
  let (profile, faults) = try #require(CopiedTool("cp \"$tool\" \"$copy\"")).profile()
  #expect(profile.frames.map(\.function) == ["heavy(_:)"])
  #expect(profile.frames.first?.file == "Tests/FixtureBench/Profiled.swift")
  #expect(faults.isEmpty)
}

@Test(
  "a copy without debug information has names, and it is said why lines are missing",
  .enabled(if: hasTools))
func copyWithoutLines() throws {
  let copy = try #require(CopiedTool("strip --strip-debug -o \"$copy\" \"$tool\""))
  let (profile, faults) = copy.profile()
  #expect(profile.frames == [StackProfile.Frame("heavy(_:)", owner: .package)])
  #expect(faults == [.noLines(file: "copy")])
  #expect(profile.warnings == faults.map(\.description))
}

@Test(
  "of a stripped copy it is said that names are missing, and no wrong ones are given",
  .enabled(if: hasTools))
func strippedCopy() throws {
  let (profile, faults) = try #require(CopiedTool("strip -o \"$copy\" \"$tool\"")).profile()
  #expect(profile.frames.map(\.owner) == [.unknown])
  #expect(profile.frames.first?.function.hasPrefix("copy+0x") == true)
  #expect(faults == [.noSymbols(file: "copy")])
}

@Test("a file that is gone or no program is said to be so", .enabled(if: hasTools))
func unreadableCopy() throws {
  for command in ["true", "echo no program > \"$copy\"", "head -c 70 \"$tool\" > \"$copy\""] {
    let (profile, faults) = try #require(CopiedTool(command)).profile()
    #expect(profile.frames.map(\.owner) == [.unknown])
    #expect(faults == [.unreadable(file: "copy")], "\(command)")
  }
}

@Test(
  "a symboliser that is missing, fails or talks nonsense costs names and nothing else",
  .enabled(if: hasTools),
  arguments: [
    (nil, "was not found"), ("/bin/false", "ended with"), ("/bin/echo", "not the JSON"),
    ("/nowhere/llvm-symbolizer", "No such file"), ("/etc/passwd", "Permission denied"),
  ])
func brokenSymboliser(program: String?, words: String) throws {
  let copy = try #require(CopiedTool("cp \"$tool\" \"$copy\""))
  let (profile, faults) = copy.profile(Symboliser(program: program))
  #expect(profile.stacks.map(\.values) == [[1]])
  #expect(profile.frames.map(\.owner) == [.unknown])
  #expect(faults.count == 1)
  #expect(faults.first?.description.contains(words) == true, "\(faults)")
}

@Test("no profiles and profiles without stacks ask nobody")
func nothingToName() {
  let nobody = Symboliser(program: "/nowhere")
  #expect(nobody.profiles(of: []).isEmpty)
  #expect(nobody.profiles(of: [RawProfile(modules: ownModules())])[0].warnings.isEmpty)
}
