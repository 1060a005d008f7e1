/// The script of every flame graph: it lays the frames out for the window, zooms, searches and
/// shows what a frame is.
///
/// Without it the picture stays as it was drawn. It reads the frames from the file, so that nothing
/// stands in it twice, and asks for nothing from elsewhere.
enum FlameScript {
  static let text =
    "(function () {\n\"use strict\";\n" + frames + FlameScriptLayout.text + FlameScriptSearch.text
    + FlameScriptEvents.text + "}());\n"

  /// Frames as the file has them, each with its parent and the index after its last callee.
  private static let frames = #"""
    const svg = document.currentScript.ownerSVGElement;
    const SVG = "http://www.w3.org/2000/svg", HTML = "http://www.w3.org/1999/xhtml";
    const margin = 16, row = 18, letter = 7.25;
    const one = (name) => svg.querySelector("." + name);
    const all = (name) => [...svg.querySelectorAll("." + name)];
    const holder = one("frames"), details = one("details"), hint = details.dataset.t;
    const frames = all("f").map((group, index) => {
      const lines = group.querySelector("title").textContent.split("\n");
      return {
        group, index, lines, name: lines[0], mark: group.dataset.m,
        rect: group.querySelector("rect"), label: group.querySelector("text"),
        start: +group.dataset.s, value: +group.dataset.v, depth: +group.dataset.d,
      };
    });
    const open = [];
    for (const frame of frames) {
      while (open.length > frame.depth) open.pop().end = frame.index;
      frame.parent = open[frame.depth - 1] || null;
      open.push(frame);
    }
    while (open.length) open.pop().end = frames.length;
    let zoomed = frames[0], current = frames[0], width = 0;
    const byElement = new Map(frames.map((frame) => [frame.group, frame]));

    """#
}
