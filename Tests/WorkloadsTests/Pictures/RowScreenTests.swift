import Testing

@testable import Workloads

@Suite struct RowScreenTests {
  @Test("a screen shows the rows of its offset, and its file is below 150 kB")
  func screenShowsItsRows() throws {
    let writer = RowWriter(seed: 1)
    let screen = RowScreen(writer: writer)
    let top = try #require(screen.image(atOffset: 0))
    #expect(top.width == 390 && top.height == 844)
    #expect(top.encoded().count < 150_000)
    let rowBytes = 390 * 72 * 3
    let second = try #require(screen.image(atOffset: 72))
    #expect(top.bytes[rowBytes...].elementsEqual(second.bytes[..<(second.bytes.count - rowBytes)]))

    let style = RowStyle(width: 390, height: 72)
    let row = PixelRow(style: style, painter: RowPainter(style: style))
    row.bind(writer.content(ofRow: 1))
    let samples = row.store.pixels.flatMap { pixel in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(second.bytes[..<rowBytes].elementsEqual(samples))
  }

  @Test("an offset below the top is the top, and any other is a screen")
  func anyOffset() {
    let screen = RowScreen(writer: RowWriter(seed: 1), width: 100, height: 20)
    let top = screen.image(atOffset: 0)
    #expect(top != nil)
    #expect(screen.image(atOffset: -1) == top && screen.image(atOffset: .min) == top)
    #expect(screen.image(atOffset: .max) != nil)
  }
}
