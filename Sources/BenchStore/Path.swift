import Glibc

/// The text of a path, taken apart and put together. Touches no disk.
struct Path: Equatable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The last part: the name of a file in its folder.
  var name: String { text.split(separator: "/").last.map(String.init) ?? "" }

  /// The folder that the path is in: `.` for a bare name, `/` for the root.
  var parent: Path {
    let parts = text.split(separator: "/")
    let isAbsolute = text.utf8.first == UInt8(ascii: "/")
    guard parts.count > 1 else { return Path(isAbsolute ? "/" : ".") }
    return Path((isAbsolute ? "/" : "") + parts.dropLast().joined(separator: "/"))
  }

  /// The path of `name` in this folder.
  func appending(_ name: String) -> Path {
    Path(text.utf8.last == UInt8(ascii: "/") ? text + name : "\(text)/\(name)")
  }

  /// Why the system would not take the text as it stands, or nil.
  var fault: String? {
    if text.utf8.contains(0) { return "its name holds a zero byte" }
    return text.utf8.count < Int(PATH_MAX) ? nil : "its name is longer than \(PATH_MAX) bytes"
  }
}
