package import BenchModel

extension StackProfile {
  /// Reads the profile that `bytes`, a speedscope file, hold; `file` names them in the error.
  ///
  /// Complexity: O(n) in the bytes.
  package init(speedscope bytes: [UInt8], file: String) throws(StoreError) {
    do {
      self = try SpeedscopeReader(JSONReader.read(bytes)).profile()
    } catch {
      throw StoreError(error, file: file, bytes: bytes)
    }
  }
}
