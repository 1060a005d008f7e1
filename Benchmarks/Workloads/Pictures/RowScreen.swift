/// A picture of one screen of a feed: the rows that a viewport shows at an offset.
///
/// Draws every visible row as a `PixelRow` and copies its pixels. Makes the glyphs' pictures once.
/// For pages and for eyes; nothing of it is measured.
package struct RowScreen {
  private let writer: RowWriter
  private let width: Int
  private let height: Int
  private let rowHeight: Int
  private let style: RowStyle
  private let painter: RowPainter

  /// A screen over the feed of a writer; sizes in points, one point a pixel, each 1…10,000.
  package init(writer: RowWriter, width: Int = 390, height: Int = 844, rowHeight: Int = 72) {
    self.writer = writer
    self.width = max(1, width)
    self.height = max(1, height)
    self.rowHeight = max(1, rowHeight)
    style = RowStyle(width: Double(self.width), height: Double(self.rowHeight))
    painter = RowPainter(style: style)
  }

  /// The screen at a content offset in points; an offset below 0 counts as 0. Nothing lies beyond
  /// 2³².
  package func image(atOffset offset: Int) -> PNGImage? {
    let row = PixelRow(style: style, painter: painter)
    let offset = max(0, min(1 << 32, offset))
    var bytes = ContiguousArray<UInt8>()
    bytes.reserveCapacity(width * height * 3)
    var bound: Int?
    for line in offset..<offset + height {
      let index = line / rowHeight
      if bound != index {
        row.bind(writer.content(ofRow: index))
        bound = index
      }
      Self.append(line: line % rowHeight, of: row.store, to: &bytes)
    }
    return PNGImage(width: width, height: height, samples: .rgb, bytes: bytes)
  }

  private static func append(
    line: Int, of store: PixelStore, to bytes: inout ContiguousArray<UInt8>
  ) {
    for pixel in store.pixels[line * store.width..<(line + 1) * store.width] {
      for shift in [16, 8, 0] as ContiguousArray<UInt32> {
        bytes.append(UInt8(truncatingIfNeeded: pixel >> shift))
      }
    }
  }
}
