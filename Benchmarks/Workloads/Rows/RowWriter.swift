/// Writes the rows of one feed.
///
/// Holds the seed and the words; immutable. The content of a row costs a few microseconds and is
/// not remembered.
package struct RowWriter: Sendable {
  private let seed: UInt64
  private let vocabulary = Vocabulary()

  /// Makes the writer of the feed that belongs to `seed`.
  package init(seed: UInt64) { self.seed = seed }

  /// The kind of a row, without writing the row.
  package func kind(ofRow row: Int) -> RowKind {
    var draw = SeededDraw(seed: seed, stream: row)
    return Self.kind(&draw)
  }

  /// The whole content of a row.
  package func content(ofRow row: Int) -> RowContent {
    var draw = SeededDraw(seed: seed, stream: row)
    let kind = Self.kind(&draw)
    let tint = draw.below(RowContent.tintCount)
    let name = name(of: kind, &draw)
    let time = time(&draw)
    return RowContent(
      row: row, kind: kind, name: name, time: time, body: body(&draw), tint: tint)
  }

  private static func kind(_ draw: inout SeededDraw) -> RowKind {
    draw.below(6) == 0 ? .channel : .post
  }

  private func name(of kind: RowKind, _ draw: inout SeededDraw) -> String {
    switch kind {
    case .channel: draw.pick(from: vocabulary.channels)
    case .post: draw.pick(from: vocabulary.colours) + " " + draw.pick(from: vocabulary.birds)
    }
  }

  private func time(_ draw: inout SeededDraw) -> String {
    switch draw.below(8) {
    case 0: return "now"
    case 1, 2: return "\(2 + draw.below(57)) min"
    case 3, 4:
      let (hour, minute) = (draw.below(24), draw.below(60))
      return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    case 5: return draw.pick(from: vocabulary.weekdays)
    default: return "\(1 + draw.below(28)) \(draw.pick(from: vocabulary.months))"
    }
  }

  /// The most characters of a body: what four lines at the usual width surely hold.
  private static let longestBody = 184

  /// Sentences until the drawn length is reached, sometimes a tag: one to four lines, mostly three.
  private func body(_ draw: inout SeededDraw) -> String {
    let least = [20, 70, 120, 145, 150, 160][draw.below(6)]
    var body = sentence(&draw)
    while body.utf8.count < least {
      let next = draw.below(4) == 0 ? draw.pick(from: vocabulary.remarks) : sentence(&draw)
      guard body.utf8.count + next.utf8.count < Self.longestBody else { break }
      body += " " + next
    }
    guard draw.below(3) == 0, body.utf8.count < Self.longestBody - 20 else { return body }
    return body + " " + draw.pick(from: vocabulary.tags)
  }

  private func sentence(_ draw: inout SeededDraw) -> String {
    var sentence = draw.pick(from: vocabulary.subjects) + " " + draw.pick(from: vocabulary.verbs)
    sentence += " " + draw.pick(from: vocabulary.objects)
    guard draw.below(3) > 0 else { return sentence + "." }
    let ending = draw.pick(from: vocabulary.endings)
    if ending.first != ",", ending.first != ";" { sentence += " " }
    return sentence + ending + "."
  }
}
