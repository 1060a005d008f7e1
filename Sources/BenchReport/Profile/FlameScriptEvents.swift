/// The part of the script that listens to pointer and keys.
///
/// Down and up go to the first callee and the caller, left and right along a row; Enter zooms,
/// Escape goes back, `/` searches.
enum FlameScriptEvents {
  static let text = #"""
    function show(frame) {
      put(details, frame ? frame.lines.join(" · ") : hint);
    }
    function choose(frame) {
      if (!frame) return;
      current.group.setAttribute("tabindex", -1);
      current = frame;
      frame.group.setAttribute("tabindex", 0);
      frame.group.focus();
      show(frame);
    }
    function along(step) {
      const line = frames.filter((frame) => frame.isShown && frame.depth === current.depth);
      return line[line.indexOf(current) + step];
    }
    function callee() {
      return frames.find((frame) => frame.parent === current && frame.isShown);
    }
    const keys = {
      ArrowDown: () => choose(callee()),
      ArrowUp: () => choose(current.parent),
      ArrowLeft: () => choose(along(-1)),
      ArrowRight: () => choose(along(1)),
      Enter: () => zoom(current),
      " ": () => zoom(current),
      "/": () => input.focus(),
      Escape: () => { input.value = ""; search(""); zoom(frames[0]); },
    };
    function at(event) { return byElement.get(event.target.closest(".f")); }
    holder.addEventListener("mouseover", (event) => show(at(event)));
    holder.addEventListener("mouseleave", () => show(null));
    holder.addEventListener("focusin", (event) => { current = at(event) || current; });
    holder.addEventListener("click", (event) => {
      const frame = at(event);
      if (frame) { zoom(frame); choose(frame); }
    });
    reset.addEventListener("click", () => zoom(frames[0]));
    input.addEventListener("input", () => search(input.value));
    form.addEventListener("submit", (event) => event.preventDefault());
    svg.addEventListener("keydown", (event) => {
      const isTyping = event.target === input && event.key !== "Escape";
      const act = keys[event.key];
      if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === reset && event.key !== "Escape") return;
      event.preventDefault();
      act();
    });
    svg.setAttribute("role", "group");
    frames.forEach((frame) => frame.group.setAttribute("tabindex", frame.index ? -1 : 0));
    resize(bar);
    window.addEventListener("resize", () => resize(bar));

    """#
}
