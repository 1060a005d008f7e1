import BenchModel

/// Reads the kept form of trials, line by line.
///
/// Invariant: a suite is kept once its `end` has been read. What is wrong is thrown with the place
/// of its line. O(bytes).
struct GateTrialsReader {
  private let file: String
  private let bytes: [UInt8]
  private var trials = GateTrials(facts: [])
  private var open: SuiteTrial?

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func read() throws(StoreError) -> GateTrials {
    var offset = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      let isLast = offset + line.count == bytes.count
      if offset == 0 {
        try readSchema(text)
      } else if !(isLast && text.isEmpty) {
        guard try readLine(text, at: offset) else {
          throw malformed(offset, .unexpected(found: "another line", wanted: "a line of trials"))
        }
      }
      offset += line.count + 1
    }
    guard open == nil else { throw malformed(bytes.count, .endsEarly(inside: "a suite")) }
    return trials
  }

  private func readSchema(_ text: String) throws(StoreError) {
    if text == GateTrials.schema { return }
    let parts = text.split(separator: "/")
    guard parts.count == 2, parts[0] == GateTrials.schema.split(separator: "/")[0],
      let major = Int(parts[1]), major > 1
    else {
      let wanted = GateTrials.schema
      throw malformed(
        0, bytes.isEmpty ? .empty : .unexpected(found: "another text", wanted: wanted))
    }
    throw .newerSchema(file: file, schema: text, known: GateTrials.schema)
  }

  /// False where the line is none of those that there are.
  private mutating func readLine(_ text: String, at offset: Int) throws(StoreError) -> Bool {
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "fact" where open == nil:
      let words = rest.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2 else { return false }
      trials.facts.append(GateTrials.Fact(String(words[0]), String(words[1])))
    case "suite" where open == nil:
      open = SuiteTrial(fields: Self.fields(rest))
      return open != nil
    case "benchmark":
      guard open != nil, let benchmark = SuiteTrial.Benchmark(fields: Self.fields(rest)) else {
        return false
      }
      open?.benchmarks.append(benchmark)
    case "end":
      guard let trial = open else { return false }
      trials.trials.append(trial)
      open = nil
    default: return false
    }
    return true
  }

  private static func fields(_ text: Substring) -> [Substring] {
    text.split(separator: ",", omittingEmptySubsequences: false)
  }

  private func malformed(_ offset: Int, _ fault: RecordFault) -> StoreError {
    .malformed(file: file, at: TextPosition(offset: offset, in: bytes), fault)
  }
}

extension GateTrials {
  /// Reads the kept form; `file` is named in errors.
  package init(text bytes: [UInt8], file: String) throws(StoreError) {
    var reader = GateTrialsReader(bytes, file: file)
    self = try reader.read()
  }
}

extension SuiteTrial {
  fileprivate init?(fields: [Substring]) {
    guard fields.count == 8, let kind = Kind(rawValue: String(fields[0])),
      let load = MachineLoad(rawValue: String(fields[1])), let seed = UInt64(fields[2]),
      let milliseconds = Int(fields[4]), let mostPairs = Int(fields[5])
    else { return nil }
    self.init(
      kind: kind, load: load, seed: seed, time: String(fields[3]), milliseconds: milliseconds,
      mostPairs: mostPairs, loadBefore: Double(fields[6]), loadAfter: Double(fields[7]),
      benchmarks: [])
  }
}

extension SuiteTrial.Benchmark {
  fileprivate init?(fields: [Substring]) {
    guard fields.count == 4, let injection = Injection(id: String(fields[0])),
      let iterations = Int(fields[1]), iterations > 0
    else { return nil }
    let words = fields[3].split(separator: " ")
    let pairs = words.compactMap { SuiteTrial.Pair(word: $0) }
    guard pairs.count == words.count else { return nil }
    self.init(
      injection: injection, iterations: iterations, verdict: String(fields[2]), pairs: pairs)
  }
}

extension SuiteTrial.Pair {
  fileprivate init?(word: Substring) {
    guard let mark = word.firstIndex(where: { $0 == ">" || $0 == "<" }),
      let base = Int(word[..<mark]), let more = Int(word[word.index(after: mark)...])
    else { return nil }
    let (head, overflows) = base.addingReportingOverflow(more)
    guard !overflows, base >= 0, head >= 0 else { return nil }
    self.init(base: base, head: head, isBaseFirst: word[mark] == ">")
  }
}
