/// Draws a laid-out row, glyph by glyph.
///
/// Holds the glyphs' pictures and the palette; immutable and shared by every row. Cost of a row:
/// one store for each of its pixels, then a blend for each pixel that a glyph or the picture's
/// shape covers.
final class RowPainter: Sendable {
  private let nameAtlas: GlyphAtlas
  private let timeAtlas: GlyphAtlas
  private let bodyAtlas: GlyphAtlas
  private let disc: CoverageMask
  private let badge: CoverageMask

  private let paper = Colour(0xFFFFFF)
  private let ink = Colour(0x16181D)
  private let softInk = Colour(0x3C4149)
  private let paleInk = Colour(0x8A9099)
  private let tagInk = Colour(0x2F62B5)
  private let hairline = Colour(0xE3E6EA)
  private let tints: ContiguousArray<Colour> = ContiguousArray(
    [
      0x3D6FB6, 0xB4572F, 0x3F8F6B, 0x7E5AA8, 0xC2912B, 0x3A8CA0, 0xB04A6A, 0x5F6B7A,
    ].map(Colour.init))

  /// Draws the glyphs' pictures of a style.
  init(style: RowStyle) {
    nameAtlas = GlyphAtlas(style.alphabet, in: style.nameFace)
    timeAtlas = GlyphAtlas(style.alphabet, in: style.timeFace)
    bodyAtlas = GlyphAtlas(style.alphabet, in: style.bodyFace)
    let side = Int(style.pictureSide)
    disc = .roundedSquare(side: side, radius: style.pictureSide / 2)
    badge = .roundedSquare(side: side, radius: 10)
  }

  /// A store of the row's size, blank.
  func blankStore(of style: RowStyle) -> PixelStore {
    PixelStore(width: Int(style.width), height: Int(style.height), filledWith: paper)
  }

  /// Draws a row over whatever the store shows.
  func draw(_ row: TextRow, into store: inout PixelStore) {
    let style = row.style
    store.clear(to: paper)
    if let content = row.content { drawPicture(content, style: style, into: &store) }
    draw(row.name, nameAtlas, x: style.textLeft, y: style.nameBaseline, ink, &store)
    draw(row.time, timeAtlas, x: row.timeLeft, y: style.nameBaseline, paleInk, &store)
    draw(row.body, bodyAtlas, x: style.textLeft, y: style.bodyBaseline, softInk, &store)
    store.fill(Int(style.textLeft)..<store.width, store.height - 1..<store.height, with: hairline)
  }

  private func draw(
    _ block: TextBlock, _ atlas: GlyphAtlas, x: Double, y: Double, _ colour: Colour,
    _ store: inout PixelStore
  ) {
    var baseline = Int(y)
    for line in block.lines {
      draw(line, atlas, x: x, baseline: baseline, colour, &store)
      baseline += Int(block.face.lineHeight)
    }
  }

  private func draw(
    _ line: TextLine, _ atlas: GlyphAtlas, x: Double, baseline: Int, _ colour: Colour,
    _ store: inout PixelStore
  ) {
    for index in 0..<line.count {
      let quarters = Int(((x + Double(line.positions[index])) * 4).rounded())
      let picture = atlas.picture(of: line.glyphs[index], quarters: quarters & 3)
      store.blend(
        picture.mask, left: (quarters >> 2) + picture.left, top: baseline - picture.top,
        in: line.roles[index] == .tag ? tagInk : colour)
    }
  }

  /// The author's picture: a disc or a rounded square with two initials.
  private func drawPicture(_ content: RowContent, style: RowStyle, into store: inout PixelStore) {
    let inset = Int(style.pictureInset)
    let shape = content.kind == .post ? disc : badge
    store.blend(shape, left: inset, top: inset, in: tints[content.tint])
    let initials = String(content.name.split(separator: " ").compactMap(\.first).prefix(2))
    let text = TextBlock(initials, in: style.nameFace, width: style.pictureSide, lineLimit: 1)
    let left = style.pictureInset + (style.pictureSide - text.width) / 2
    let baseline = style.pictureInset + style.pictureSide / 2 + 5
    draw(text, nameAtlas, x: left, y: baseline, paper, &store)
  }
}
