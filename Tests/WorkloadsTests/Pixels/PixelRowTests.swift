import Testing

@testable import Workloads

@Suite struct PixelRowTests {
  let style = RowStyle(width: 390, height: 72)
  let writer = RowWriter(seed: 1)

  private func row(_ index: Int, _ painter: RowPainter) -> PixelRow {
    let row = PixelRow(style: style, painter: painter)
    row.bind(writer.content(ofRow: index))
    return row
  }

  private func hash(_ row: PixelRow) -> String {
    var fingerprint = Fingerprint()
    for pixel in row.store.pixels { fingerprint.combine(pixel) }
    return String(fingerprint.value, radix: 16)
  }

  @Test("a row bound again has exactly the pixels of a fresh one; rows differ")
  func rebinding() {
    let painter = RowPainter(style: style)
    let reused = row(0, painter)
    for index in [1, 6, 0] {
      reused.bind(writer.content(ofRow: index))
      #expect(reused.store.pixels == row(index, painter).store.pixels)
    }
    #expect(row(0, painter).store.pixels != row(1, painter).store.pixels)
    #expect(reused.store.pixels.count * 4 == 112_320)
  }

  @Test("the drawing of two rows is the one that was looked at")
  func goldens() {
    let painter = RowPainter(style: style)
    #expect(hash(row(0, painter)) == "be175cd850504e1d")
    #expect(hash(row(1, painter)) == "2c54409b9179a9c6")
  }

  @Test("the pixels go when the row goes")
  func rowsAreFreed() {
    let painter = RowPainter(style: style)
    var kept: PixelRow? = row(0, painter)
    weak let gone = kept
    #expect(gone != nil)
    kept = nil
    #expect(gone == nil)
  }
}
