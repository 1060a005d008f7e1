package import BenchModel

extension ResultsFolder {
  /// The folder of a benchmark's profiles, which no other benchmark shares:
  /// `results/profiles/feed+recycle+text`.
  package func profileFolder(of benchmark: String) -> String {
    Path(path).appending("profiles").appending(FolderName(id: benchmark).text).text
  }

  /// Where the `file` of a benchmark's profiles is, whether it exists or not.
  package func path(of file: ProfileFile, of benchmark: String) -> String {
    Path(profileFolder(of: benchmark)).appending(file.name).text
  }

  /// Writes the `file` of a benchmark's profiles, in the place of an older one.
  package func write(
    _ text: String, to file: ProfileFile, of benchmark: String
  ) throws(StoreError) {
    try write(text, to: file, inFolder: profileFolder(of: benchmark))
  }

  /// Writes the `file` of a benchmark's profiles into a folder of the user's choice.
  package func write(
    _ text: String, to file: ProfileFile, inFolder folder: String
  ) throws(StoreError) {
    try Folder(Path(folder)).create()
    try StoredFile(Path(folder).appending(file.name)).replace(with: text)
  }

  /// The kept profile of this kind; nil where there is none.
  package func profile(_ kind: String, of benchmark: String) throws(StoreError) -> StackProfile? {
    let file = StoredFile(path(of: .speedscope(kind: kind), of: benchmark))
    return file.exists ? try Self.readProfile(file) : nil
  }

  /// The profile that the user means by `text`: the path of a speedscope file, the path of a folder
  /// that holds one of this kind, or a benchmark's id.
  package func loadProfile(_ text: String, kind: String) throws(StoreError) -> StackProfile {
    let file = ProfileFile.speedscope(kind: kind)
    let places = [text, Path(text).appending(file.name).text, path(of: file, of: text)]
    guard let found = places.map(StoredFile.init(_:)).first(where: \.exists) else {
      throw .noProfile(text, looked: places)
    }
    return try Self.readProfile(found)
  }

  private static func readProfile(_ file: StoredFile) throws(StoreError) -> StackProfile {
    try StackProfile(speedscope: file.contents(), file: file.path.text)
  }
}
