import Testing

/// What each room may import: the architecture, as the manifest means it. SwiftPM alone lets a
/// transitive import through; this table does not.
private let walls: [String: Set<String>] = [
  "InfiniteScroll": ["Glibc", "Musl", "Darwin"],
  "BenchModel": [],
  "BenchStatistics": ["Glibc"],
  "BenchMeasurement": ["BenchModel", "CBenchSupport", "CJemalloc"],
  "BenchAnalysis": ["BenchModel", "BenchStatistics"],
  "BenchStore": ["BenchModel", "FoundationEssentials", "Glibc"],
  "BenchRevisions": ["BenchModel", "FoundationEssentials", "CBenchSupport", "Glibc"],
  "BenchReport": ["BenchModel", "BenchStatistics", "BenchAnalysis"],
  "BenchProfile": ["BenchModel", "CBenchSupport", "CJemalloc", "FoundationEssentials"],
  "BenchKit": [
    "BenchModel", "BenchStatistics", "BenchMeasurement", "BenchAnalysis", "BenchStore",
    "BenchRevisions", "BenchReport", "BenchProfile", "CBenchSupport",
  ],
  "Scenario": ["InfiniteScroll", "FoundationEssentials"],
  "Workloads": ["InfiniteScroll", "BenchKit"],
  "bench": ["Workloads", "Scenario", "InfiniteScroll", "BenchKit"],
]

/// What every suite below `Benchmarks` may import.
private let suiteWall: Set<String> = ["Workloads", "InfiniteScroll", "BenchKit"]

private func imports(_ file: SourceTree.File) -> [String] {
  file.lines.compactMap { line in
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({ importModifiers.contains($0) })
    else { return nil }
    return words[index + 1].split(separator: ".").first.map(String.init)
  }
}

private let importModifiers: Set<Substring> = [
  "public", "package", "internal", "private", "fileprivate", "@testable", "@preconcurrency",
]

@Test("no file imports what its room may not")
func wallsStand() throws {
  var breaches: [String] = []
  for file in try SourceTree(["Sources", "Benchmarks"]).files {
    let isSuite = file.room.hasSuffix("Benchmarks")
    guard let allowed = isSuite ? suiteWall.union(suiteTargets) : walls[file.room] else {
      breaches.append("\(file.path): the room \(file.room) has no wall; add it to the table")
      continue
    }
    let permitted = file.room == "bench" ? allowed.union(suiteTargets) : allowed
    breaches += imports(file).filter { !permitted.contains($0) }.map { "\(file.path): \($0)" }
  }
  #expect(breaches == [])
}

@Test("a room that tells the time, prints or exits where it must not is noticed")
func pureRoomsArePure() throws {
  let pure: Set<String> = [
    "InfiniteScroll", "BenchModel", "BenchStatistics", "BenchAnalysis", "BenchReport", "Workloads",
    "Scenario",
  ]
  let effects = [
    "print(", "fopen(", "exit(", "clock_gettime(", "ContinuousClock", "SystemRandomNumberGenerator",
    ".random(in:",
  ]
  var breaches: [String] = []
  for file in try SourceTree(["Sources", "Benchmarks"]).files where pure.contains(file.room) {
    for (index, line) in file.lines.enumerated() {
      let code = " " + line.prefix { $0 != "/" }
      for effect in effects where mentions(code, effect) && !code.contains("using:") {
        breaches.append("\(file.path):\(index + 1): \(effect)")
      }
    }
  }
  #expect(breaches == [])
}

/// Whether `code` has `effect` as a word of its own: `print(`, not `fingerprint(`.
private func mentions(_ code: String, _ effect: String) -> Bool {
  code.ranges(of: effect).contains { range in
    let before = code[code.index(before: range.lowerBound)]
    return effect.hasPrefix(".") || !(before.isLetter || before.isNumber || before == "_")
  }
}

@Test("imports are read whatever stands before them")
func importsAreRead() {
  let file = SourceTree.File(
    path: "x", room: "x",
    lines: [
      "import A", "internal import B", "  public import C", "@testable import D",
      "import struct E.F",
      "// import G", "let important = 1",
    ])
  #expect(imports(file).sorted() == ["A", "B", "C", "D", "struct"])
}

private let suiteTargets: Set<String> = [
  "MaterialisationBenchmarks", "FeedBenchmarks", "WrapBenchmarks", "LoopBenchmarks",
  "ExtentBenchmarks", "PagingBenchmarks", "WindowBenchmarks", "PagerBenchmarks",
]
