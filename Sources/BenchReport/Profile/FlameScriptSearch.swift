/// The part of the script that finds functions and zooms to them.
enum FlameScriptSearch {
  static let text = #"""
    function element(name, parent, text, attributes) {
      const made = parent.appendChild(document.createElementNS(HTML, name));
      made.textContent = text;
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      return made;
    }
    const bar = document.createElementNS(SVG, "foreignObject");
    bar.setAttribute("x", margin);
    bar.setAttribute("height", 30);
    svg.insertBefore(bar, holder);
    const form = element("form", bar, "", {role: "search"});
    const input = element("input", form, "", {
      type: "search", placeholder: "Search (regular expression)", "aria-label": "Search functions",
    });
    const reset = element("button", form, "Reset zoom", {type: "button", disabled: ""});
    const found = element("span", form, "", {class: "found", role: "status"});
    function tester(text) {
      try {
        const pattern = new RegExp(text, "i");
        return (name) => pattern.test(name);
      } catch (error) {
        const plain = text.toLowerCase();
        return (name) => name.toLowerCase().includes(plain);
      }
    }
    // A match inside another is part of it: its value counts once.
    function search(text) {
      const test = text ? tester(text) : () => false;
      let count = 0, sum = 0, end = 0;
      for (const frame of frames) {
        const hit = test(frame.name) && frame.index > 0;
        frame.group.classList.toggle("hit", hit);
        count += hit ? 1 : 0;
        if (!hit || frame.index < end) continue;
        sum += frame.value;
        end = frame.end;
      }
      holder.classList.toggle("searching", Boolean(text));
      const share = (100 * sum / (frames[0].value || 1)).toFixed(1);
      found.textContent = !text ? "" : count ? `${share} % in ${count} matched` : "no match";
    }
    function zoom(frame) {
      zoomed = frame;
      reset.disabled = frame === frames[0];
      place();
    }

    """#
}
