import BenchModel
import BenchStatistics

/// Profiles to test with.
enum SampleProfile {
  static let allocated = StackProfile.Measure("allocated", unit: .bytes)
  static let live = StackProfile.Measure("live at the end", unit: .bytes)

  private static let folder = "Sources/InfiniteScroll/"

  private static let frames: [StackProfile.Frame] = [
    .init(
      "closure #1 in FeedSuite.recycle(rows:)", file: "Benchmarks/Feed/FeedSuite.swift", line: 31),
    .init("VirtualList.update(to:)", file: folder + "Lists/VirtualList.swift", line: 88),
    .init(
      "VirtualList.makeCell(for:)", file: folder + "Lists/VirtualList+Cells.swift", line: 41,
      isInlined: true),
    .init("specialized RowPools.take(kind:)", file: folder + "Lists/RowPools.swift", line: 22),
    .init("Feed.handle(_:)", file: folder + "Feed/Feed.swift", line: 61),
    .init("FeedRing.append(contentsOf:)", file: folder + "Feed/FeedRing.swift", line: 37),
    .init("FeedRing.append(contentsOf:)", file: folder + "Feed/FeedRing.swift", line: 52),
    .init("Array.append(_:)", file: "Array.swift", line: 1145, isInlined: true, owner: .runtime),
    .init("swift_allocObject", owner: .runtime),
    .init("swift_slowAlloc", owner: .runtime),
    .init("malloc", owner: .runtime),
    .init("0x4f2c in librows.so", owner: .unknown),
  ]

  /// A list that makes its cells from a pool, and a feed that appends a page.
  static let heap = StackProfile(
    measures: [allocated, live], frames: frames,
    stacks: [
      StackProfile.Stack(frames: [0, 1, 2, 3, 8, 9, 10], values: [61_440_000, 40_960]),
      StackProfile.Stack(frames: [0, 1, 2, 8, 9, 10], values: [12_288_000, 0]),
      StackProfile.Stack(frames: [0, 1, 7, 9, 10], values: [2_048_000, 0]),
      StackProfile.Stack(frames: [0, 4, 5, 7, 9, 10], values: [16_384_000, 262_144]),
      StackProfile.Stack(frames: [0, 4, 6, 7, 9, 10], values: [4_096_000, 0]),
      StackProfile.Stack(frames: [0, 4, 11, 10], values: [1_024_000, 1_024]),
      StackProfile.Stack(frames: [0, 8, 9, 10], values: [48_000, 48]),
      StackProfile.Stack(frames: [8, 9, 10], values: [16, 16]),
    ],
    origin: StackProfile.Origin(
      benchmark: "feed/recycle/text", kind: "heap", tool: "jemalloc, every allocation",
      iterations: 1_000),
    warnings: ["12 of 4,310 stacks have no symbols."])

  /// The same after a change: the pool gives cells again, the feed copies a page, twice as long.
  static var changed: StackProfile {
    var profile = heap
    profile.frames.append(
      .init("FeedRing.copyPage(_:)", file: folder + "Feed/FeedRing.swift", line: 70))
    profile.stacks = [
      StackProfile.Stack(frames: [0, 1, 2, 3, 8, 9, 10], values: [61_440_000, 40_960]),
      StackProfile.Stack(frames: [0, 1, 2, 8, 9, 10], values: [24_576_000, 0]),
      StackProfile.Stack(frames: [0, 4, 5, 7, 9, 10], values: [32_768_000, 524_288]),
      StackProfile.Stack(frames: [0, 4, 6, 7, 9, 10], values: [9_216_000, 0]),
      StackProfile.Stack(frames: [0, 4, 12, 8, 9, 10], values: [8_192_000, 16_384]),
      StackProfile.Stack(frames: [0, 8, 9, 10], values: [96_000, 48]),
    ]
    profile.origin.iterations = 2_000
    profile.warnings = []
    return profile
  }

  /// Names that break what is not escaped.
  static let hostileNames = [
    "", " ", "a;b", "a\nb\r\nc", "<script>alert(\"1\")</script>", "]]>", "&amp; & 'x'",
    "closure #1 (A) -> () in B<C>.d(_:)", "🏃‍♀️ 日本 e\u{301}", "nul\u{0}\u{1B}\u{FFFF}",
    String(repeating: "long.", count: 100), "|`*_[x](y)~", "\"", "\\",
  ]

  /// A profile of any shape: recursion, runtime frames anywhere, hostile names, empty stacks.
  static func random(seed: UInt64) -> StackProfile {
    var random = SplitMix64(seed: seed)
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let owners: [StackProfile.Frame.Owner] = [.package, .package, .runtime, .unknown]
    let frames = (0..<1 + below(12)).map { index in
      let name = below(4) == 0 ? hostileNames[below(hostileNames.count)] : "f\(below(9))"
      let file = below(3) == 0 ? nil : "Sources/\(below(3)).swift"
      return StackProfile.Frame(
        name, file: file, line: below(3) == 0 ? nil : below(50), isInlined: below(4) == 0,
        owner: owners[below(4)])
    }
    let stacks = (0..<below(20)).map { _ in
      StackProfile.Stack(
        frames: (0..<below(10)).map { _ in below(frames.count) },
        values: [below(5) == 0 ? 0 : below(1 << 20), below(100)])
    }
    let origin = StackProfile.Origin(
      benchmark: hostileNames[below(hostileNames.count)], kind: "cpu", tool: "t",
      iterations: below(3))
    return StackProfile(
      measures: [allocated, live], frames: frames, stacks: stacks, origin: origin)
  }
}
