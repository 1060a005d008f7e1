/// A place in a text file, as editors and as programs count it.
package struct TextPosition: Equatable, Sendable {
  /// Bytes from the start of the file.
  package let offset: Int
  /// The line, from 1.
  package let line: Int
  /// The character in the line, from 1.
  package let column: Int

  /// The position of the byte at `offset`, which may be the end. Complexity: O(offset).
  init(offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.offset = offset
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before[lineStart...].count { $0 & 0xc0 != 0x80 }
  }
}
