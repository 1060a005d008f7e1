import BenchModel
import Testing

@testable import BenchProfile

private let program = LoadedModule(path: "/app/bench", start: 0x1000, end: 0x2000, offset: 0)
private let measures: [StackProfile.Measure] = [.allocated, .allocations]

private func code(_ name: String, line: Int? = nil, isInlined: Bool = false) -> NamedFrame {
  NamedFrame(StackProfile.Frame(name, file: "A.swift", line: line, isInlined: isInlined))
}

/// A table in which a few places of the program have names.
private func table() -> SymbolTable {
  var table = SymbolTable()
  table.add(program.path, nil)
  table.set([code("leaf()", line: 3)], at: 0x100, of: program.path)
  table.set([code("leaf()", line: 3)], at: 0x108, of: program.path)
  table.set(
    [code("inlined()", line: 8, isInlined: true), code("body")], at: 0x200, of: program.path)
  table.set(
    [NamedFrame(StackProfile.Frame("Worker"), role: .worker)], at: 0x300, of: program.path)
  table.set(
    [NamedFrame(StackProfile.Frame("endSample()"), role: .harness)], at: 0x400, of: program.path)
  return table
}

private func raw(_ stacks: [([UInt64], [Int])], in modules: [LoadedModule] = [program])
  -> RawProfile
{
  RawProfile(
    measures: measures, stacks: stacks.map { RawStack(addresses: $0.0, values: $0.1) },
    modules: modules)
}

private func names(_ profile: StackProfile) -> [[String]] {
  profile.stacks.map { $0.frames.map { profile.frames[$0].function } }
}

@Test("a stack is named from its root on, with inlined functions inside their callers")
func namedStack() {
  let profile = table().profile(of: raw([([0x1100, 0x1201, 0x1301], [64, 2])]))
  #expect(names(profile) == [["body", "inlined()", "leaf()"]])
  #expect(profile.frames.map(\.isInlined) == [false, true, false])
  #expect(profile.stacks[0].values == [64, 2])
  #expect(profile.measures == measures)
  #expect(profile.warnings.isEmpty)
}

@Test("the call is the byte before a return address, and the innermost address is the place itself")
func callBeforeReturn() {
  let modules = ModuleMap([program])
  func name(_ address: UInt64, isReturnAddress: Bool) -> String? {
    table().frames(at: address, isReturnAddress: isReturnAddress, in: modules).first?.frame.function
  }
  #expect(name(0x1100, isReturnAddress: false) == "leaf()")
  #expect(name(0x1101, isReturnAddress: true) == "leaf()")
  #expect(name(0x1100, isReturnAddress: true) == "bench+0xff")
  // A call at the very end of a file returns behind it.
  #expect(name(0x2000, isReturnAddress: true) == "bench+0xfff")
  #expect(name(0x2000, isReturnAddress: false) == "unknown code")
  #expect(name(0, isReturnAddress: true) == "unknown code")
  #expect(name(.max, isReturnAddress: false) == "unknown code")
}

@Test("stacks with the same names are one, and values that overflow stay at the most")
func equalStacks() {
  let profile = table().profile(
    of: raw([
      ([0x1100, 0x1201], [10, 1]), ([0x1108, 0x1201], [5, 1]), ([0x1100], [.max, 1]),
      ([0x1108], [1, 1]),
    ]))
  #expect(names(profile) == [["body", "inlined()", "leaf()"], ["leaf()"]])
  #expect(profile.stacks.map(\.values) == [[15, 2], [.max, 2]])
  #expect(Set(profile.frames).count == profile.frames.count)
}

@Test("what is left out as the harness's own is told with its stacks and its values")
func leftOutIsTold() {
  let profile = table().profile(
    of: raw([
      ([0x1100, 0x1301], [100, 1]), ([0x1400, 0x1301], [30, 1]), ([0x1300], [7, 1]),
    ]))
  #expect(names(profile) == [["leaf()"]])
  #expect(profile.warnings.count == 1)
  #expect(
    profile.warnings.first?.contains("2 of 3 stacks") == true
      && profile.warnings.first?.contains("37 of the 137") == true, "\(profile.warnings)")
}

@Test("without a cut nothing is lost and nothing is told")
func uncut() {
  let profile = table().profile(of: raw([([0x1400, 0x1301], [30, 1])]), cutting: .nothing)
  #expect(names(profile) == [["Worker", "endSample()"]])
  #expect(profile.warnings.isEmpty)
}

@Test("processes with moved addresses share a table, and the order of mappings does not matter")
func movedProcess() {
  let moved = LoadedModule(path: program.path, start: 0x7000, end: 0x7800, offset: 0x100)
  let other = LoadedModule(path: "/lib/libc.so.6", start: 0x500, end: 0x600, offset: 0)
  let profile = table().profile(of: raw([([0x7000, 0x7101], [1, 1])], in: [moved, other]))
  #expect(names(profile) == [["body", "inlined()", "leaf()"]])
}

@Test("an address without a name is its file's, and the system's files are the runtime's")
func unnamedAddresses() {
  let modules = [
    program, LoadedModule(path: "/lib/libc.so.6", start: 0x5000, end: 0x6000, offset: 0x20),
    LoadedModule(path: "[vdso]", start: 0x8000, end: 0x9000, offset: 0), .kernel,
  ]
  func frame(_ address: UInt64) -> StackProfile.Frame? {
    SymbolTable().frames(at: address, isReturnAddress: false, in: ModuleMap(modules)).first?.frame
  }
  #expect(frame(0x1010) == StackProfile.Frame("bench+0x10", owner: .unknown))
  #expect(frame(0x5010) == StackProfile.Frame("libc.so.6+0x30", owner: .runtime))
  #expect(frame(0x8000)?.owner == .runtime)
  #expect(frame(0xFFFF_FFFF_8100_0000)?.owner == .runtime)
}

@Test("each fault is a whole sentence that says what to do")
func faultWords() {
  let faults: [SymbolFault] = [
    .noSymboliser, .symboliserFailed("it ended"), .noSymbols(file: "bench"),
    .noLines(file: "bench"),
    .unreadable(file: "bench"),
  ]
  var table = SymbolTable()
  table.faults = faults
  #expect(table.profile(of: raw([])).warnings == faults.map(\.description))
  for words in faults.map(\.description) {
    #expect(words.hasPrefix("Functions ") && words.hasSuffix("."))
  }
}
