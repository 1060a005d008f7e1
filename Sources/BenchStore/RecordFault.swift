/// What is wrong inside the text of a record.
///
/// Facts only; `StoreError` has the file and the words.
package enum RecordFault: Equatable, Sendable {
  /// Nothing but white space.
  case empty
  /// The file ends inside the named thing, for example `an object`.
  case endsEarly(inside: String)
  /// Something else stands where the wanted thing should.
  case unexpected(found: String, wanted: String)
  /// A text that is not valid UTF-8.
  case notUnicode
  /// A backslash in a text that JSON does not know.
  case brokenEscape
  /// Lists and objects nested deeper than the limit.
  case tooDeep(limit: Int)
  /// An object with the same name twice.
  case repeatedKey(String)
  /// The value at `key` is not of the wanted kind.
  case wrongValue(key: String, wanted: String, found: String)
  /// Two benchmarks of one id.
  case repeatedBenchmark(id: String)
}

/// Why the reading of a text stopped, before the file's name is known.
///
/// The one error of the JSON reader and of those that make sense of the values; with the file's
/// name it becomes a `StoreError`.
enum ReadingFault: Error, Equatable {
  case malformed(offset: Int, RecordFault)
  case missingKey(String)
  case newerSchema(String, known: String)
}
