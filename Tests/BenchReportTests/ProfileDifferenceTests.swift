import BenchModel
import Testing

@testable import BenchReport

private let bytes = SampleProfile.allocated

/// Each function called from nowhere, with its file, line and value.
private func profile(
  _ functions: [(name: String, file: String, line: Int, value: Int)], iterations: Int = 1
) -> StackProfile {
  StackProfile(
    measures: [bytes],
    frames: functions.map { StackProfile.Frame($0.name, file: $0.file, line: $0.line) },
    stacks: functions.indices.map {
      StackProfile.Stack(frames: [$0], values: [functions[$0].value])
    },
    origin: StackProfile.Origin(iterations: iterations))
}

@Test("a function that moved is the same; one that is new or gone is named; the sums agree")
func functionsAreMatched() throws {
  let base = profile([
    ("a", "A.swift", 1, 100), ("b", "A.swift", 2, 50), ("same", "A.swift", 3, 7),
  ])
  let head = profile([
    ("a", "A.swift", 90, 130), ("same", "A.swift", 3, 7), ("b", "B.swift", 2, 60),
  ])
  let difference = ProfileDifference(base: base, head: head, of: bytes)
  #expect(difference.functions.map(\.change) == [60, -50, 30, 0])
  #expect(difference.functions.map(\.file) == ["B.swift", "A.swift", "A.swift", "A.swift"])
  #expect(difference.functions[2].line == 90)
  #expect(difference.after - difference.before == 40)
  let text = ProfileDifferenceTable([difference]).text
  #expect(text.contains("## Allocated: 157 bytes → 197 bytes, +25.5 %"))
  #expect(text.contains("|            0 |           60 |            +60 |      new | b "))
  #expect(text.contains("|           50 |            0 |            -50 |     gone | b "))
  #expect(text.contains("1 other function") && text.contains("| all functions "))
  #expect(text.contains("\nNew: b.\n") && text.contains("\nGone: b.\n"))
}

@Test("different iterations are compared per iteration, so that equal work is no change")
func iterationsAreNormalised() {
  let base = profile([("a", "A.swift", 1, 3_000)], iterations: 3)
  let head = profile([("a", "A.swift", 1, 7_000)], iterations: 7)
  let difference = ProfileDifference(base: base, head: head, of: bytes)
  #expect(difference.isPerIteration)
  #expect(difference.functions.map(\.change) == [0])
  let text = ProfileDifferenceTable([difference]).text
  #expect(text.contains("1,000 bytes → 1,000 bytes per iteration, no change"))
  #expect(text.contains("No function changed."))
  #expect(DifferentialFlameGraph(difference).text.contains("unchanged: 1,000 bytes"))
}

@Test("changes add up and stay finite for a thousand random pairs, and with sides swapped")
func changesAddUp() {
  for seed in 0..<1_000 as Range<UInt64> {
    let sides = [SampleProfile.random(seed: seed), SampleProfile.random(seed: seed + 5_000)]
    let runtime = seed % 2 == 0 ? RuntimeFrames.folded : .shown
    let there = ProfileDifference(base: sides[0], head: sides[1], of: bytes, runtime: runtime)
    let back = ProfileDifference(base: sides[1], head: sides[0], of: bytes, runtime: runtime)
    let changes = there.functions.map(\.change)
    let sum = changes.reduce(0, +)
    #expect(changes.allSatisfy { $0.isFinite }, "seed \(seed)")
    #expect(abs(sum - (there.after - there.before)) <= 1e-6, "seed \(seed)")
    #expect(changes == changes.sorted { $0.magnitude > $1.magnitude }, "seed \(seed)")
    #expect(back.functions.map(\.change) == changes.map { 0 - $0 }, "seed \(seed)")
    #expect(!ProfileDifferenceTable([there], rows: 2).text.contains("nan"), "seed \(seed)")
  }
}

@Test("nothing against nothing is no change; from nothing and to nothing are said")
func zeroIsAValue() {
  let none = StackProfile(measures: [bytes])
  let some = profile([("a", "A.swift", 1, 8)])
  let texts = [(none, none), (none, some), (some, none)].map { base, head in
    let difference = ProfileDifference(base: base, head: head, of: bytes)
    return ProfileDifferenceTable([difference]).text + DifferentialFlameGraph(difference).text
  }
  #expect(texts[0].contains("0 bytes → 0 bytes, no change"))
  #expect(texts[1].contains("0 bytes → 8 bytes, from 0") && texts[1].contains("+8 bytes, new"))
  #expect(texts[2].contains("8 bytes → 0 bytes, -100 %") && texts[2].contains("gone | a"))
  #expect(texts[2].contains("head has none of it: there is nothing to draw."))
  #expect(texts.allSatisfy { !$0.contains("—") || $0.contains("| —") })
  #expect(ProfileDifferenceTable([]).text.contains("There was nothing to compare."))
}

@Test("the sign and the colour of a change agree, and its shade says how great it is")
func shadesFollowChanges() {
  let shades = [(4.0, "g4"), (-4, "s4"), (0.1, "g0"), (-0.1, "s0"), (0, "z"), (1, "g2")]
  for (change, style) in shades {
    #expect(DifferenceStyle.style(of: change, greatest: 4) == style)
  }
  #expect(DifferenceStyle.style(of: 0, greatest: 0) == "z")
  let base = profile([("grew", "A.swift", 1, 10), ("shrank", "A.swift", 2, 30)])
  let head = profile([("grew", "A.swift", 1, 30), ("shrank", "A.swift", 2, 10)])
  let svg = DifferentialFlameGraph(ProfileDifference(base: base, head: head, of: bytes)).text
  #expect(svg.contains("<title>grew\n+20 bytes, +200 %: 10 bytes → 30 bytes\nA.swift:1</title>"))
  #expect(svg.contains("<title>shrank\n−20 bytes, −66.7 %: 30 bytes → 10 bytes\nA.swift:2</title>"))
  #expect(svg.contains(">+ grew</text>") && svg.contains(">− shrank</text>"))
  #expect(svg.contains("class=\"f g4\"") && svg.contains("class=\"f s4\""))
}
