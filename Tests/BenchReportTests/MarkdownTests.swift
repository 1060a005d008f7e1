import BenchModel
import Testing

@testable import BenchReport

@Test(
  "markup is escaped and a text stays on one line",
  arguments: [
    ("a|b`c<d\ne", "a\\|b\\`c\\<d e"), ("a\\|b", "a\\\\\\|b"), ("|\u{301}x", "\\|\u{301}x"),
    ("a\r\nb\tc\u{0}d\u{2028}e", "a b c d e"), ("snake_case _it_ x_", "snake_case \\_it\\_ x\\_"),
    ("*b* [l](u) ~s~", "\\*b\\* \\[l\\](u) \\~s\\~"),
    ("R&D &amp; &#1; a & b", "R\\&D \\&amp; \\&#1; a & b"),
    ("feed/µ 日本 —", "feed/µ 日本 —"), ("", ""),
  ])
func markupIsEscaped(text: String, escaped: String) {
  #expect(MarkdownText.escaped(text) == escaped)
}

@Test(
  "a paragraph is no heading, list or quotation, and may begin with a number",
  arguments: [
    ("# a", "\\# a"), ("> a", "\\> a"), ("- a", "\\- a"), ("--- ", "\\---"),
    ("-5 % less", "-5 % less"),
    ("  a ", "a"), (" \n", ""),
  ])
func paragraphsAreParagraphs(text: String, paragraph: String) {
  #expect(MarkdownText.paragraph(text) == paragraph)
}

@Test("footnotes have superscript numbers")
func footnoteMarks() {
  #expect([0, 8, 9, 41].map(MarkdownText.mark) == ["¹", "⁹", "¹⁰", "⁴²"])
}

@Test(
  "display width counts columns of the screen",
  arguments: [
    ("", 0), ("abc", 3), ("µ—±¹", 4), ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("a\u{200B}b", 2),
    ("ｆ", 2), ("한", 2),
  ])
func displayWidths(text: String, width: Int) {
  #expect(DisplayWidth.width(of: text) == width)
  #expect(DisplayWidth.width(of: DisplayWidth.padded(text, to: 6)) == 6)
}

@Test("the lines of a table are equally wide, with the same cells, whatever the ids")
func tablesAreAligned() {
  let ids = ["a|b", "日本", "`x`", "x", String(repeating: "long ", count: 40), "<b>", "a\nb", "\\"]
  let results = ids.map { SampleRecord.result($0, [(.cpu, .sampled([1, 2]))]) }
  let text = MarkdownRenderer().text(of: Report(of: SampleRecord.record(results), layouts: []))
  let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }
  #expect(lines.count == ids.count + 2)
  #expect(Set(lines.map { DisplayWidth.width(of: $0) }).count == 1)
  #expect(lines[1].hasSuffix("-: |") && lines[1].hasPrefix("| --"))
  for line in lines {
    let bare = line.replacing("\\\\", with: "").replacing("\\|", with: "")
    #expect(bare.filter { $0 == "|" }.count == 8, "\(line)")
  }
}

@Test("a full report of three suites has at most 100 lines, none of a table wider than 140")
func reportsAreShort() {
  let columns: [TableColumn] = [
    .metric("Frame p99", "cpu"), .metric("Allocations", "allocations"),
    .metric("Allocated", "allocatedBytes"), .metric("Peak", "peakBytes"), .metric("Made", "made"),
  ]
  func table(_ name: String, _ rows: Int) -> TableLayout {
    let ids = (0..<rows).map { "\(name)/recycle/pixels/\($0)" }
    return TableLayout(
      title: name, labels: ["Strategy"], rows: ids.map { TableRow($0, source: $0) },
      columns: columns
    ) { _ in "What the table says, in a sentence." }
  }
  let tables = [("A", 8), ("B", 8), ("C", 8), ("D", 8), ("E", 1)].map { table($0.0, $0.1) }
  let chart = SampleLayouts.feed.charts
  let layouts = [tables[...1], tables[2...2], tables[3...]].map { tables in
    SectionLayout(title: "Suite", tables: Array(tables), charts: chart) { _ in "A sentence." }
  }
  let results = tables.flatMap { $0.rows.flatMap { $0.sources.values } }.map { id in
    SampleRecord.result(
      id,
      [
        (.cpu, .sampled([123_456, 234_567])), (.allocations, .exact(1_234_567)),
        (.allocatedBytes, .unavailable("no counter")), (.peakBytes, .exact(1_288_490_188)),
      ], warnings: [id])
  }
  let record = SampleRecord.record(results + SampleRecord.record.benchmarks)
  let report = Report(of: record, layouts: layouts, showsOthers: false)
  let lines = MarkdownRenderer().text(of: report).split(
    separator: "\n", omittingEmptySubsequences: false)
  #expect(lines.count <= 100)
  let widths = lines.filter { $0.hasPrefix("|") }.map { DisplayWidth.width(of: $0) }
  #expect((widths.max() ?? 0) <= 140)
}
