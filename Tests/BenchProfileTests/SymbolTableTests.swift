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
