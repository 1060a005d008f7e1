package import BenchModel

extension RunRecord {
  /// The record as the text of a `results/*.json` file; equal records give equal bytes.
  ///
  /// Numbers that are not finite become unavailable metrics or warnings, for JSON has none.
  package var json: String { RecordWriter(record: self).json.prettyText }

  /// Reads the record that `bytes` hold; `file` names them in the error.
  ///
  /// Complexity: O(n) in the bytes.
  package init(json bytes: [UInt8], file: String) throws(StoreError) {
    do {
      self = try RecordReader(JSONReader.read(bytes)).record()
    } catch {
      throw StoreError(error, file: file, bytes: bytes)
    }
  }
}
