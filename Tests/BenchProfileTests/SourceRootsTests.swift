import Testing

@testable import BenchProfile

/// Roots with manifests at two known places; counts how often it is asked.
private final class Disk {
  var looks: [String] = []

  func roots(root: String? = nil) -> SourceRoots {
    SourceRoots(root: root) { folder in
      self.looks.append(String(folder))
      return ["/home/me/app", "/home/me/app/.build/checkouts/kit"].contains(folder)
    }
  }
}

@Test(
  "a source is named from its own package's root on; one of no package by its last component",
  arguments: [
    ("/home/me/app/Sources/App/Feed.swift", "Sources/App/Feed.swift", true),
    ("/home/me/app/.build/checkouts/kit/Sources/Kit/A.swift", "Sources/Kit/A.swift", true),
    ("/home/me/app/Package.swift", "Package.swift", true),
    ("/home/me/apple/Sources/App/Feed.swift", "Feed.swift", false),
    ("/home/build-user/swift/stdlib/public/core/Array.swift", "Array.swift", false),
    ("Sources/App/Feed.swift", "Sources/App/Feed.swift", true),
    ("../csu/libc-start.c", "libc-start.c", false),
    ("crtstuff.c", "crtstuff.c", false),
    ("/", "", false),
  ])
func sourcePlaces(path: String, file: String, isInPackage: Bool) {
  var roots = Disk().roots()
  #expect(roots.place(of: path) == SourceRoots.Place(file: file, isInPackage: isInPackage))
}

@Test(
  "code that the compiler made up has no source",
  arguments: ["", "??", "<compiler-generated>", "/<compiler-generated>", "<stdin>"])
func madeUpSources(path: String) {
  var roots = Disk().roots()
  #expect(roots.place(of: path) == nil)
}

@Test("a given root comes before the manifests, with or without a slash at its end")
func givenRoot() {
  for root in ["/home/me", "/home/me/"] {
    var roots = Disk().roots(root: root)
    #expect(roots.place(of: "/home/me/app/Sources/A.swift")?.file == "app/Sources/A.swift")
    #expect(roots.place(of: "/home/men/app/Sources/A.swift")?.file == "A.swift")
  }
}

@Test("each folder is looked at once, however many files it has")
func eachFolderOnce() {
  let disk = Disk()
  var roots = disk.roots()
  for name in ["A", "B", "C"] {
    #expect(roots.place(of: "/home/me/app/Sources/App/\(name).swift")?.isInPackage == true)
    #expect(roots.place(of: "/usr/src/c/\(name).c")?.isInPackage == false)
  }
  #expect(disk.looks.count == Set(disk.looks).count)
}
