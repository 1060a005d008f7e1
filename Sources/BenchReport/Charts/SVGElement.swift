/// An element of an SVG file, its attributes in the order in which they were given.
///
/// Names are written as they are; attribute values and texts are escaped. Cost: one string.
struct SVGElement {
  /// The element and what is in it, as XML on lines of its own.
  let xml: String

  /// An element with a text in it, or an empty one.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil) {
    let open = Self.tag(name, attributes)
    xml = text.map { "<\(open)>\(XMLText.escaped($0))</\(name)>\n" } ?? "<\(open)/>\n"
  }

  /// An element with others in it.
  init(_ name: String, _ attributes: KeyValuePairs<String, String>, children: [SVGElement]) {
    let inner = children.map(\.xml).joined()
    xml = "<\(Self.tag(name, attributes))>\n\(inner)</\(name)>\n"
  }

  /// A style sheet, which is not escaped: it must hold no `<`.
  init(style: String) { xml = "<style>\n\(style)</style>\n" }

  /// A coordinate in pixels, to a tenth.
  static func pixels(_ value: Double) -> String {
    NumberText.trimmed(value, decimals: 1, grouped: false)
  }

  private static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    attributes.reduce(name) { "\($0) \($1.key)=\"\(XMLText.escaped($1.value))\"" }
  }
}
