import BenchModel
import FoundationEssentials
import Testing

@testable import BenchStore

@Test("preparing makes the folder with those above it and leaves nothing in it")
func preparingMakesTheFolder() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: "\(folder.path)/deep/er/results")
  try results.prepare()
  try results.prepare()
  #expect(try folder.names == ["deep"])
  #expect(results.savedNames == [])
  let inside = try FileManager.default.contentsOfDirectory(atPath: results.path)
  #expect(inside.isEmpty)
}

@Test(
  "a folder that cannot be is refused before the run",
  arguments: [
    ("plain", "plain: is not a folder"), ("plain/results", "plain: is not a folder"),
    ("a\0b", "its name holds a zero byte"),
  ])
func impossibleFoldersAreRefused(_ name: String, _ words: String) throws {
  let folder = try TemporaryFolder()
  try folder.write("x", to: "plain")
  let results = ResultsFolder(path: "\(folder.path)/\(name)")
  let error = #expect(throws: StoreError.self) { try results.prepare() }
  #expect(error?.description.contains(words) == true)
  #expect(throws: StoreError.self) { try results.save(Samples.small, as: .latest) }
  #expect(try folder.names == ["plain"])
}

@Test(
  "a folder that may not be written is refused before the run",
  arguments: ["/proc/self", "/proc/results"])
func readOnlyFoldersAreRefused(_ path: String) {
  let error = #expect(throws: StoreError.self) { try ResultsFolder(path: path).prepare() }
  guard case .unwritable(let file, _) = error else {
    Issue.record("\(String(describing: error))")
    return
  }
  #expect(file.hasPrefix(path))
}

@Test("a folder in the place of a result is found before the run")
func occupiedNamesAreFound() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path)
  let path = results.path(of: .report, of: .latest)
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  let error = #expect(throws: StoreError.self) { try results.prepare() }
  #expect(error == .unwritable(file: path, reason: "it is a folder"))
  try results.prepare(for: [try ResultName(saving: "before")])
}

@Test("record, report and chart of a name stand side by side")
func filesOfANameAreWritten() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path + "/")
  let name = try ResultName(saving: "before the µ change")
  try results.save(Samples.small, as: name)
  try results.write("# Report\n", to: .report, of: name)
  try results.write("<svg/>", to: .chart("growth"), of: name)
  try results.save(Samples.small, as: .latest)
  #expect(
    try folder.names == [
      "before the µ change.growth.svg", "before the µ change.json", "before the µ change.md",
      "latest.json",
    ])
  #expect(try folder.text(of: "before the µ change.md") == "# Report\n")
  #expect(results.savedNames == ["before the µ change", "latest"])
  #expect(try results.record(name) == Samples.small)
  #expect(try results.record(.baseline) == nil)
}

@Test("a record is found by its name and by its path")
func recordsAreFound() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path)
  try results.save(Samples.small, as: .latest)
  try results.save(Samples.small, as: try ResultName(saving: "v1.json"))
  for text in ["latest", "v1.json", "\(folder.path)/latest.json"] {
    #expect(try results.load(text) == Samples.small)
  }
}

@Test("a record that is not there is an error that lists those that are")
func missingRecordsAreSaid() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path)
  let empty = #expect(throws: StoreError.self) { try results.load("befor") }
  #expect(empty?.description.contains("no results are saved yet") == true)
  try results.save(Samples.small, as: try ResultName(saving: "before"))
  let error = #expect(throws: StoreError.self) { try results.load("befor") }
  let looked = ["\(folder.path)/befor.json", "befor"]
  #expect(error == .notFound("befor", looked: looked, saved: ["before"]))
  #expect(error?.description.contains("saved are: before") == true)
}

@Test("a spoilt record is an error and stays as it is")
func spoiltRecordsStay() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path)
  try folder.write("{\"schema\": ", to: "baseline.json")
  let error = #expect(throws: StoreError.self) { try results.record(.baseline) }
  #expect(error?.description.hasPrefix("\(folder.path)/baseline.json:1:12 (byte 11): ") == true)
  #expect(try folder.text(of: "baseline.json") == "{\"schema\": ")
}

@Test("two runs that save at once under two names both keep their record")
func twoRunsLoseNothing() async throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: "\(folder.path)/results")
  let names = try (0..<8).map { try ResultName(saving: "run \($0)") }
  try await withThrowingTaskGroup(of: Void.self) { group in
    for name in names {
      group.addTask {
        try results.prepare(for: [name, .latest])
        var record = Samples.small
        record.id = name.text
        try results.save(record, as: name)
        try results.save(record, as: .latest)
      }
    }
    try await group.waitForAll()
  }
  #expect(try names.map { try results.record($0)?.id } == names.map(\.text))
  let latest = try #require(try results.record(.latest))
  #expect(names.map(\.text).contains(latest.id))
  #expect(results.savedNames.count == 9)
}

@Test("charts of an older run go, and nothing else does")
func staleChartsGo() throws {
  let folder = try TemporaryFolder()
  let results = ResultsFolder(path: folder.path)
  let kept = [
    "before.growth.svg", "latest.a.growth.svg", "latest.frames.svg", "latest.json", "latest.md",
    "latest.svg", "latest..svg", "latestgrowth.svg", "note.svg",
  ]
  for file in kept + ["latest.growth.svg", "latest.late-2.svg"] { try folder.write("", to: file) }
  try FileManager.default.createDirectory(
    atPath: folder.path + "/latest.folder.svg", withIntermediateDirectories: true)
  try results.deleteCharts(of: .latest, except: ["frames", "other"])
  #expect(try folder.names.sorted() == (kept + ["latest.folder.svg"]).sorted())
}
