extension StoreError: CustomStringConvertible {
  /// One or two sentences: what happened to which file, and what to do next.
  package var description: String {
    switch self {
    case .notFound(let text, let looked, let saved):
      let places = looked.map { "no \($0)" }.joined(separator: " and ")
      let known =
        saved.isEmpty
        ? "no results are saved yet; `bench run --save NAME` saves some"
        : "saved are: " + saved.joined(separator: ", ")
      return "\(text): there is \(places); \(known)."
    case .noProfile(let text, let looked):
      let places = looked.map { "no \($0)" }.joined(separator: " and ")
      return
        "\(text): there is \(places). `bench profile ID` keeps a profile; give the benchmark's "
        + "id or the path of a speedscope file."
    case .unreadable(let file, let reason):
      return "\(file): cannot be read: \(reason). Check the path and its permissions."
    case .malformed(let file, let position, let fault):
      let place = "\(file):\(position.line):\(position.column) (byte \(position.offset))"
      return "\(place): \(fault). \(fault.remedy)"
    case .missingKey(let file, let key):
      return "\(file): \(key) is missing. Restore the file from version control or measure again."
    case .newerSchema(let file, let schema, let known):
      return "\(file): written as \(schema) by a newer version; this one reads up to "
        + "\(known). Update the tool or measure again."
    case .notADirectory(let path):
      return "\(path): is not a folder, so no results can be kept there. Move it away or choose "
        + "another folder."
    case .unwritable(let file, let reason):
      return "\(file): cannot be written: \(reason). Make room, change the permissions or choose "
        + "another folder."
    case .invalidName(let name, let fault):
      return "\(name.debugDescription) cannot name saved results: \(fault). Choose a name such as "
        + "before-the-change."
    }
  }
}

extension StoreError.NameFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .holds(let character): "it holds \(character)"
    case .leadingDot: "a dot at its start would hide the file"
    case .reserved: "the tool itself uses this name"
    }
  }
}

extension RecordFault: CustomStringConvertible {
  /// What is wrong, in plain words, without a full stop.
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .endsEarly(let inside): "the file ends inside \(inside); the rest of it is missing"
    case .unexpected(let found, let wanted): "\(wanted) was expected, but here is \(found)"
    case .notUnicode: "the text that starts here is not valid UTF-8"
    case .brokenEscape: "the backslash here begins nothing that JSON knows"
    case .tooDeep(let limit): "lists and objects are nested more than \(limit) deep"
    case .repeatedKey(let name): "\(name.debugDescription) stands twice in one object"
    case .wrongValue(let key, let wanted, let found): "\(key) must be \(wanted) and is \(found)"
    case .repeatedBenchmark(let id): "a second benchmark has the id \(id.debugDescription)"
    }
  }

  /// What to do next, as a sentence.
  var remedy: String {
    switch self {
    case .repeatedBenchmark: "Rename one of the two and measure again."
    case .wrongValue(key: "the record", _, _): "Give the path of a record that `bench run` wrote."
    case .wrongValue(key: "the profile", _, _): "Give the path of a speedscope file."
    default: "The file is left as it is; restore it from version control or measure again."
    }
  }
}
