import BenchModel
import Testing

@testable import BenchProfile

private func code(_ name: String) -> NamedFrame { NamedFrame(StackProfile.Frame(name)) }
private func runtime(_ name: String) -> NamedFrame {
  NamedFrame(StackProfile.Frame(name, owner: .runtime))
}
private func unnamed(_ name: String) -> NamedFrame {
  NamedFrame(StackProfile.Frame(name, owner: .unknown))
}
private func start(_ name: String) -> NamedFrame {
  NamedFrame(StackProfile.Frame(name, owner: .runtime), role: .start)
}
private func harness(_ name: String) -> NamedFrame {
  NamedFrame(StackProfile.Frame(name), role: .harness)
}
private let worker = NamedFrame(StackProfile.Frame("Worker.read"), role: .worker)
private let allocator = NamedFrame(
  StackProfile.Frame("malloc", owner: .runtime), role: .allocator)

@Test(
  "from a stack remains what the benchmark's own code does, in its order",
  arguments: [
    // The way to the body, and what calls the body again and again.
    (
      [start("_start"), start("main"), code("Tool.run()"), worker, code("body"), allocator],
      ["body"]
    ),
    (
      [start("main"), worker, code("body"), harness("Block.measure(_:)"), code("closure #1")],
      ["body", "closure #1"]
    ),
    // A worker that calls itself: all of it is the way.
    ([worker, code("Worker's closure"), worker, code("body")], ["body"]),
    // The runtime below the body stays, the profiler's inside does not.
    (
      [worker, code("body"), runtime("Array.append(_:)"), runtime("swift_allocObject"), allocator],
      ["body", "Array.append(_:)", "swift_allocObject"]
    ),
    ([worker, code("body"), runtime("realloc"), allocator, allocator], ["body", "realloc"]),
    // A thread or task of the benchmark's has no worker on its stack.
    ([start("clone3"), start("start_thread"), runtime("job"), code("serve()")], ["serve()"]),
    // A program without names still has a profile.
    ([unnamed("bench+0x10"), unnamed("bench+0x20")], ["bench+0x10", "bench+0x20"]),
    ([worker, unnamed("library.so+0x20"), allocator], ["library.so+0x20"]),
  ])
func cutStack(stack: [NamedFrame], kept: [String]) {
  #expect(StackCut.harness.cut(stack)?.map(\.frame.function) == kept)
}

@Test(
  "a stack of the harness's own is left out",
  arguments: [
    [],
    [start("_start"), start("main")],
    [start("main"), code("Tool.run()"), worker],
    [worker, harness("HeapDriver.endSample()"), runtime("swift_allocObject"), allocator],
    [worker, code("body"), harness("Block.measure(_:)"), harness("HeapDriver.endSample()")],
    [worker, code("body"), harness("Block.growth(at:)"), runtime("swift_allocObject"), allocator],
    [worker, allocator],
  ])
func leftOut(stack: [NamedFrame]) {
  #expect(StackCut.harness.cut(stack) == nil)
}

@Test("without a cut all frames are kept")
func noCut() {
  let stack = [start("main"), worker, harness("Block.measure(_:)"), allocator]
  #expect(StackCut.nothing.cut(stack) == stack)
  #expect(StackCut.nothing.cut([]) == [])
}
