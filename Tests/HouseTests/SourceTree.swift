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

  /// Reads every Swift file below `places` of the package, and those of `places` that are files.
  init(_ places: [String]) throws {
    let root = #filePath.components(separatedBy: "/Tests/HouseTests/")[0]
    var files: [File] = []
    for path in try places.flatMap({ try Self.files(of: $0, below: root) }) {
      guard let bytes = FileManager.default.contents(atPath: "\(root)/\(path)") else { continue }
      let parts = path.split(separator: "/")
      files.append(
        File(
          path: path, room: String(parts[parts.count > 1 ? 1 : 0]),
          lines: String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)))
    }
    self.files = files
  }

  private static func files(of place: String, below root: String) throws -> [String] {
    guard !place.hasSuffix(".swift") else { return [place] }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(place)")
    return paths.sorted().filter { $0.hasSuffix(".swift") }.map { "\(place)/\($0)" }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
