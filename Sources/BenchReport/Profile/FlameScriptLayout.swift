/// The part of the script that puts things in their places.
enum FlameScriptLayout {
  static let text = #"""
    const wide = (letter) => /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f]/
      .test(letter) || letter.codePointAt(0) > 0x1f2ff;
    function fitted(text, columns) {
      if (columns < 3) return "";
      const letters = [...text];
      let used = 0, kept = 0;
      for (const letter of letters) {
        used += wide(letter) ? 2 : 1;
        if (used <= columns - 1) kept += 1;
      }
      return used <= columns ? text : letters.slice(0, kept).join("") + "…";
    }
    function put(line, text) {
      line.textContent = fitted(text, Math.floor((width - 2 * margin) / +line.dataset.l));
    }
    function move(element, x, y) { element.setAttribute("transform", `translate(${x} ${y})`); }
    function write(frame, x, room) {
      const text = fitted(frame.mark + frame.name, Math.floor((room - 8) / letter));
      if (text && !frame.label) {
        frame.label = frame.group.appendChild(document.createElementNS(SVG, "text"));
        frame.label.setAttribute("y", frame.depth * row + 12.5);
      }
      if (!frame.label) return;
      frame.label.textContent = text;
      frame.label.setAttribute("x", x + 4);
    }
    function isAbove(frame) { return frame.index < zoomed.index && frame.end > zoomed.index; }
    function isShown(frame) {
      return isAbove(frame) || (frame.index >= zoomed.index && frame.index < zoomed.end);
    }
    function place() {
      const scale = (width - 2 * margin) / (zoomed.value || 1);
      for (const frame of frames) {
        const above = isAbove(frame);
        const room = above ? width - 2 * margin : frame.value * scale;
        const x = above ? margin : margin + (frame.start - zoomed.start) * scale;
        frame.isShown = isShown(frame) && room >= 0.1;
        frame.group.classList.toggle("above", above);
        frame.group.classList.toggle("n", room < 8);
        frame.group.setAttribute("display", frame.isShown ? "inline" : "none");
        if (!frame.isShown) continue;
        frame.rect.setAttribute("x", x);
        frame.rect.setAttribute("width", Math.max(0.1, room - (room > 3 ? 0.7 : 0)));
        frame.rect.setAttribute("rx", room > 6 ? 2 : 0);
        write(frame, x, room);
      }
    }
    function headHeight(bar) {
      let x = margin, y = 46 + 18 * svg.querySelectorAll(".muted.fit:not(.note)").length;
      let bottom = y;
      for (const key of all("key")) {
        const room = +key.dataset.w;
        if (x > margin && x + room > width - margin) { x = margin; y += 20; }
        move(key, x, y);
        x += room;
        bottom = y + 22;
      }
      bar.setAttribute("y", bottom - 14);
      bar.setAttribute("width", width - 2 * margin);
      return bottom + 28;
    }
    function resize(bar) {
      const isPage = svg === document.documentElement;
      const room = isPage ? window.innerWidth : svg.parentNode.clientWidth;
      width = Math.max(320, room || 0);
      const y = headHeight(bar), notes = all("note");
      const bottom = y + 12 + row * (1 + Math.max(...frames.map((frame) => frame.depth)));
      const height = bottom + 18 * notes.length + margin;
      if (isPage && height > window.innerHeight) width = Math.max(320, width - 16);
      bar.setAttribute("width", width - 2 * margin);
      details.setAttribute("y", y);
      move(holder, 0, y + 12);
      notes.forEach((note, index) => note.setAttribute("y", bottom + 20 + 18 * index));
      for (const line of all("fit")) put(line, line.dataset.t);
      for (const part of [svg, one("paper")]) {
        part.setAttribute("width", width);
        part.setAttribute("height", height);
      }
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      place();
    }

    """#
}
