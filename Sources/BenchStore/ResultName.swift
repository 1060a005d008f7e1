/// A name under which a run's files are kept: `before` for `before.json`, `before.md`.
///
/// Invariant: a legal file name, not hidden, with room for every ending. Names that differ in case
/// alone are different names.
package struct ResultName: Hashable, Sendable {
  /// The newest run.
  package static let latest = ResultName(text: "latest")
  /// The base of the newest comparison in pairs.
  package static let latestBase = ResultName(text: "latest-base")
  /// The head of the newest comparison in pairs.
  package static let latestHead = ResultName(text: "latest-head")
  /// The committed exact metrics.
  package static let baseline = ResultName(text: "baseline")
  /// The longest name, in UTF-8 bytes; file systems allow 255 for name, ending and temporary mark.
  static let byteLimit = 200

  package let text: String

  private init(text: String) { self.text = text }

  /// A name of the user's own choice, as `--save` takes it.
  package init(saving text: String) throws(StoreError) {
    if let fault = Self.fault(in: text) { throw .invalidName(text, fault) }
    let isReserved = [Self.latest, .latestBase, .latestHead, .baseline].contains {
      $0.text == text.lowercased()
    }
    if isReserved { throw .invalidName(text, .reserved) }
    self.text = text
  }

  /// A name to look up: one of the user's own, `latest` or `baseline`; nil where it can be none.
  init?(existing text: String) {
    guard Self.fault(in: text) == nil else { return nil }
    self.text = text
  }

  private static func fault(in text: String) -> StoreError.NameFault? {
    if text.allSatisfy(\.isWhitespace) { return .empty }
    if text.utf8.count > byteLimit { return .tooLong(limit: byteLimit) }
    if text.unicodeScalars.contains("/") { return .holds("a slash") }
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    if hasControl { return .holds("a control character") }
    return text.unicodeScalars.first == "." ? .leadingDot : nil
  }
}

/// The files of one run, by their endings.
package enum ResultFile: Hashable, Sendable {
  /// The record.
  case record
  /// The report.
  case report
  /// A chart, by the part of its name that tells it from others, for example `growth`.
  case chart(String)

  /// What follows the run's name.
  package var ending: String {
    switch self {
    case .record: ".json"
    case .report: ".md"
    case .chart(let name): ".\(name).svg"
    }
  }
}
