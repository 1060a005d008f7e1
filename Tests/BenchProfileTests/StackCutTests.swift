import BenchModel
import Testing

@testable import BenchProfile

/// A frame by a letter: `w` the worker, `h` the harness, `s` a start, `a` the allocator, `t` a
/// thunk, `r` the runtime, `u` code without a name; capitals are the package's functions.
private func frame(_ letter: Character) -> NamedFrame {
  func frame(_ owner: StackProfile.Frame.Owner, line: Int? = nil) -> StackProfile.Frame {
    StackProfile.Frame(String(letter).uppercased(), line: line, owner: owner)
  }
  return switch letter {
  case "w": NamedFrame(frame(.package), role: .worker)
  case "h": NamedFrame(frame(.package), role: .harness)
  case "s": NamedFrame(frame(.runtime), role: .start)
  case "a": NamedFrame(frame(.runtime), role: .allocator)
  case "t": NamedFrame(frame(.package), role: .thunk)
  case "r": NamedFrame(frame(.runtime))
  case "u": NamedFrame(frame(.unknown))
  // Without a line: a shell of the function of the same letter.
  case "b": NamedFrame(frame(.package))
  default: NamedFrame(frame(.package, line: 1))
  }
}

@Test(
  "a stack begins with the body and ends before the allocator; the harness's own are dropped",
  arguments: [
    ("ssKwwtBXra", "BXr"), ("sKwBhXa", "BX"), ("sKwBhXhYr", "BXYr"), ("srrBX", "BX"),
    ("sKwBtXa", "BX"), ("sKwha", nil), ("sKwBha", nil), ("sKwBhra", nil), ("sKw", nil),
    ("srra", nil), ("", nil), ("uuua", "uuu"), ("suua", "uu"), ("sKwBrXraa", "BrXr"),
    ("sKwBBB", "BBB"), ("sKwbB", "B"), ("sKwbXB", "bXB"), ("sKwBb", "Bb"), ("sKwBrt", "Br"),
    ("wKwB", "B"),
  ])
func stacksAreCut(stack: String, kept: String?) {
  let cut = StackCut.harness.cut(stack.map(frame))
  #expect(cut == kept.map { $0.map(frame) })
  #expect(StackCut.nothing.cut(stack.map(frame)) == stack.map(frame))
}
