import BenchModel

/// The name of a benchmark's own folder: `feed+recycle+text` for `feed/recycle/text`.
///
/// Invariants: a legal name on every common file system, even on one that takes `Feed` for `feed`,
/// and no two ids have the same. A slash becomes `+`; small letters, digits, `-`, `_` and `.` stay,
/// any other byte and a dot at the start become `%` and two digits. A name over the limit is cut
/// and ends in `~` and a hash of the whole id; two such ids share a name with a chance of 1 in 2⁶⁴.
struct FolderName: Equatable {
  /// The longest name, in bytes.
  static let byteLimit = 200

  let text: String

  /// The name for the benchmark with this id.
  init(id: String) {
    var pieces: [String] = []
    for byte in id.utf8 { pieces.append(Self.piece(byte, isFirst: pieces.isEmpty)) }
    let whole = pieces.joined()
    guard whole.utf8.count > Self.byteLimit else {
      // A lone % stands for nothing else.
      text = whole.isEmpty ? "%" : whole
      return
    }
    let ending = "~" + StableHash(id).digits
    var start = ""
    for piece in pieces {
      guard start.utf8.count + piece.utf8.count + ending.utf8.count <= Self.byteLimit else { break }
      start += piece
    }
    text = start + ending
  }

  private static func piece(_ byte: UInt8, isFirst: Bool) -> String {
    switch byte {
    case UInt8(ascii: "/"): return "+"
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: ".") where !isFirst: return "."
    default:
      let digits = String(byte, radix: 16)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }
}
