import FoundationEssentials
import Glibc
import Testing

@testable import BenchStore

@Test("a replaced file holds the new text alone, and nothing is left beside it")
func replacingIsWhole() throws {
  let folder = try TemporaryFolder()
  let file = StoredFile("\(folder.path)/a.json")
  try file.replace(with: String(repeating: "old", count: 100_000))
  try file.replace(with: "new")
  #expect(try file.contents() == Array("new".utf8))
  #expect(try folder.names == ["a.json"])
}

@Test("what a killed write leaves behind is hidden, and hurts neither reading nor writing")
func killedWritesAreHarmless() throws {
  let folder = try TemporaryFolder()
  let file = StoredFile("\(folder.path)/a.json")
  try file.replace(with: "old")
  let partial = try PartialFile(for: file.path)
  try partial.fill(with: Array("{\"half\":".utf8))
  #expect(try file.contents() == Array("old".utf8))
  #expect(partial.path.name.hasPrefix(".a.json."))
  #expect(partial.path.name.hasSuffix(".partial"))
  #expect(ResultsFolder(path: folder.path).savedNames == ["a"])
  try file.replace(with: "new")
  #expect(try file.contents() == Array("new".utf8))
  #expect(try folder.names.count == 2)
}

@Test("many who write one file at once leave the whole text of one of them")
func writersDoNotMix() async throws {
  let folder = try TemporaryFolder()
  let file = StoredFile("\(folder.path)/a.json")
  let texts = (0..<8).map { String(repeating: "\($0)", count: 30_000 + $0) }
  try await withThrowingTaskGroup(of: Void.self) { group in
    for text in texts {
      group.addTask {
        for _ in 0..<8 {
          try file.replace(with: text)
          let seen = String(decoding: try file.contents(), as: UTF8.self)
          #expect(texts.contains(seen))
        }
      }
    }
    try await group.waitForAll()
  }
  #expect(try folder.names == ["a.json"])
}

@Test(
  "a file that cannot be made says which and why",
  arguments: [
    ("plain/a.json", "Not a directory"), ("missing/a.json", "No such file or directory"),
    ("folder", "it is a folder"), ("pipe", "it is not a plain file"),
    (String(repeating: "n", count: 300), "File name too long"),
    ("a\0b", "its name holds a zero byte"),
    (String(repeating: "n/", count: 3_000), "its name is longer than 4096 bytes"),
  ])
func unwritableFilesAreSaid(_ name: String, _ reason: String) throws {
  let folder = try TemporaryFolder()
  try folder.write("x", to: "plain")
  try FileManager.default.createDirectory(
    atPath: "\(folder.path)/folder", withIntermediateDirectories: true)
  #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
  let path = "\(folder.path)/\(name)"
  let error = #expect(throws: StoreError.self) { try StoredFile(path).replace(with: "new") }
  #expect(error == .unwritable(file: path, reason: reason))
  #expect(try folder.names == ["folder", "pipe", "plain"])
}

@Test("a full disk is an error with the system's words")
func fullDisksAreSaid() throws {
  let descriptor = open("/dev/full", O_WRONLY)
  try #require(descriptor >= 0)
  defer { close(descriptor) }
  #expect(SystemCall.write(Array("text".utf8), to: descriptor) == "No space left on device")
}

@Test(
  "a file that cannot be read says which and why",
  arguments: [
    ("/nowhere/a.json", "No such file or directory"), ("/", "Is a directory"),
    ("", "No such file or directory"), ("/dev/zero", "it is larger than 64 MiB"),
    ("/etc/passwd\0.json", "its name holds a zero byte"),
  ])
func unreadableFilesAreSaid(_ path: String, _ reason: String) {
  let error = #expect(throws: StoreError.self) { try StoredFile(path).contents() }
  #expect(error == .unreadable(file: path, reason: reason))
}
