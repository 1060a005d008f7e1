import InfiniteScroll
import Testing

@Suite("Window: nothing visible moves")
struct WindowStillnessTests {
  /// Lengths that no sum represents exactly: what stays must stay to the last bit all the same.
  private func window(
    _ change: (inout WindowConfiguration) -> Void = { _ in }
  ) throws -> WindowEngine {
    var configuration = WindowConfiguration(lower: -50, upper: 50, extent: 33.3, viewport: 200.7)
    configuration.spacing = 0.1
    for row in stride(from: -49, through: 49, by: 7) { configuration.extents[row] = 41.7 }
    configuration.offset = 1234.567
    change(&configuration)
    return try WindowEngine(configuration)
  }

  @Test("100,000 prepends, one by one, move nothing and keep no memory")
  func prepends() throws {
    var window = try window()
    let visible = window.visibleRows
    let offset = window.offset
    var correction = 0.0
    for _ in 0..<100_000 { correction += try window.handle(.prepend(1)).offsetCorrection }
    #expect(window.visibleRows == visible)
    #expect(window.lower == -100_050)
    #expect(abs(window.offset - offset - 100_000 * 33.4) < 1e-6)
    #expect(abs(correction - 100_000 * 33.4) < 1e-3)
  }

  @Test("prepending, appending, dropping and holding more rows move nothing")
  func rows() throws {
    for event in [
      WindowEvent.prepend(3), .append(3), .drop(leading: 30, trailing: 40),
      .drop(leading: 1, trailing: 0), .hold(lower: -400, upper: 400), .prepend(0),
    ] {
      var window = try window()
      let visible = window.visibleRows
      let before = window.offset
      let change = try window.handle(event)
      #expect(window.visibleRows == visible, "\(event)")
      #expect(abs(change.offsetCorrection - (window.offset - before)) < 1e-9, "\(event)")
    }
  }

  @Test("rows that are resized above the viewport move nothing")
  func resizedAbove() throws {
    var window = try window()
    let visible = window.visibleRows
    let first = try #require(visible.first).ordinal
    let before = window.offset
    for row in -50..<first { try window.handle(.resize(row: row, by: Double(row + 60) / 7)) }
    #expect(window.visibleRows == visible)
    #expect(window.offset > before + 50)
    #expect(try window.handle(.measure(row: -50, extent: 100.1)).offsetCorrection > 0)
    #expect(window.visibleRows == visible)
  }

  @Test("the row that spans the leading edge keeps its own leading edge when it grows or shrinks")
  func spanning() throws {
    var window = try window()
    let first = try #require(window.visibleRows.first)
    #expect(first.position < 0)
    let change = try window.handle(.resize(row: first.ordinal, by: 10))
    #expect(change.offsetCorrection == 0)
    let grown = try #require(window.visibleRows.first)
    #expect(grown.position == first.position)
    #expect(grown.extent == first.extent + 10)
    #expect(window.row(first.ordinal + 1)?.position == first.position + grown.extent + 0.1)
    try window.handle(.measure(row: first.ordinal, extent: 0.5))
    #expect(window.row(first.ordinal)?.position == first.position)
    #expect(window.visibleOrdinals?.lowerBound == first.ordinal + 1)
  }

  @Test("a row resized below the first visible one pushes what follows, and only that")
  func resizedBelow() throws {
    var window = try window()
    let visible = window.visibleRows
    let change = try window.handle(.resize(row: visible[2].ordinal, by: 5))
    #expect(change.offsetCorrection == 0)
    #expect(window.visibleRows.prefix(2) == visible.prefix(2))
    #expect(window.visibleRows[2].position == visible[2].position)
    #expect(window.row(visible[3].ordinal)?.position == visible[3].position + 5)
  }

  @Test("one edit that removes rows above and prepends moves nothing")
  func edit() throws {
    var window = try window()
    let visible = window.visibleRows
    let change = try window.handle(.edit(remove: [-50, -49, -30, 45], prepend: 12, append: 2))
    #expect(window.visibleRows == visible)
    #expect(change.removed == 4)
    #expect(change.prepended == 12)
    #expect(change.appended == 2)
    #expect(window.lower == -62)
    #expect(window.upper == 52)
    #expect(window.count == 111)
  }

  @Test("when the first visible rows are removed, the next visible one stays where it is")
  func removedAnchor() throws {
    var window = try window()
    let visible = window.visibleRows
    try window.handle(.edit(remove: [visible[0].ordinal, visible[1].ordinal], prepend: 1))
    #expect(window.row(visible[2].ordinal) == visible[2])
    #expect(window.row(visible[0].ordinal) == nil)
  }

  @Test("when all visible rows are removed, the next one takes the place of the first")
  func removedAll() throws {
    var window = try window()
    let visible = window.visibleRows
    let last = try #require(visible.last).ordinal
    try window.handle(.edit(remove: visible.map(\.ordinal)))
    #expect(window.visibleRows.first?.ordinal == last + 1)
    #expect(window.visibleRows.first?.position == visible[0].position)
    try window.handle(.edit(remove: Array(last...50)))
    #expect(window.upper == visible[0].ordinal - 1)
    #expect(window.row(window.upper)?.position == visible[0].position)
  }

  @Test("growing and dropping in motion shift what is visible by exactly the motion")
  func motion() throws {
    var window = try window { $0.cap = 20 }
    for step in 0..<500 {
      let before = window.visibleRows
      let distance = Double((step * 37) % 61 - 30) * 1.1
      try window.handle(.scrollBy(distance: distance, seconds: 1.0 / 60))
      for old in before {
        guard let now = window.row(old.ordinal) else { continue }
        #expect(abs(now.position - (old.position - distance)) < 1e-9, "step \(step)")
      }
    }
    #expect(window.clampedFrames == 0)
  }
}
