import FoundationEssentials

/// The package's sources, read as text.
struct SourceTree {
  struct File {
    /// The path below the package's root.
    let path: String
    /// The target's name: the folder below `Sources`, `Benchmarks` or `Tests`.
    let room: String
    let lines: [Substring]
  }

  let files: [File]

  /// Reads every Swift file below `folders` of the package.
  init(_ folders: [String]) throws {
    let root = #filePath.components(separatedBy: "/Tests/HouseTests/")[0]
    var files: [File] = []
    for folder in folders {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)
      for path in paths.sorted() where path.hasSuffix(".swift") {
        guard let bytes = FileManager.default.contents(atPath: "\(root)/\(folder)/\(path)") else {
          continue
        }
        let text = String(decoding: bytes, as: UTF8.self)
        files.append(
          File(
            path: "\(folder)/\(path)", room: String(path.split(separator: "/")[0]),
            lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
      }
    }
    self.files = files
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
