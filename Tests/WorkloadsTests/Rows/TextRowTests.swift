import Testing

@testable import Workloads

@Suite struct TextRowTests {
  let style = RowStyle(width: 390, height: 72)
  let writer = RowWriter(seed: 1)

  private func row(_ index: Int) -> TextRow {
    let row = TextRow(style: style)
    row.bind(writer.content(ofRow: index))
    return row
  }

  private func isLaidOut(_ row: TextRow, like other: TextRow) -> Bool {
    row.name.lines == other.name.lines && row.time.lines == other.time.lines
      && row.body.lines == other.body.lines && row.content == other.content
  }

  @Test("a row bound again is laid out as a fresh one")
  func rebinding() {
    let reused = row(0)
    for index in [1, 2, 0, 77] {
      reused.bind(writer.content(ofRow: index))
      #expect(isLaidOut(reused, like: row(index)))
    }
    #expect(!isLaidOut(row(0), like: row(1)))
  }

  @Test("another width breaks other lines; the first width breaks the first ones again")
  func fitting() {
    let fitted = row(5)
    fitted.fit(width: 240)
    #expect(fitted.body.lines != row(5).body.lines)
    fitted.fit(width: 390)
    #expect(isLaidOut(fitted, like: row(5)))
  }

  @Test("name, time and body keep to their places", arguments: 0..<60)
  func placesAreKept(index: Int) {
    let row = row(index)
    #expect(style.textLeft + row.name.width <= row.timeLeft)
    #expect((row.timeLeft + row.time.width - (390 - style.rightMargin)).magnitude < 1e-9)
    #expect(row.body.width <= 390 - style.textLeft - style.rightMargin)
    #expect(row.body.lines.count <= 3)
  }
}
