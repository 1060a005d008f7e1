/// Lists of strings as C takes them: pointers to bytes that end with 0, and a NULL at the end.
enum CStrings {
  /// Calls `body` with `strings` as such a list, which lives no longer than the call.
  static func withList<R>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    let texts = strings.map { Array($0.utf8CString) }
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: texts.reduce(1) { $0 + $1.count })
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: texts.count + 1)
    defer {
      bytes.deallocate()
      list.deallocate()
    }
    var next = bytes
    for (index, text) in texts.enumerated() {
      next.update(from: text, count: text.count)
      list[index] = next
      next += text.count
    }
    list[texts.count] = nil
    return body(list)
  }
}
