/// A report as Markdown that reads well both raw and rendered: tables padded by display width,
/// numbers on the right, no line wasted.
package struct MarkdownRenderer: Sendable {
  private let chartPath: @Sendable (String) -> String

  /// Makes a renderer; `chartPath` gives the link to the chart with a name.
  package init(chartPath: @escaping @Sendable (String) -> String = { "\($0).svg" }) {
    self.chartPath = chartPath
  }

  /// The whole report, its last line ended.
  package func text(of report: Report) -> String {
    var lines = ["# " + MarkdownText.escaped(report.title)]
    lines += report.facts.map {
      "- **\(MarkdownText.escaped($0.label)):** \(MarkdownText.escaped($0.text))"
    }
    lines += self.lines(ofWarnings: report.warnings)
    for section in report.sections { lines += self.lines(of: section) }
    if report.sections.isEmpty { lines += ["", "Nothing was measured."] }
    if !report.conclusions.isEmpty {
      lines += ["", "## Conclusion"]
      lines += report.conclusions.enumerated().map { index, sentence in
        "\(index + 1). " + MarkdownText.paragraph(sentence)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line, however many: more would push the results out of sight.
  private func lines(ofWarnings warnings: [String]) -> [String] {
    let shown = warnings.count > 5 ? Array(warnings.prefix(4)) : warnings
    let more = warnings.count - shown.count
    let texts = (shown + (more > 0 ? ["\(more) more are in the record"] : [])).map { text in
      text.hasSuffix(".") ? text : text + "."
    }
    let label = warnings.count == 1 ? "Warning" : "Warnings"
    let line = "- **\(label):** " + MarkdownText.escaped(texts.joined(separator: " "))
    return warnings.isEmpty ? [] : [line]
  }

  private func lines(of section: Report.Section) -> [String] {
    var lines = ["", "## " + MarkdownText.escaped(section.title)]
    for (index, table) in section.tables.enumerated() {
      if index > 0 { lines.append("") }
      if !table.title.isEmpty { lines.append("### " + MarkdownText.escaped(table.title)) }
      lines += MarkdownTable.lines(of: table)
    }
    lines += section.charts.map(line)
    return lines
  }

  private func line(of chart: Report.Chart) -> String {
    let title = MarkdownText.escaped(chart.title)
    let left =
      chart.remarks.isEmpty ? "" : "Not in it: " + chart.remarks.joined(separator: "; ") + "."
    guard !chart.curves.isEmpty else { return "No chart “\(title)”. " + MarkdownText.escaped(left) }
    let image = "![\(title)](\(Self.address(chartPath(chart.name))))"
    return left.isEmpty ? image : image + "\n" + MarkdownText.escaped(left)
  }

  /// A path as the address of a link: what would end it is percent-encoded.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }.joined()
  }
}
