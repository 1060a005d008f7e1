/// A picture of frames as the text of an SVG file.
///
/// The same text without a script shows the same picture; the script lays it out anew for the
/// window's width, so that letters keep their size. Cost: one string a frame.
struct FlameDrawing {
  /// The room at the sides, and between the parts.
  static let margin = 16.0
  /// The height of a frame with the gap below it.
  static let row = 18.0
  /// The width of a letter in a frame.
  static let letter = 7.25

  private let picture: FlamePicture
  private let width: Double

  init(_ picture: FlamePicture, width: Int) {
    self.picture = picture
    self.width = Double(min(max(320, width), 4_000))
  }

  var text: String {
    let top = detailsLine + 12
    let bottom = top + Double(rows) * Self.row
    let notes = picture.notes.enumerated().map { index, note in
      label(note, y: bottom + 20 + Double(index) * 18, "muted fit note")
    }
    let height = bottom + Double(picture.notes.count) * 18 + Self.margin
    let size = [width, height].map(SVGElement.pixels)
    let frames = SVGElement(
      "g", ["class": "frames", "transform": "translate(0 \(SVGElement.pixels(top)))"],
      children: picture.frames.map(element))
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "flame", "role": "img",
        "aria-label": picture.title, "viewBox": "0 0 \(size[0]) \(size[1])", "width": size[0],
        "height": size[1],
      ],
      children: [
        SVGElement("title", text: picture.title),
        SVGElement("desc", text: (picture.facts + [picture.hint]).joined(separator: ". ")),
        SVGElement(style: FlameStyle.sheet),
        SVGElement("rect", ["class": "paper", "width": size[0], "height": size[1]]),
      ] + head + [frames] + notes
        + (picture.frames.isEmpty ? [] : [SVGElement(script: FlameScript.text)]))
    return root.xml
  }

  /// How many rows of frames there are.
  private var rows: Int { (picture.frames.map(\.depth).max() ?? -1) + 1 }

  private var legendTop: Double { 46 + Double(picture.facts.count) * 18 }

  private var keys: [(x: Double, y: Double)] {
    var places: [(x: Double, y: Double)] = []
    var x = Self.margin
    var y = legendTop
    for key in picture.legend {
      if x > Self.margin, x + keyWidth(key) > width - Self.margin {
        x = Self.margin
        y += 20
      }
      places.append((x, y))
      x += keyWidth(key)
    }
    return places
  }

  private func keyWidth(_ key: FlamePicture.Key) -> Double { 40 + ChartText.width(of: key.text) }

  private var detailsLine: Double { (keys.last?.y).map { $0 + 22 } ?? legendTop }

  private var head: [SVGElement] {
    let facts = picture.facts.enumerated().map { index, fact in
      label(fact, y: 46 + Double(index) * 18, "muted fit")
    }
    let legend = zip(picture.legend, keys).map { key, place in
      let start = [place.x, place.y].map(SVGElement.pixels)
      return SVGElement(
        "g",
        [
          "class": "key \(key.style)", "data-w": SVGElement.pixels(keyWidth(key)),
          "transform": "translate(\(start[0]) \(start[1]))",
        ],
        children: [
          SVGElement("rect", ["y": "-10.5", "width": "20", "height": "13", "rx": "2"]),
          SVGElement("text", ["x": "26"], text: key.text),
        ])
    }
    return [label(picture.title, y: 26, "title fit", letter: 9.5)] + facts + legend
      + [label(picture.hint, y: detailsLine, "details fit", letter: Self.letter)]
  }

  /// A line of text cut to the width, the whole of it in its title.
  private func label(
    _ text: String, y: Double, _ style: String, letter: Double = 6.9
  ) -> SVGElement {
    let columns = Int((width - 2 * Self.margin) / letter)
    return SVGElement(
      "text",
      [
        "class": style, "x": SVGElement.pixels(Self.margin), "y": SVGElement.pixels(y),
        "data-t": SingleLine.of(text), "data-l": "\(letter)",
      ], text: FunctionText.fitted(SingleLine.of(text), columns: columns))
  }

  private func element(_ frame: FlamePicture.Frame) -> SVGElement {
    let scale = (width - 2 * Self.margin) / max(picture.frames[0].value, .leastNormalMagnitude)
    let x = Self.margin + frame.start * scale
    let room = frame.value * scale
    let place = [x, Double(frame.depth) * Self.row].map(SVGElement.pixels)
    let gap = room > 3 ? 0.7 : 0
    var children = [
      SVGElement(title: [FunctionText.start(of: frame.name, columns: 600)] + frame.details),
      SVGElement(
        "rect",
        [
          "x": place[0], "y": place[1], "width": SVGElement.pixels(max(0.1, room - gap)),
          "height": SVGElement.pixels(Self.row - 1), "rx": room > 6 ? "2" : "0",
        ]),
    ]
    let columns = Int((room - 8) / Self.letter)
    let label = FunctionText.fitted(frame.mark + frame.name, columns: columns)
    if !label.isEmpty {
      let start = [x + 4, Double(frame.depth) * Self.row + 12.5].map(SVGElement.pixels)
      children.append(SVGElement("text", ["x": start[0], "y": start[1]], text: label))
    }
    return SVGElement(
      "g",
      [
        "class": "f \(frame.style)" + (room < 8 ? " n" : ""),
        "data-s": JSONText.number(frame.start) ?? "0",
        "data-v": JSONText.number(frame.value) ?? "0", "data-d": "\(frame.depth)",
        "data-m": frame.mark,
      ], children: children)
  }
}
