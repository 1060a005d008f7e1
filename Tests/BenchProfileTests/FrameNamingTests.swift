import BenchModel
import Testing

@testable import BenchProfile

private typealias Function = SymboliserAnswer.Function

private let bench = MappedFile(path: "/app/.build/release/bench")
private let core = MappedFile(path: "/opt/swift/usr/lib/swift/linux/libswiftCore.so")
private let allocator = MappedFile(path: "/usr/lib/x86_64-linux-gnu/libjemalloc.so.2")

private func frames(_ functions: [Function], of file: MappedFile = bench) -> [NamedFrame] {
  var naming = FrameNaming(roots: SourceRoots(root: nil) { $0 == "/app" })
  return naming.frames(SymboliserAnswer(address: 0x40, functions: functions), of: file)
}

@Test(
  "whose code it is follows from the module, the source and the file",
  arguments: [
    (
      "$s14InfiniteScroll5PagerV4load6beforeySi_tF", "/app/Sources/A.swift",
      StackProfile.Frame.Owner.package
    ),
    ("$s14InfiniteScroll5PagerV4load6beforeySi_tF", "", .package),
    // The standard library's code stays its own wherever it was compiled to.
    ("$sSa6appendyyxnF", "/home/build/stdlib/Array.swift", .runtime),
    ("$sSa6appendyyxnF", "", .runtime),
    ("$s20FoundationEssentials4DataV5countSivg", "", .runtime),
    // C is the package's where its source is.
    ("tm_barrier", "/app/Sources/CBenchSupport/barrier.c", .package),
    ("_dispatch_worker_thread", "/home/build/queue.c", .runtime),
    ("swift_allocObject", "", .runtime),
    ("_ZN5swift9runJobNowEv", "", .runtime),
  ])
func owners(name: String, file: String, owner: StackProfile.Frame.Owner) {
  let named = frames([Function(name: name, file: file, line: 4)])
  #expect(named.map(\.frame.owner) == [owner])
}

@Test("everything in the system's libraries is the runtime's")
func systemLibraries() {
  let function = Function(name: "$s14InfiniteScroll5PagerVACycfC", file: "", line: 0)
  #expect(frames([function], of: core).map(\.frame.owner) == [.runtime])
  #expect(frames([function], of: allocator).map(\.role) == [.allocator])
  #expect(frames([], of: allocator).map(\.role) == [.allocator])
}

@Test("all functions of an address but the last are inlined, and each keeps its own place")
func inlinedFunctions() {
  let named = frames([
    Function(name: "$sSa6appendyyxnF", file: "/build/Array.swift", line: 1),
    Function(
      name: "$s14InfiniteScroll5PagerV4load6beforeySi_tF", file: "/app/Sources/A.swift", line: 12),
    Function(name: "main", file: "/app/Sources/main.swift", line: 0),
  ]).map(\.frame)
  #expect(named.map(\.isInlined) == [true, true, false])
  #expect(named.map(\.file) == ["Array.swift", "Sources/A.swift", nil])
  #expect(named.map(\.line) == [1, 12, nil])
  #expect(named[1].function == "Pager.load(before:)")
}

@Test("an address without a function is named by its file", arguments: ["", "??"])
func withoutFunction(name: String) {
  let unnamed = StackProfile.Frame("bench+0x40", owner: .unknown)
  #expect(frames([Function(name: name, file: "crtstuff.c", line: 0)]).map(\.frame) == [unnamed])
  #expect(frames([]).map(\.frame) == [unnamed])
}

@Test(
  "a frame's part in a profile follows from its name and source",
  arguments: [
    ("main", "/app/Sources/main.swift", NamedFrame.Role.start),
    ("__libc_start_main", "", .start),
    ("$s16BenchMeasurement6WorkerO4read33_AALLyyF", "", .worker),
    ("$s16BenchMeasurement10HeapDriverC9endSampleyyF", "", .harness),
    ("$s10BenchModel5BlockC9endSampleyyF", "", .harness),
    ("tm_hooks_read", "/app/Sources/CBenchSupport/allocation_hooks.c", .harness),
    ("$s8BenchKit4keepyyxlF", "", .code),
    ("$s14InfiniteScroll5PagerV4load6beforeySi_tF", "", .code),
  ])
func roles(name: String, file: String, role: NamedFrame.Role) {
  #expect(frames([Function(name: name, file: file, line: 2)]).map(\.role) == [role])
}
