import BenchModel
import Testing

@testable import BenchReport

private typealias Frame = StackProfile.Frame

private let bytes = SampleProfile.allocated

/// A profile of `bytes` alone.
private func profile(_ frames: [Frame], _ stacks: [([Int], Int)]) -> StackProfile {
  StackProfile(
    measures: [bytes], frames: frames,
    stacks: stacks.map { StackProfile.Stack(frames: $0.0, values: [$0.1]) })
}

private let frames = [
  Frame("a"), Frame("b"), Frame("alloc", owner: .runtime), Frame("malloc", owner: .runtime),
  Frame("0x1", owner: .unknown),
]

@Test(
  "runtime frames are folded into the function that called them, whatever is around them",
  arguments: [
    ([0, 1, 2, 3], [0, 1], [0, 1, 2]), ([0, 2, 1, 3], [0, 1], [0, 1, 3]),
    ([2, 3, 0, 1], [0, 1], [0, 1]), ([0, 2, 4, 3], [0, 4], [0, 4, 3]), ([2, 3], [3], [3]),
    ([0], [0], [0]), ([], [], []), ([0, 2, 3, 0], [0, 0], [0, 0]),
  ] as [([Int], [Int], [Int])])
func runtimeFramesAreFolded(stack: [Int], folded: [Int], called: [Int]) {
  let profile = profile(frames, [(stack, 7)])
  let expected = [
    (RuntimeFrames.folded, folded), (.called, called), (.shown, stack),
  ]
  for (runtime, frames) in expected {
    let view = ProfileView(profile, of: bytes, runtime: runtime)
    #expect(view.stacks.map(\.frames) == [frames])
    #expect(view.total == 7)
  }
}

@Test("folding, tables, trees and folded stacks lose nothing, for a thousand random profiles")
func sumsArePreserved() {
  for seed in 0..<1_000 as Range<UInt64> {
    let profile = SampleProfile.random(seed: seed)
    for (column, measure) in profile.measures.enumerated() {
      let total = profile.stacks.reduce(0) { $0 + $1.values[column] }
      for runtime in [RuntimeFrames.folded, .called, .shown] {
        let view = ProfileView(profile, of: measure, runtime: runtime)
        let shares = FunctionTally(view).shares
        let tree = FlameTree(view)
        let lines = FoldedStacks.text(of: view).split(separator: "\n")
        let values = lines.map { $0.split(separator: " ").last.flatMap { Int($0) } ?? -1 }
        #expect(view.total == total, "seed \(seed)")
        #expect(view.stacks.reduce(0) { $0 + $1.value } == total, "seed \(seed)")
        #expect(Set(view.stacks.map(\.frames)).count == view.stacks.count, "seed \(seed)")
        #expect(shares.reduce(0) { $0 + $1.own } == total, "seed \(seed)")
        #expect(shares.allSatisfy { $0.own <= $0.total && $0.total <= total }, "seed \(seed)")
        #expect(tree.nodes[0].value == Double(total), "seed \(seed)")
        #expect(tree.nodes.reduce(0) { $0 + $1.own } == Double(total), "seed \(seed)")
        #expect(values.reduce(0, +) == total && !values.contains { $0 <= 0 }, "seed \(seed)")
      }
    }
  }
}

@Test("a recursion counts once in a function's total, whichever lines it goes through")
func recursionCountsOnce() throws {
  let frames = [Frame("a", file: "A.swift", line: 1), Frame("a", file: "A.swift", line: 2)]
  let view = ProfileView(profile(frames, [([0, 1, 0, 1], 5), ([0, 0], 2)]), of: bytes)
  let share = try #require(FunctionTally(view).shares.first)
  #expect(FunctionTally(view).shares.count == 1)
  #expect([share.own, share.total] == [7, 7])
  #expect(share.place == "A.swift:2 +1")
}

@Test("functions of one name in two files are two, and a line does not make another function")
func functionsAreNameAndFile() {
  let frames = [
    Frame("a", file: "A.swift", line: 1), Frame("a", file: "B.swift", line: 1),
    Frame("a", file: "A.swift", line: 9, isInlined: true), Frame("a"),
  ]
  let view = ProfileView(profile(frames, (0..<4).map { ([$0], $0 + 1) }), of: bytes)
  let shares = FunctionTally(view).shares
  #expect(shares.map(\.own) == [4, 2, 4])
  #expect(shares.map(\.place) == ["A.swift:9 +1", "B.swift:1", "—"])
  #expect(shares.allSatisfy { !$0.isInlined })
}

@Test("negative values count for nothing and are said; sums stop at the largest number")
func extremesAreHandled() {
  let hostile = profile(frames, [([0], -5), ([1], .max), ([0, 1], .max), ([0], 0), ([0], .min)])
  let view = ProfileView(hostile, of: bytes)
  #expect(view.total == .max)
  #expect(view.warnings == ["2 stacks have a negative value of allocated and count for nothing."])
  #expect(FunctionTally(view).shares.map(\.own) == [0, .max])
  #expect(FoldedStacks.text(of: view).split(separator: "\n").count == 2)
  #expect(FlameGraph(view).text.contains(": 8,388,608 TiB"))
  #expect(ProfileTable([view]).text.contains("2 stacks have a negative value"))
  let difference = ProfileDifference(base: view, head: ProfileView(profile([], []), of: bytes))
  #expect(difference.functions.allSatisfy { $0.change.isFinite })
}

@Test("a measure that the profile does not have is said, not shown as 0")
func absentMeasuresAreSaid() {
  let view = ProfileView(
    SampleProfile.heap, of: StackProfile.Measure("CPU time", unit: .nanoseconds))
  #expect(!view.isMeasured)
  #expect(ProfileTable([view]).text.contains("CPU time: not measured"))
  #expect(FlameGraph(view).text.contains("has no such measure"))
  let difference = ProfileDifference(
    base: StackProfile(), head: SampleProfile.heap, of: bytes)
  let table = ProfileDifferenceTable([difference], base: "v1", head: "v2").text
  #expect(table.contains("Not compared: v1 has no allocated."))
  #expect(DifferentialFlameGraph(difference, base: "v1").text.contains("v1 has no allocated"))
}

@Test("folded stacks keep their form, whatever the names")
func foldedStacksKeepTheirForm() {
  let names = SampleProfile.hostileNames
  let profile = profile(names.map { Frame($0) }, names.indices.map { ([$0, 2], 1) } + [([], 3)])
  let text = FoldedStacks.text(of: ProfileView(profile, of: bytes))
  let lines = text.split(separator: "\n")
  #expect(lines.count == names.count + 1)
  #expect(lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
  #expect(lines.filter { $0.hasSuffix(";a:b 1") }.count == names.count)
  #expect(lines.contains("(no name);a:b 1") && lines.contains("(no stack) 3"))
  #expect(lines == lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
}

@Test("a peak is not divided by the iterations, a sum is")
func peaksAreNotDivided() {
  var profile = SampleProfile.heap
  profile.measures[0] = StackProfile.Measure("live at the peak", unit: .bytes)
  let text = ProfileTable(ProfileView.all(of: profile)).text
  #expect(text.contains("## Live at the peak: 92.82 MiB\n"))
  #expect(text.contains("## Live at the end: 297.1 KiB in 1,000 iterations, 304.2 bytes each\n"))
}
