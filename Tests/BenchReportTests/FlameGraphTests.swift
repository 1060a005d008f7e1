import BenchModel
import BenchStatistics
import Foundation
import FoundationXML
import Testing

@testable import BenchReport

private let bytes = SampleProfile.allocated

/// The frames of a picture as their attributes and titles stand in the file.
private final class FrameReader: NSObject, XMLParserDelegate {
  var frames: [(style: String, start: Double, value: Double, depth: Int)] = []
  var titles: [String] = []
  private var title: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "title" { title = "" }
    guard name == "g", let start = attributes["data-s"].flatMap(Double.init) else { return }
    frames.append(
      (
        attributes["class"] ?? "", start, attributes["data-v"].flatMap(Double.init) ?? .nan,
        attributes["data-d"].flatMap { Int($0) } ?? -1
      ))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { title? += text }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "title", let title { titles.append(title) }
    if name == "title" { title = nil }
  }
}

/// Reads a picture, which must be well-formed.
private func read(_ svg: String) throws -> FrameReader {
  let reader = FrameReader()
  let parser = XMLParser(data: Data(svg.utf8))
  parser.delegate = reader
  try #require(parser.parse())
  return reader
}

private func graph(_ profile: StackProfile, width: Int = 1_200) -> String {
  FlameGraph(ProfileView(profile, of: bytes, runtime: .called), width: width).text
}

/// One stack after another, each of one value.
private func profile(_ names: [String], _ stacks: [[Int]], value: Int = 1) -> StackProfile {
  StackProfile(
    measures: [bytes], frames: names.map { StackProfile.Frame($0) },
    stacks: stacks.map { StackProfile.Stack(frames: $0, values: [value]) })
}

@Test("every picture is well-formed, self-contained and the same each time", arguments: 0..<60)
func picturesAreWellFormed(seed: UInt64) throws {
  let profiles = [SampleProfile.random(seed: seed), SampleProfile.random(seed: seed + 1_000)]
  let difference = ProfileDifference(base: profiles[0], head: profiles[1], of: bytes)
  let width = [320, 480, 1_200][Int(seed % 3)]
  let pictures = [
    graph(profiles[0], width: width), DifferentialFlameGraph(difference, width: width).text,
  ]
  for svg in pictures {
    let reader = try read(svg)
    #expect(!svg.contains("http:") || svg.matches(of: /https?:/).count <= 3)
    #expect(!svg.contains("href") && !svg.contains("url(") && !svg.contains("@import"))
    #expect(svg.contains("prefers-color-scheme:dark"))
    #expect(!svg.contains("nan") && !svg.contains("\"inf"), "seed \(seed)")
    var open: [(start: Double, end: Double)] = []
    for frame in reader.frames {
      open.removeLast(max(0, open.count - frame.depth))
      let end = frame.start + frame.value
      #expect(frame.value > 0 && open.count == frame.depth, "seed \(seed)")
      if let caller = open.last {
        #expect(caller.start <= frame.start && end <= caller.end, "seed \(seed)")
      }
      open.append((frame.start, end))
    }
  }
  #expect(pictures[0] == graph(profiles[0], width: width))
}

@Test("hostile names are escaped, in the title whole and in the label cut to its frame")
func hostileNamesAreEscaped() throws {
  let names = SampleProfile.hostileNames
  let svg = graph(profile(names, names.indices.map { [$0] }))
  let reader = try read(svg)
  #expect(reader.frames.count == names.count + 1)
  for name in names where !name.isEmpty {
    let line = XMLText.escaped(SingleLine.of(name))
    #expect(svg.contains("<title>\(line)\n"), "\(name)")
  }
  #expect(!svg.contains("<script>alert") && svg.contains("&lt;scr"))
  #expect(svg.matches(of: /]]>/).count == 1, "the script's end alone")
}

@Test("a stack of 2,000 frames is cut and the picture says so; one frame is drawn whole")
func depthIsBounded() throws {
  let deep = try read(graph(profile(["a", "b"], [(0..<2_000).map { $0 % 2 }])))
  #expect(deep.frames.count == FlameLayout.depthLimit)
  #expect(
    graph(profile(["a", "b"], [(0..<2_000).map { $0 % 2 }])).contains(">1,841 frames are too"))
  let one = graph(profile(["only"], [[0]]))
  let depths = try read(one).frames.map(\.depth)
  #expect(depths == [0, 1])
  #expect(one.contains(">only</text>") && !one.contains("too narrow"))
}

@Test("frames under a thousandth are left out and counted, and a picture stays under 2 MB")
func picturesStaySmall() throws {
  let names = (0..<900).map { String(repeating: "Long.Module.Name.", count: 20) + "f\($0)" }
  var random = SplitMix64(seed: 3)
  let stacks = (0..<900).map { first in
    [first] + (0..<40).map { _ in Int(random.next() % 900) }
  }
  let svg = graph(profile(names, stacks))
  let reader = try read(svg)
  #expect(reader.frames.count == FlameLayout.frameLimit + 1)
  #expect(svg.utf8.count < 2_000_000)
  var uneven = profile(["much", "little"], [[0], [1]], value: 10_000)
  uneven.stacks[1].values = [9]
  let cut = graph(uneven)
  #expect(cut.contains("1 frame is too narrow") && !cut.contains("little"))
}

@Test("a function has one colour in every picture; runtime and unknown ones have their own")
func coloursAreStable() throws {
  func style(_ frame: StackProfile.Frame) throws -> String {
    var single = profile(["x"], [[0]])
    single.frames = [frame]
    return try #require(read(graph(single)).frames.last).style
  }
  let first = try style(.init("Feed.handle(_:)", file: "A.swift", line: 1))
  let styles = [
    try style(.init("Feed.handle(_:)", file: "B.swift", line: 9)),
    try style(.init("Feed.handle(_:)", isInlined: true)),
    try style(.init("swift_retain", owner: .runtime)), try style(.init("0x1", owner: .unknown)),
  ]
  #expect(styles == [first, first + " i", "f r", "f u"])
  let colors = try Set((0..<60).map { try style(.init("function \($0)")) })
  #expect(colors.count == FlameStyle.colors)
}

@Test("labels are cut by what they take on the screen, with an ellipsis")
func labelsAreCut() {
  #expect(FunctionText.fitted("abcdef", columns: 6) == "abcdef")
  #expect(FunctionText.fitted("abcdef", columns: 5) == "abcd…")
  #expect(FunctionText.fitted("日本語日本語", columns: 6) == "日本…")
  #expect(FunctionText.fitted("abcdef", columns: 2) == "")
  let long = "Module." + String(repeating: "x", count: 500) + ".end()"
  #expect(
    FunctionText.shown(long).hasPrefix("Module.") && FunctionText.shown(long).hasSuffix(".end()"))
  #expect(DisplayWidth.width(of: FunctionText.shown(long)) == FunctionText.tableLimit)
}
