import BenchModel

/// A view as folded stacks, `root;mid;leaf 12` a line: what flame graph tools of the field read.
///
/// Sorted by bytes, equal stacks summed, values in the base unit. A `;` in a name becomes `:`, a
/// line end a space. Leaves out files and lines: the format has no place for them.
package enum FoldedStacks {
  /// The lines of `view`, the last one ended; empty where nothing was spent.
  package static func text(of view: ProfileView) -> String {
    let names = view.frames.map { name(FunctionKey($0).name) }
    var values: [String: Int] = [:]
    for stack in view.stacks {
      let path = stack.frames.map { names[$0] }.joined(separator: ";")
      let key = path.isEmpty ? FunctionKey.stackless.name : path
      values[key] = (values[key] ?? 0).addingSaturated(stack.value)
    }
    let sorted = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return sorted.map { "\($0.key) \($0.value)\n" }.joined()
  }

  private static func name(_ function: String) -> String {
    String(String.UnicodeScalarView(function.unicodeScalars.map { $0 == ";" ? ":" : $0 }))
  }
}
