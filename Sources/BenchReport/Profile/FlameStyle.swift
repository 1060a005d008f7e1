/// The style sheet of every flame graph: light colours, and dark ones where the reader prefers
/// them.
///
/// Functions of the package have warm colours, the runtime's are grey, frames without a symbol are
/// pale. Inlined frames have a dashed edge. Every colour leaves its label readable.
enum FlameStyle {
  /// How many colours functions have.
  static let colors = light.count

  static let sheet = """
    :root{color-scheme:light dark}
    .flame{font:13px system-ui,sans-serif}
    .flame .title{font-size:16px;font-weight:600}
    .flame .f text,.flame .details{
    font:12px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}
    .flame .f text{pointer-events:none}
    .flame .f{cursor:pointer;outline:none}
    .flame .i rect,.flame .e rect{stroke-width:1;stroke-dasharray:3 2}
    .flame .i rect{fill-opacity:0.5}
    .flame .u rect{stroke:#8b949e;stroke-width:0.6}
    .flame .n rect{stroke-width:0}
    .flame .above{opacity:0.55}
    .flame .searching .f:not(.hit){opacity:0.3}
    .flame .f:hover rect,.flame .f:focus rect{stroke-width:2;stroke-dasharray:none}
    .flame form{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:0}
    .flame input{font:inherit;flex:1 1 120px;max-width:320px;min-width:0}
    .flame button{font:inherit}

    """ + colors(paper: "#ffffff", ink: "#1f2328", muted: "#59636e", edge: "#8a6d3b", light)
    + fills(["a": "#e3e6ea", "r": "#d3d8de", "u": "#eef0f3"])
    + DifferenceStyle.light + "@media (prefers-color-scheme:dark){\n"
    + colors(paper: "#0d1117", ink: "#e6edf3", muted: "#9aa4af", edge: "#e0b877", dark)
    + fills(["a": "#30363d", "r": "#414a54", "u": "#20262d"]) + DifferenceStyle.dark + "}\n"

  private static func colors(
    paper: String, ink: String, muted: String, edge: String, _ functions: [String]
  ) -> String {
    let rules = functions.enumerated().map { ".flame .c\($0.offset) rect{fill:\($0.element)}\n" }
    return "svg.flame{background:\(paper)}\n.flame .paper{fill:\(paper)}\n"
      + ".flame text{fill:\(ink)}\n.flame text.muted{fill:\(muted)}\n"
      + ".flame .found{color:\(ink)}\n.flame .i rect,.flame .e rect{stroke:\(edge)}\n"
      + ".flame .f:hover rect,.flame .f:focus rect{stroke:\(ink)}\n"
      + ".flame .hit rect{stroke:\(ink);stroke-width:1.5;stroke-dasharray:none}\n" + rules.joined()
  }

  private static func fills(_ fills: KeyValuePairs<String, String>) -> String {
    fills.map { ".flame .\($0.key) rect{fill:\($0.value)}\n" }.joined()
  }

  private static let light = [
    "#ffc76e", "#ffe08f", "#f6ae84", "#ffc9b0", "#e6cf6a", "#fad9a6", "#f2b65c", "#f7e3b0",
  ]
  private static let dark = [
    "#80500f", "#6b5a10", "#8a4420", "#6e3a2c", "#565414", "#7a5a38", "#93580f", "#5c4a2a",
  ]
}
