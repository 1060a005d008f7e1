import InfiniteScroll
import Testing

@Suite("Window: what is on screen")
struct WindowRowsTests {
  private func window(layout: LayoutDirection = .leftToRight) throws -> WindowEngine {
    var configuration = WindowConfiguration(lower: 0, upper: 20, extent: 100, viewport: 250)
    configuration.extents = [2: 30, 5: 40]
    configuration.offset = 150
    configuration.layout = layout
    return try WindowEngine(configuration)
  }

  @Test("visible is what meets [0, viewport), with its position and extent")
  func visible() throws {
    let rows = try window().visibleRows
    #expect(rows.map(\.ordinal) == [1, 2, 3, 4])
    #expect(rows.map(\.position) == [-42, 66, 104, 212])
    #expect(rows.map(\.extent) == [100, 30, 100, 100])
  }

  @Test("right to left mirrors positions, and nothing else")
  func rightToLeft() throws {
    let (left, right) = (try window(), try window(layout: .rightToLeft))
    #expect(right.layout == .rightToLeft)
    #expect(right.visibleRows.map(\.ordinal) == [1, 2, 3, 4])
    #expect(right.visibleRows.map(\.position) == [192, 154, 46, -62])
    #expect(right.offset == left.offset)
    #expect(right.row(0)?.position == 300)
  }

  @Test("what should exist is the visible rows and the overscan, as far as rows are held")
  func materialised() throws {
    var window = try window()
    var rows: [WindowRow] = []
    window.fillMaterialised(&rows)
    #expect(rows.map(\.ordinal) == [0, 1, 2, 3, 4, 5])
    #expect(rows.map(\.position) == [-150, -42, 66, 104, 212, 320])
    #expect(window.materialisedOrdinals == 0...5)
    window.fillVisible(&rows)
    #expect(rows == window.visibleRows)
    try window.handle(.drop(leading: 1, trailing: 15))
    #expect(window.materialisedOrdinals == 1...5)
    try window.handle(.scrollTo(offset: 0))
    #expect(window.materialisedOrdinals == 0...4)
  }

  @Test("a change keeps the rows unless some came or went")
  func keepsRows() throws {
    for event in [
      WindowEvent.prepend(1), .append(1), .drop(leading: 1, trailing: 0),
      .drop(leading: 0, trailing: 1), .edit(remove: [19]),
    ] {
      var window = try window()
      #expect(try !window.handle(event).keepsRows, "\(event)")
    }
    var window = try window()
    let change = try window.handle(.resize(row: 0, by: 5))
    #expect(change.offsetCorrection == 5 && change.keepsRows)
  }

  @Test("removed rows take no room and are stepped over, wherever they are")
  func removed() throws {
    var window = try window()
    try window.handle(.edit(remove: [2, 3, 5, 6, 7, 20]))
    #expect(window.visibleRows.map(\.ordinal) == [1, 4, 8])
    #expect(window.visibleRows.map(\.position) == [-42, 66, 174])
    #expect(window.upper == 19)
    #expect(window.count == 15)
    #expect(window.row(3) == nil)
    #expect(window.row(21) == nil)
    #expect(window.contentExtent == 15 * 108 - 8)
    try window.handle(.append(1))
    #expect(window.upper == 21)
    try window.handle(.edit(remove: [-1, -2, -400]))
    try window.handle(.prepend(2))
    #expect(window.lower == -4)
    try window.handle(.edit(remove: [-3, 4]))
    #expect(window.visibleRows.map(\.ordinal) == [1, 8, 9])
  }

  @Test("extents are remembered while rows are not held, until they are forgotten")
  func remembered() throws {
    var window = try window()
    try window.handle(.resize(row: 20, by: 7))
    try window.handle(.measure(row: 30, extent: 55))
    try window.handle(.drop(leading: 0, trailing: 3))
    try window.handle(.append(3))
    #expect(window.row(20)?.extent == 107)
    try window.handle(.edit(remove: [19]))
    try window.handle(.drop(leading: 0, trailing: 2))
    let rows = window.visibleRows
    #expect(try window.handle(.forgetExtents).keepsRows)
    #expect(window.visibleRows == rows)
    try window.handle(.append(12))
    #expect(window.row(20)?.extent == 100)
    #expect(window.row(30)?.extent == 100)
    #expect(window.row(19) == nil)
    #expect(window.row(5)?.extent == 40)
  }

  @Test("a calendar of ±10 days is 21 days, however often it is loaded")
  func calendar() throws {
    var window = try WindowEngine(
      WindowConfiguration(lower: 0, upper: 0, extent: 60, viewport: 400))
    #expect(try window.handle(.hold(lower: -10, upper: 10)).appended == 10)
    #expect(window.count == 21)
    #expect(try window.handle(.hold(lower: -10, upper: 10)).keepsRows)
    #expect(try window.handle(.hold(lower: -3, upper: 4)).keepsRows)
    #expect(window.count == 21)
    try window.handle(.show(row: 0))
    #expect(window.visibleRows.first?.ordinal == 0)
    #expect(try window.handle(.hold(lower: 12, upper: 13)).appended == 3)
  }
}
