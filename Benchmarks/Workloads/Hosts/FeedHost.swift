/// Keeps the rows of a feed by cell: makes, binds, moves, parks and destroys them when told to.
///
/// A model of a toolkit's side of a list, in plain Swift: text is really laid out and, with the
/// weight `pixels`, really drawn, but there is no compositor and no event. Cells are slots of an
/// array, so finding one is one index. Telling it about a cell that it does not hold is a fault of
/// the caller and stops.
package struct FeedHost {
  /// What a slot holds.
  private enum Cell {
    case empty
    case text(TextRow)
    case pixels(PixelRow)
  }

  /// What the rows cost.
  package let weight: RowWeight
  private let writer: RowWriter
  private let style: RowStyle
  private let painter: RowPainter?
  private var cells = ContiguousArray<Cell>()
  private var places = ContiguousArray<Place>()

  /// Where a cell is, and whether it can be seen.
  private struct Place {
    var leading = 0.0
    var isParked = true
  }

  /// Makes a host without cells for the feed of a writer; sizes in points.
  ///
  /// With the weight `pixels` it draws the pictures of every glyph now, so that no row pays.
  package init(weight: RowWeight, writer: RowWriter, width: Double = 390, height: Double = 72) {
    self.weight = weight
    self.writer = writer
    style = RowStyle(width: width, height: height)
    painter = weight == .pixels ? RowPainter(style: style) : nil
  }

  /// Makes the row of a cell: blank, out of sight, not bound.
  ///
  /// `kind` is the row's recycle pool; both kinds are made alike.
  package mutating func make(cell: Int, kind: Int) {
    while cells.count <= cell {
      cells.append(.empty)
      places.append(Place())
    }
    places[cell] = Place()
    cells[cell] =
      if let painter {
        .pixels(PixelRow(style: style, painter: painter))
      } else {
        .text(TextRow(style: style))
      }
  }

  /// Shows a row of the feed in a cell: lays it out, and draws it where the weight says so.
  package mutating func bind(cell: Int, row: Int) {
    let content = writer.content(ofRow: row)
    switch cells[cell] {
    case .empty: preconditionFailure("cell \(cell) was bound before it was made")
    case .text(let text): text.bind(content)
    case .pixels(let pixels): pixels.bind(content)
    }
    places[cell].isParked = false
  }

  /// Puts a cell's leading edge at a position of the content, in points.
  package mutating func move(cell: Int, to leading: Double) {
    places[cell].leading = leading
    places[cell].isParked = false
  }

  /// Takes a cell out of sight and keeps it.
  package mutating func park(cell: Int) {
    places[cell].isParked = true
  }

  /// Frees a cell's row.
  package mutating func destroy(cell: Int) {
    cells[cell] = .empty
    places[cell].isParked = true
  }
}

extension FeedHost {
  /// The number of cells that hold a row, parked ones too; O(cells).
  package var cellCount: Int {
    cells.reduce(0) { if case .empty = $1 { $0 } else { $0 + 1 } }
  }

  /// The row of the feed that a cell shows; nil for an empty, unbound or parked cell.
  package func row(inCell cell: Int) -> Int? {
    guard cells.indices.contains(cell), !places[cell].isParked else { return nil }
    return text(ofCell: cell)?.content?.row
  }

  /// The position of a cell's leading edge, in points; nil for an empty or parked cell.
  package func leading(ofCell cell: Int) -> Double? {
    guard cells.indices.contains(cell), !places[cell].isParked else { return nil }
    return places[cell].leading
  }

  /// A hash of what a cell shows: its pixels, or its text where it has none; 0 for an empty cell.
  package func fingerprint(ofCell cell: Int) -> UInt64 {
    guard cells.indices.contains(cell) else { return 0 }
    var fingerprint = Fingerprint()
    if case .pixels(let row) = cells[cell] {
      for pixel in row.store.pixels { fingerprint.combine(pixel) }
    } else if let content = text(ofCell: cell)?.content {
      for part in [content.name, content.time, content.body] { fingerprint.combine(part) }
    } else {
      return 0
    }
    return fingerprint.value
  }

  private func text(ofCell cell: Int) -> TextRow? {
    switch cells[cell] {
    case .empty: nil
    case .text(let row): row
    case .pixels(let row): row.text
    }
  }
}
