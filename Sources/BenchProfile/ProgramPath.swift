internal import CBenchSupport

/// Where programs are.
enum ProgramPath {
  /// The path of a program on the PATH; nil where there is none.
  static func find(_ name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { tm_is_executable($0) == 1 }
  }

  /// The path of a program of the Swift toolchain, or else of any on the PATH.
  static func findBesideSwift(_ name: String) -> String? {
    if let swift = find("swift"), let folder = resolved(swift).map(folder(of:)) {
      let path = "\(folder)/\(name)"
      if tm_is_executable(path) == 1 { return path }
    }
    return find(name)
  }

  private static var folders: [Substring] {
    let path = tm_variable("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":")
  }

  /// The path without links.
  private static func resolved(_ path: String) -> String? {
    guard let text = tm_real_path(path) else { return nil }
    defer { tm_real_path_free(text) }
    return String(cString: text)
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? "."
  }
}
