import Glibc

/// Texts as C wants them: an array of pointers with a null at its end.
enum CStrings {
  typealias Pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Calls `body` with `texts`, which live until it returns.
  static func withPointers<Result>(
    to texts: [String], _ body: (Pointers) -> Result
  ) -> Result {
    let pointers = Pointers.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { (pointers + index).initialize(to: strdup(text)) }
    (pointers + texts.count).initialize(to: nil)
    defer {
      for index in texts.indices { free(pointers[index]) }
      pointers.deallocate()
    }
    return body(pointers)
  }
}
