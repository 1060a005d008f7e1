import BenchProfile
import Testing

private let text = """
  heap_v2/4096
    t*: 3: 300 [5: 500]
    t0: 1: 100 [2: 200]
    t1: 2: 200 [3: 300]
  @ 0x10a 0x20b 0xffffffffffffffff
    t*: 1: 100 [2: 200]
    t0: 1: 100 [2: 200]
  @
    t*: 2: 200 [3: 300]
    t1: 2: 200 [3: 300]

  MAPPED_LIBRARIES:
  400000-401000 r--p 00000000 fe:00 1                     /opt/some tool/bench
  401000-40f000 r-xp 00001000 fe:00 1                     /opt/some tool/bench
  40f000-410000 rw-p 0000f000 fe:00 1                     /opt/some tool/bench
  7ff000-7ff800 rw-p 00000000 00:00 0\u{20}
  7ff800-7ff900 r-xp 00000000 00:00 0                     [vdso]

  """

@Test("a heap profile is read: stacks with the sums of all threads, and what was executable")
func dumpsAreRead() throws {
  let dump = try HeapDump(parsing: text)
  #expect(
    dump
      == HeapDump(
        rate: 4096,
        entries: [
          HeapDump.Entry(
            addresses: [0x10a, 0x20b, .max], live: HeapDump.Tally(objects: 1, bytes: 100),
            allocated: HeapDump.Tally(objects: 2, bytes: 200)),
          HeapDump.Entry(
            addresses: [], live: HeapDump.Tally(objects: 2, bytes: 200),
            allocated: HeapDump.Tally(objects: 3, bytes: 300)),
        ],
        modules: [
          LoadedModule(
            path: "/opt/some tool/bench", start: 0x401000, end: 0x40f000, offset: 0x1000),
          LoadedModule(path: "[vdso]", start: 0x7ff800, end: 0x7ff900, offset: 0),
        ]))
}

@Test("a profile that breaks off anywhere before its last mappings is an error, never a crash")
func brokenDumpsAreRefused() throws {
  let bytes = Array(text.utf8)
  let mappings = try #require(text.firstRange(of: "MAPPED_LIBRARIES"))
  let end = text.utf8.distance(from: text.startIndex, to: mappings.lowerBound)
  for count in 0..<bytes.count {
    let half = String(decoding: bytes.prefix(count), as: UTF8.self)
    if count < end {
      #expect(throws: HeapDumpError.self, "broken off after \(count) bytes") {
        try HeapDump(parsing: half)
      }
    } else {
      _ = try? HeapDump(parsing: half)
    }
  }
}

@Test(
  "a damaged profile is named by its line",
  arguments: [
    ("", .truncated, 1), ("heap_v1/1\n", .notAHeapProfile, 1), ("heap_v2/0\n", .notAHeapProfile, 1),
    ("heap_v2/x\n", .notAHeapProfile, 1), ("heap_v2/1\n", .truncated, 1),
    ("heap_v2/1\n  t*: 0: 0 [0: 0]\n@ 0xzz\n", .malformed, 3),
    ("heap_v2/1\n@ 0x1\n@ 0x2\n", .malformed, 3),
    ("heap_v2/1\n@ 0x1\n  t*: 1: 2 [3\n", .malformed, 3),
    ("heap_v2/1\n@ 0x1\n  t*: 1: 2 [3", .truncated, 3),
    ("heap_v2/1\n@ 0x1\n  t*: 1: -2 [3: 4]\n", .malformed, 3),
    ("heap_v2/1\n@ 0x1\n  t*: 1: 99999999999999999999 [3: 4]\n", .malformed, 3),
    ("heap_v2/1\n@ 0x1\n  t*: 1: 2 [3: 4]\nMAPPED_LIBRARIES:\n", .truncated, 4),
    ("heap_v2/1\n@ 0x1\nMAPPED_LIBRARIES:\n", .malformed, 3),
    ("heap_v2/1\nMAPPED_LIBRARIES:\nnonsense\n", .malformed, 3),
    ("heap_v2/1\nMAPPED_LIBRARIES:\n5-4 r-xp 0 0 0 /a\n", .malformed, 3),
    ("heap_v2/1\nMAPPED_LIBRARIES:\n1-2 r-xp 0 0 0 /lib/li", .truncated, 3),
    ("heap_v2/1\nwhat\n", .malformed, 2),
  ] as [(String, HeapDumpError.Problem, Int)])
func damageIsNamed(text: String, problem: HeapDumpError.Problem, line: Int) {
  #expect(throws: HeapDumpError(problem, line: line)) { try HeapDump(parsing: text) }
}

@Test("an empty profile of a body that allocates nothing is a profile")
func emptyDumpsAreRead() throws {
  let dump = try HeapDump(parsing: "heap_v2/1\n  t*: 0: 0 [0: 0]\n\nMAPPED_LIBRARIES:\n")
  #expect(dump.entries.isEmpty)
}
