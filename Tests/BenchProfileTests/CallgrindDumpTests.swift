import Testing

@testable import BenchProfile

/// Two functions of a program and one of a library. `work` is called from two places of `body`, and
/// the library's `copy` from one of `work`.
private let dump = """
  # callgrind format
  version: 1
  creator: callgrind-3.19.0
  cmd:  ./program worker
  desc: Trigger: Program termination

  positions: instr line
  events: Ir
  summary: 1500

  ob=(1) /tmp/program copy
  fl=(1) ???
  fn=(1) work'body'main
  0x1000 0 100
  +4 0 200
  * * 50
  -4 0 150
  cob=(2) /lib/c.so
  cfi=(2) ???
  cfn=(2) copy'work'body'main
  calls=5 0x20 0
  0x1008 0 400

  fn=(3) body'main
  0x2000 0 600
  cfn=(1)
  calls=2 0x1000 0
  +0x10 0 300
  cfn=(1)
  calls=3 0x1000 0
  0x2018 0 600

  ob=(2)
  fl=(2)
  fn=(2)
  0x20 0 400

  totals: 1500

  """

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Test("costs stand at their addresses, and calls say who calls from where")
func readsCallgrind() throws {
  let read = try CallgrindDump(bytes(dump))
  #expect(read.total == 1500)
  let work = try #require(read.functions[1])
  #expect(work.object == "/tmp/program copy")
  #expect(work.names == ["work", "body", "main"])
  #expect(work.costs == [0x1000: 250, 0x1004: 250])
  #expect(work.callers == [3: [0x2010, 0x2018]])
  let copy = try #require(read.functions[2])
  #expect(copy.object == "/lib/c.so")
  #expect(copy.costs == [0x20: 400])
  #expect(copy.callers == [1: [0x1008]])
}

@Test("a file without addresses has its costs by function, and other events are left aside")
func readsLines() throws {
  let text = """
    # callgrind format
    positions: line
    events: Dr Ir

    ob=(1) /a
    fn=(1) work
    3 7 11
    +1 7
    * 7 2
    totals: 21 13
    """
  let read = try CallgrindDump(bytes(text))
  #expect(read.functions[1]?.costs == [0: 13])
}

@Test(
  "a broken file is refused with what is wrong",
  arguments: [
    ("", CallgrindFault.notCallgrind), ("events: Dr\ntotals: 1\n", .notUnderstood(line: 2)),
    ("events: Dr\n", .notCallgrind),
    (dump.replacing("\ntotals: 1500\n", with: ""), .cutOff),
    (dump.replacing("totals: 1500", with: "totals: 1501"), .notWhole(sum: 1500, told: 1501)),
    (dump.replacing("+4 0 200", with: "+x 0 200"), .notUnderstood(line: 15)),
    (dump.replacing("+4 0 200", with: "+4 0 -2"), .notUnderstood(line: 15)),
    (dump.replacing("+4 0 200", with: "+4 0 \(Int.max)0"), .notUnderstood(line: 15)),
    (dump.replacing("+4 0 200", with: "0x1000 0 \(Int.max)"), .notUnderstood(line: 15)),
    (dump.replacing("+4 0 200", with: "4"), .notUnderstood(line: 15)),
    (dump.replacing("+4 0 200", with: "what"), .notUnderstood(line: 15)),
    (dump.replacing("fn=(1) work'body'main", with: "fn=work"), .notUnderstood(line: 13)),
    (dump.replacing("cfn=(2) copy'work'body'main\n", with: ""), .notUnderstood(line: 21)),
  ])
func brokenFiles(text: String, fault: CallgrindFault) {
  #expect(throws: fault) { try CallgrindDump(bytes(text)) }
  #expect(!fault.description.isEmpty)
}

@Test("a file cut anywhere is refused, and none with a changed byte traps")
func hostileCallgrind() {
  let whole = bytes(dump)
  for length in 0..<whole.count - 2 {
    #expect(throws: CallgrindFault.self) { try CallgrindDump(Array(whole.prefix(length))) }
  }
  for place in whole.indices {
    for value in [UInt8(ascii: "("), UInt8(ascii: "9"), UInt8(ascii: "\n"), 0xFF] {
      var file = whole
      file[place] = value
      let read = try? CallgrindDump(file)
      #expect(read.map { $0.total >= 0 } ?? true)
    }
  }
}
