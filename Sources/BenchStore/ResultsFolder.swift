package import BenchModel

/// The folder that runs are kept in, `results/` by convention: for each name a record, a report and
/// a chart.
///
/// A value: making one touches no disk. Every file is written all or nothing. Leaves out what the
/// files mean.
package struct ResultsFolder: Equatable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Makes the folder and writes a file in it, so that a run fails at its start and not at its end.
  ///
  /// `names` are those that the run will write; their files must be free to be replaced.
  package func prepare(for names: [ResultName] = [.latest]) throws(StoreError) {
    let folder = Folder(Path(path))
    try folder.create()
    try folder.probe()
    for name in names {
      for file in [ResultFile.record, .report] {
        let stored = storedFile(file, of: name)
        if let reason = stored.obstacle { throw stored.unwritable(reason) }
      }
    }
  }

  /// Where the `file` of `name` is, whether it exists or not.
  package func path(of file: ResultFile, of name: ResultName) -> String {
    storedFile(file, of: name).path.text
  }

  /// Writes the record called `name`, in the place of an older one.
  package func save(_ record: RunRecord, as name: ResultName) throws(StoreError) {
    try write(record.json, to: .record, of: name)
  }

  /// Writes the `file` called `name`, in the place of an older one.
  package func write(
    _ text: String, to file: ResultFile, of name: ResultName
  ) throws(StoreError) {
    try Folder(Path(path)).create()
    try storedFile(file, of: name).replace(with: text)
  }

  /// Deletes the charts called `name` that are none of `kept`: those of an older run.
  ///
  /// A chart is a plain file `NAME.<word>.svg`, the word of letters, digits, `-` and `_`; nothing
  /// else is touched.
  package func deleteCharts(of name: ResultName, except kept: Set<String>) throws(StoreError) {
    let folder = Folder(Path(path))
    for file in folder.names where file.hasPrefix("\(name.text).") && file.hasSuffix(".svg") {
      let word = file.dropFirst(name.text.count + 1).dropLast(".svg".count)
      let isWord = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      guard isWord, !word.isEmpty, !kept.contains(String(word)) else { continue }
      try folder.delete(file)
    }
  }

  /// The record called `name`; nil where there is none.
  package func record(_ name: ResultName) throws(StoreError) -> RunRecord? {
    let file = storedFile(.record, of: name)
    return file.exists ? try Self.read(file) : nil
  }

  /// The record that the user means by `text`: a path or a name.
  ///
  /// With a slash or a `.json` in it, first the file of that path, then the saved name; otherwise
  /// first the name.
  package func load(_ text: String) throws(StoreError) -> RunRecord {
    let named = ResultName(existing: text).map { [storedFile(.record, of: $0)] } ?? []
    let isPath = text.utf8.contains(UInt8(ascii: "/")) || text.hasSuffix(".json")
    let places = isPath ? [StoredFile(text)] + named : named + [StoredFile(text)]
    guard let file = places.first(where: \.exists) else {
      throw .notFound(text, looked: places.map(\.path.text), saved: savedNames)
    }
    return try Self.read(file)
  }

  /// The names that have a record, `latest` and `baseline` among them, sorted.
  package var savedNames: [String] {
    let ending = ResultFile.record.ending
    return Folder(Path(path)).names
      .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(ending.count)) }
  }

  private func storedFile(_ file: ResultFile, of name: ResultName) -> StoredFile {
    StoredFile(Path(path).appending(name.text + file.ending))
  }

  private static func read(_ file: StoredFile) throws(StoreError) -> RunRecord {
    try RunRecord(json: file.contents(), file: file.path.text)
  }
}
