import BenchModel
import Testing

@testable import BenchProfile

private let modules = [
  LoadedModule(path: "/opt/tool", start: 0x5000, end: 0x7000, offset: 0x1000),
  LoadedModule(path: "[vdso]", start: 0x9000, end: 0x9100, offset: 0),
]

@Test(
  "an address is looked for in the mapping that has it",
  arguments: [
    (0x4fff, nil), (0x5000, "/opt/tool"), (0x6fff, "/opt/tool"), (0x7000, nil), (0x9000, "[vdso]"),
    (0x90ff, "[vdso]"), (0x9100, nil), (0, nil), (.max, nil),
  ] as [(UInt64, String?)])
func mappingsAreFound(address: UInt64, path: String?) {
  #expect(ModuleMap(modules.reversed()).module(at: address)?.path == path)
  #expect(ModuleMap([]).module(at: address) == nil)
}

@Test("a return address is looked for at its call, and code without a name is named by its place")
func placesAreNamed() {
  var table = SymbolTable()
  table.add("/opt/tool", nil)
  let inner = NamedFrame(StackProfile.Frame("inner", isInlined: true))
  let outer = NamedFrame(StackProfile.Frame("outer"))
  table.set([inner, outer], at: 0x1020, of: "/opt/tool")
  let map = ModuleMap(modules)
  #expect(table.frames(at: 0x5020, isReturnAddress: false, in: map) == [inner, outer])
  #expect(table.frames(at: 0x5021, isReturnAddress: true, in: map) == [inner, outer])
  func name(_ address: UInt64) -> StackProfile.Frame {
    table.frames(at: address, isReturnAddress: false, in: map)[0].frame
  }
  #expect(name(0x5021) == StackProfile.Frame("tool+0x1021", owner: .unknown))
  #expect(name(0x9004) == StackProfile.Frame("[vdso]", owner: .runtime))
  #expect(name(0x1) == StackProfile.Frame("unknown code", owner: .unknown))
}

@Test("stacks that look alike become one, inlined frames stand inside their function")
func equalStacksAreOne() {
  var table = SymbolTable()
  table.add("/opt/tool", nil)
  let body = NamedFrame(StackProfile.Frame("body", line: 1))
  let inlined = NamedFrame(StackProfile.Frame("inlined", line: 2, isInlined: true))
  let worker = NamedFrame(StackProfile.Frame("worker"), role: .worker)
  table.set([inlined, body], at: 0x1010, of: "/opt/tool")
  table.set([inlined, body], at: 0x1013, of: "/opt/tool")
  table.set([worker], at: 0x101f, of: "/opt/tool")
  let raw = RawProfile(
    measures: [.allocated, .allocations],
    stacks: [
      RawStack(addresses: [0x5010, 0x5020], values: [10, 1]),
      RawStack(addresses: [0x5013, 0x5020], values: [.max, 2]),
      RawStack(addresses: [0x501f, 0x5020], values: [7, 1]),
    ], modules: modules)
  let profile = table.profile(of: raw, cutting: .harness)
  #expect(profile.frames == [body.frame, inlined.frame])
  #expect(profile.stacks == [StackProfile.Stack(frames: [0, 1], values: [.max, 3])])
  #expect(profile.warnings.count == 1 && profile.warnings[0].contains("1 of 3 stacks"))
  let all = table.profile(of: raw, cutting: .nothing)
  #expect(all.stacks.count == 2 && all.frames.count == 3 && all.warnings == [])
}

@Test(
  "the symboliser's answers are read, one for each line",
  arguments: [
    (
      #"{"Address":"0x1f","Symbol":[{"FunctionName":"f","FileName":"/a/b.swift","Line":7},"#
        + #"{"FunctionName":"","FileName":"","Line":0}]}"#
        + "\n" + #"{"Address":"0x2","Error":{"Message":"no"}}"# + "\n",
      [
        SymboliserAnswer(
          address: 0x1f,
          functions: [
            SymboliserAnswer.Function(name: "f", file: "/a/b.swift", line: 7),
            SymboliserAnswer.Function(name: "", file: "", line: 0),
          ]), SymboliserAnswer(address: 2, functions: []),
      ]
    ), ("", []), (#"{"Symbol":[]}"#, []),
  ] as [(String, [SymboliserAnswer])])
func answersAreRead(text: String, answers: [SymboliserAnswer]) throws {
  #expect(try SymboliserCall.answers(in: Array(text.utf8)) == answers)
}

@Test(
  "an answer that is no JSON is a failure with words", arguments: ["hello", "{", "[1]", "\u{0}"])
func strangeAnswersFail(text: String) {
  #expect(throws: SymboliserFailure.self) { try SymboliserCall.answers(in: Array(text.utf8)) }
}

@Test(
  "a frame belongs to the package, the runtime or nobody, by its file and its name",
  arguments: [
    ("$s1M1fyyF", "/p/Sources/M/f.swift", 3, "/p/tool", .package, .code),
    ("$s1M1fyyF", "/<compiler-generated>", 0, "/p/tool", .package, .code),
    ("$sSa6appendyyxnFSi_Tg5", "/x/Array.swift", 3, "/p/tool", .runtime, .code),
    ("$sSa1ME1fyyF", "", 0, "/p/tool", .package, .code),
    ("swift_allocObject", "crtstuff.c", 0, "/p/tool", .runtime, .code),
    ("tool_work", "/p/Sources/C/c.c", 3, "/p/tool", .package, .code),
    ("main", "/p/Sources/tool/main.swift", 3, "/p/tool", .package, .start),
    ("malloc", "", 0, "/usr/lib/libjemalloc.so.2", .runtime, .allocator),
    ("start_thread", "", 0, "/usr/lib/libc.so.6", .runtime, .start),
    (
      "$s10BenchModel5BlockC1fyyF", "/p/Sources/BenchModel/Block.swift", 3, "/p/tool", .package,
      .harness
    ),
    ("tm_x", "/p/Sources/CBenchSupport/x.c", 3, "/p/tool", .package, .harness),
    ("$s16BenchMeasurement6WorkerO1fyyF", "/p/Sources/B/W.swift", 3, "/p/tool", .package, .worker),
    ("$sIeg_ytIegr_TR", "", 0, "/p/tool", .runtime, .thunk),
    ("", "", 0, "/p/tool", .unknown, .code), ("??", "", 0, "/p/tool", .unknown, .code),
  ] as [(String, String, Int, String, StackProfile.Frame.Owner, NamedFrame.Role)])
func framesHaveOwners(
  name: String, file: String, line: Int, module: String, owner: StackProfile.Frame.Owner,
  role: NamedFrame.Role
) {
  var naming = FrameNaming(roots: SourceRoots(root: nil) { $0 == "/p" })
  let function = SymboliserAnswer.Function(name: name, file: file, line: line)
  let answer = SymboliserAnswer(address: 0x10, functions: [function])
  let frames = naming.frames(answer, of: MappedFile(path: module))
  #expect(frames.count == 1 && frames[0].frame.owner == owner && frames[0].role == role)
  #expect(frames[0].frame.file?.hasPrefix("/") != true && !frames[0].frame.function.contains("/p/"))
  if owner == .unknown { #expect(frames[0].frame.function == "tool+0x10") }
}
