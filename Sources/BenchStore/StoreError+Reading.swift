extension StoreError {
  /// The error of reading `file`, whose contents are `bytes`.
  init(_ fault: ReadingFault, file: String, bytes: [UInt8]) {
    switch fault {
    case .malformed(let offset, let fault):
      self = .malformed(file: file, at: TextPosition(offset: offset, in: bytes), fault)
    case .missingKey(let key): self = .missingKey(file: file, key: key)
    case .newerSchema(let schema, let known):
      self = .newerSchema(file: file, schema: schema, known: known)
    }
  }
}
