/// Why the store could not read or write. Facts only; the words are in `StoreError+Words.swift`.
///
/// Reading never changes a file, and a failed write leaves the old file as it was.
package enum StoreError: Error, Equatable, Sendable {
  /// No file of this path or saved name; the places that were looked at, and the names there are.
  case notFound(String, looked: [String], saved: [String])
  /// No speedscope file for this path or benchmark; the places that were looked at.
  case noProfile(String, looked: [String])
  /// The system would not let the file be read; its own words.
  case unreadable(file: String, reason: String)
  /// The file is not the text of a record.
  case malformed(file: String, at: TextPosition, RecordFault)
  /// The record lacks a key, for example `benchmarks[3].metrics.cpu.unit`.
  case missingKey(file: String, key: String)
  /// A newer version of the tool wrote the file; the schema that this one knows.
  case newerSchema(file: String, schema: String, known: String)
  /// Something else than a folder stands where the results belong.
  case notADirectory(String)
  /// The system would not let the file or folder be written; its own words.
  case unwritable(file: String, reason: String)
  /// A name that results cannot be saved under.
  case invalidName(String, NameFault)

  /// What is wrong with a name for saved results.
  package enum NameFault: Equatable, Sendable {
    /// Nothing, or nothing but white space.
    case empty
    /// Longer than the limit in UTF-8 bytes.
    case tooLong(limit: Int)
    /// A character that a file's name cannot or should not have.
    case holds(String)
    /// A dot at the start would hide the file.
    case leadingDot
    /// The tool itself uses the name.
    case reserved
  }
}
