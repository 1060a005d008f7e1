/// A report before it is rendered: what is said, in which order, with every number already a text.
///
/// Texts are plain: escaping belongs to the renderers. Invariant: a table's rows all have one cell
/// a column, and a cell's notes index the table's notes.
package struct Report: Equatable, Sendable {
  package var title: String
  /// What was measured, on what, when and how.
  package var facts: [Fact]
  /// What may have harmed the measurements.
  package var warnings: [String]
  package var sections: [Section]
  /// The sections' sentences, in their order.
  package var conclusions: [String]

  /// The charts that have something to draw, in their order.
  package var charts: [Chart] { sections.flatMap(\.charts).filter { !$0.curves.isEmpty } }

  /// A labelled line at the top.
  package struct Fact: Equatable, Sendable {
    package var label: String
    package var text: String
  }

  /// A part of the report, one a suite.
  package struct Section: Equatable, Sendable {
    package var title: String
    package var tables: [Table]
    package var charts: [Chart]
  }

  /// A table with its caption and footnotes.
  package struct Table: Equatable, Sendable {
    package var title: String
    package var columns: [Column]
    package var rows: [[Cell]]
    package var caption: String
    /// Footnotes; cells refer to them by index.
    package var notes: [String]
    /// What holds for the table as a whole, after the footnotes.
    package var remarks: [String]
  }

  /// A column's header, its unit included.
  package struct Column: Equatable, Sendable {
    package var header: String
    /// True for numbers, which are aligned to the right.
    package var isNumeric: Bool
  }

  /// A cell's text and the footnote it refers to.
  package struct Cell: Equatable, Sendable {
    package var text: String
    package var note: Int?

    package init(_ text: String, note: Int? = nil) {
      self.text = text
      self.note = note
    }
  }

  /// A chart; drawing it is a renderer's work.
  package struct Chart: Equatable, Sendable {
    package var title: String
    /// The part of the file's name that tells this chart from others.
    package var name: String
    package var x: ChartAxis
    package var y: ChartAxis
    package var style: ChartLayout.Style
    package var curves: [Curve]
    /// What the chart leaves out, and why.
    package var remarks: [String]
  }

  /// A curve's name and points, all finite.
  package struct Curve: Equatable, Sendable {
    package var label: String
    package var points: [Point]
  }

  /// A point of a curve, in the recorded units.
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }
}
