internal import CBenchSupport

/// Finds which package a source file belongs to, and its path in there.
///
/// Cost: a look for `Package.swift` in each folder above a file, once a folder.
struct SourceRoots {
  /// Where a source file is.
  struct Place: Equatable {
    /// Relative to the package's root, or the last component of what is in no package.
    var file: String
    var isInPackage: Bool
  }

  /// The root that comes before all others.
  private let root: String?
  /// The package's root of each folder that was looked at; nil for none.
  private var known: [Substring: Substring?] = [:]
  private let isRoot: (Substring) -> Bool

  /// `isRoot` says whether a folder is a package's; by its manifest where not given.
  init(root: String?, isRoot: @escaping (Substring) -> Bool = Self.hasManifest) {
    self.root = root.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    self.isRoot = isRoot
  }

  /// The place of a path of debug information; nil for code that the compiler made up.
  mutating func place(of path: String) -> Place? {
    guard !path.isEmpty, path != "??", !path.contains("<") else { return nil }
    guard path.hasPrefix("/") else {
      // A compiler that was told to shorten paths has made it relative to the root.
      let isInside = !path.hasPrefix("..") && path.contains("/")
      return Place(file: isInside ? path : Self.last(path), isInPackage: isInside)
    }
    if let root, path.hasPrefix(root + "/") {
      return Place(file: String(path.dropFirst(root.count + 1)), isInPackage: true)
    }
    guard let found = packageRoot(above: path[...]) else {
      return Place(file: Self.last(path), isInPackage: false)
    }
    return Place(file: String(path.dropFirst(found.count + 1)), isInPackage: true)
  }

  private mutating func packageRoot(above path: Substring) -> Substring? {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    let folder = path[..<slash]
    if let answer = known[folder] { return answer }
    let answer = isRoot(folder) ? folder : packageRoot(above: folder)
    known[folder] = .some(answer)
    return answer
  }

  private static func last(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private static func hasManifest(_ folder: Substring) -> Bool {
    tm_file_size("\(folder)/Package.swift") >= 0
  }
}
