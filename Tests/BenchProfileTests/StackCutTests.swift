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

@Test(
  "a source file is named from its package's root, and by its last component where it is in none",
  arguments: [
    ("/home/me/pack/Sources/A/a.swift", "Sources/A/a.swift", true),
    ("/home/me/pack/.build/checkouts/dep/Sources/D/d.swift", "Sources/D/d.swift", true),
    ("/usr/src/swift/stdlib/public/core/Array.swift", "Array.swift", false),
    ("Sources/A/a.swift", "Sources/A/a.swift", true), ("../x/a.swift", "a.swift", false),
    ("a.c", "a.c", false), ("/a.swift", "a.swift", false),
  ])
func sourcesAreRelative(path: String, file: String, isInPackage: Bool) {
  let packages: Set<Substring> = ["/home/me/pack", "/home/me/pack/.build/checkouts/dep"]
  var looks = 0
  var roots = SourceRoots(root: nil) { folder in
    looks += 1
    return packages.contains(folder)
  }
  let place = SourceRoots.Place(file: file, isInPackage: isInPackage)
  #expect(roots.place(of: path) == place)
  let first = looks
  #expect(roots.place(of: path) == place)
  #expect(looks == first, "a folder is looked at once")
}

@Test("the root that is given comes first, and code that nobody wrote is nowhere")
func givenRootsComeFirst() {
  var roots = SourceRoots(root: "/work/tree/") { $0 == "/work/tree/inner" }
  #expect(roots.place(of: "/work/tree/inner/a.swift")?.file == "inner/a.swift")
  #expect(roots.place(of: "/work/treehouse/a.swift")?.file == "a.swift")
  for path in ["", "??", "/<compiler-generated>", "<stdin>"] {
    #expect(roots.place(of: path) == nil)
  }
}
