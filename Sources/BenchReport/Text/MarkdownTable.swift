/// A table as Markdown: padded by display width, numbers on the right.
enum MarkdownTable {
  /// Header, rule and rows, and below them caption and footnotes.
  static func lines(of table: Report.Table) -> [String] {
    let cells = table.rows.map { row in
      row.map { cell in
        MarkdownText.escaped(cell.text) + (cell.note.map { " " + MarkdownText.mark($0) } ?? "")
      }
    }
    let headers = table.columns.map { MarkdownText.escaped($0.header) }
    let widths = headers.indices.map { column in
      ([headers[column]] + cells.map { $0[column] }).map(DisplayWidth.width).reduce(3, max)
    }
    let line = { (texts: [String]) -> String in
      let padded = texts.indices.map { column in
        DisplayWidth.padded(
          texts[column], to: widths[column], right: table.columns[column].isNumeric)
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rules = table.columns.indices.map { column in
      String(repeating: "-", count: widths[column] - (table.columns[column].isNumeric ? 1 : 0))
        + (table.columns[column].isNumeric ? ":" : "")
    }
    let below = [MarkdownText.paragraph(table.caption)] + notes(of: table)
    let text = below.filter { !$0.isEmpty }.joined(separator: " ")
    return [line(headers), line(rules)] + cells.map(line) + (text.isEmpty ? [] : ["", text])
  }

  private static func notes(of table: Report.Table) -> [String] {
    let notes = table.notes.enumerated().map { index, note in
      "\(MarkdownText.mark(index)) \(MarkdownText.escaped(note))."
    }
    let remarks = table.remarks.map(MarkdownText.escaped)
    let line = (notes + remarks).joined(separator: " ")
    return line.isEmpty ? [] : [line]
  }
}
