import BenchModel
import BenchStatistics
import Testing

@testable import BenchStore

@Test(
  "a benchmark's folder can be read, and is a legal name",
  arguments: [
    ("feed/recycle/text", "feed+recycle+text"), ("loop/rows=1_000.5-x", "loop+rows%3d1_000.5-x"),
    ("a+b", "a%2bb"), ("Feed", "%46eed"), ("a b|µ", "a%20b%7c%c2%b5"), ("", "%"), (".", "%2e"),
    ("..", "%2e."), ("/", "+"), ("%", "%25"), ("a\0", "a%00"), ("~", "%7e"),
  ])
func foldersAreNamed(id: String, name: String) {
  #expect(FolderName(id: id).text == name)
}

@Test("no two ids share a folder, even where the file system takes capitals for small letters")
func foldersAreOwn() {
  let long = String(repeating: "long/µ👨‍👩‍👧 ", count: 20)
  var ids = [
    "feed", "Feed", "FEED", "feed/", "feed+", "feed%2b", "feed//", "feed ", " feed", "f/eed", "",
    "%", "/", ".", "..", "a|b", "a/b", "a\\b", long, long + "x", long.uppercased(), long + "X",
    String(repeating: "a", count: 200), String(repeating: "a", count: 201), "👍", "👍🏽", "µ", "μ",
  ]
  var random = SplitMix64(seed: 5)
  let letters = Array("aAbB/+%.~ é🏃‍♀️|")
  for _ in 0..<2_000 {
    let length = Int(random.next() % 120)
    ids.append(
      String((0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] }))
  }
  let distinct = Set(ids.map { Array($0.utf8) })
  let names = distinct.map { FolderName(id: String(decoding: $0, as: UTF8.self)).text }
  #expect(Set(names.map { $0.lowercased() }).count == distinct.count)
  for name in names {
    #expect(name.utf8.count <= 200 && !name.contains("/") && !name.hasPrefix(".") && !name.isEmpty)
    #expect(name.utf8.allSatisfy { (0x21...0x7e).contains($0) })
  }
}

@Test(
  "the files of a profile are told apart by kind, measure and ending",
  arguments: [
    (.report(kind: "heap"), "heap.md"), (.speedscope(kind: "cpu"), "cpu.speedscope.json"),
    (.folded(kind: "heap", measure: "allocated"), "heap.allocated.folded"),
    (.flameGraph(kind: "heap", measure: "live at the end"), "heap.live-at-the-end.svg"),
    (.flameGraph(kind: "../x", measure: ""), "---x.-.svg"),
  ] as [(ProfileFile, String)])
func profileFilesAreNamed(file: ProfileFile, name: String) {
  #expect(file.name == name)
}

@Test("a kept profile is found by its benchmark's id, its folder and its path")
func profilesAreFound() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path)
  let text = #"{"shared": {"frames": [{"name": "a"}]}, "profiles": []}"#
  #expect(try results.profile("heap", of: "feed/µ") == nil)
  try results.write(text, to: .speedscope(kind: "heap"), of: "feed/µ")
  let expected = StackProfile(frames: [.init("a")])
  #expect(try results.profile("heap", of: "feed/µ") == expected)
  #expect(try results.profile("cpu", of: "feed/µ") == nil)
  let kept = results.profileFolder(of: "feed/µ")
  #expect(kept == "\(folder.path)/profiles/feed+%c2%b5")
  for text in ["feed/µ", kept, kept + "/", kept + "/heap.speedscope.json"] {
    #expect(try results.loadProfile(text, kind: "heap") == expected)
  }
  #expect(results.savedNames.isEmpty)
}

@Test("a profile that is not there is an error that names the places and what to do")
func missingProfilesAreSaid() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path)
  let error = #expect(throws: StoreError.self) { try results.loadProfile("feed", kind: "heap") }
  let looked = [
    "feed", "feed/heap.speedscope.json", "\(folder.path)/profiles/feed/heap.speedscope.json",
  ]
  #expect(error == .noProfile("feed", looked: looked))
  #expect(error?.description.contains("`bench profile ID` keeps a profile") == true)
}
