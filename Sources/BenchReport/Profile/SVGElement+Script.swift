extension SVGElement {
  /// A script, which is not escaped: it must not hold the end of a character section.
  init(script: String) { xml = "<script><![CDATA[\n\(script)]]></script>\n" }

  /// What a browser shows while the pointer rests on the element around it, on lines of its own.
  init(title lines: [String]) {
    xml = "<title>" + lines.map(XMLText.escaped).joined(separator: "\n") + "</title>\n"
  }
}
