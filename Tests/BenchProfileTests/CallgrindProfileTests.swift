import BenchModel
import Testing

@testable import BenchProfile

@Test(
  "a symbol says by its module whose code it is",
  arguments: [
    (
      "$s14InfiniteScroll12WindowEngineV4loadyyF", "InfiniteScroll",
      StackProfile.Frame.Owner.package
    ),
    ("$sSa6appendyyxnF", "Swift", .runtime), ("$ss5printyyF", "Swift", .runtime),
    ("$s20FoundationEssentials4DataV", "FoundationEssentials", .runtime),
    ("$s99Short", "Short", .package), ("swift_retain", "", .runtime), ("malloc", "", .runtime),
    ("$", "", .runtime), ("$s", "Swift", .runtime), ("(below main)", "", .runtime),
    ("0x00000000000acce0", "", .unknown), ("???", "", .unknown),
  ])
func ownersOfSymbols(symbol: String, module: String, owner: StackProfile.Frame.Owner) {
  #expect((CallgrindName.module(of: symbol) ?? "") == module)
  #expect(CallgrindName.frame(symbol).owner == owner)
}

@Test("the way through the harness is cut off, and nothing is lost with it")
func cutsTheHarness() {
  let read = "$s16BenchMeasurement6WorkerO4readyyF"
  let tool = "$s8BenchKit4ToolV4mainyyF"
  let keep = "$s8BenchKit4keepyyxlF"
  let way = [read, tool, "main", "(below main)"]
  let cases: [([String], [String])] = [
    (["malloc", "body"] + way, ["malloc", "body"]), ([keep, "body"] + way, [keep, "body"]),
    (way, [read]), (["malloc", "main"], ["malloc", "main"]), ([tool], [tool]),
  ]
  for (stack, kept) in cases { #expect(Array(CallgrindName.withoutHarness(stack)) == kept) }
}

@Test("callgrind's costs become stacks, outermost first, whose sum is callgrind's")
func profileOfADump() throws {
  let text = """
    positions: instr line
    events: Ir
    fn=(1) work'body'$s8BenchKit4ToolV4mainyyF'main
    0x1000 0 100
    +4 0 200
    fn=(2) body'$s8BenchKit4ToolV4mainyyF'main
    0x2000 0 7
    fn=(3) work'body'$s8BenchKit4ToolV4otheryyF'main
    0x1000 0 3
    fn=(4) 0x12'work
    0x1000 0 1
    totals: 311
    """
  let profile = try CallgrindDump(Array(text.utf8)).profile()
  #expect(profile.measures == CallgrindDump.measures)
  let stacks = profile.stacks.map { stack in
    stack.frames.map { profile.frames[$0].function }.joined(separator: ";")
  }
  #expect(stacks == ["body;work", "body", "work;unknown"])
  #expect(profile.stacks.map(\.values) == [[303], [7], [1]])
  let whole = try CallgrindDump(Array(text.utf8)).profile(cutting: .nothing)
  #expect(whole.stacks.map(\.frames.count) == [4, 3, 4, 2])
}

/// Two runs of the fixture's body of known shares, side by side.
private let twoRuns = """
  strip --strip-debug -o "$folder/program" "$tool" || exit 9
  export SWIFT_DETERMINISTIC_HASHING=1 MALLOC_CONF=dirty_decay_ms:-1,muzzy_decay_ms:-1
  for run in 1 2; do
    valgrind --tool=callgrind --collect-atstart=no --separate-callers=32 --dump-instr=yes \
      --demangle=no --callgrind-out-file="$folder/$run" \
      "$folder/program" worker instructions 20 1 profiled/shares 3>/dev/null &
  done
  wait
  """

@Test(
  "two runs under callgrind agree to the instruction, in known shares, and show the region alone",
  .enabled(if: FixtureTool.has("valgrind", "strip", FixtureTool.path), "needs valgrind and strip"))
func callgrindOfTheFixture() throws {
  let tool = FixtureTool()
  let output = tool.run(twoRuns).output
  let dumps = try ["1", "2"].map { try CallgrindDump(tool.bytes(of: $0)) }
  #expect(dumps[0].profile() == dumps[1].profile())
  #expect(output.contains("Collected : \(dumps[0].total)"))
  let profile = dumps[0].profile(cutting: .nothing)
  #expect(profile.stacks.reduce(0) { $0 + $1.values[0] } == dumps[0].total)
  func total(_ name: String) -> Int {
    profile.stacks.filter { stack in
      stack.frames.contains { profile.frames[$0].function.contains(name) }
    }.reduce(0) { $0 + $1.values[0] }
  }
  #expect(total("setUp") == 0)
  #expect(Double(total("heavy")) / Double(total("light")) > 2.98)
  #expect(Double(total("heavy")) / Double(total("light")) < 3.02)
  #expect(Double(total("heavy") + total("light")) > 0.99 * Double(dumps[0].total))
}
