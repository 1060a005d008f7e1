import Testing

@testable import Scenario

/// The lines that a scenario gives.
struct Playback {
  let texts: [String]
  let lines: [Line]

  /// Plays the JSON text of a scenario.
  init(_ scenario: String) throws {
    var texts: [String] = []
    try Replay(Array(scenario.utf8)).play { texts.append($0) }
    self.texts = texts
    lines = try texts.map { text in
      let value = try JSONReader.read(Array(text.utf8))
      return Line(fields: try Fields(Field(key: "", value: value)))
    }
  }

  /// What the lines show under `name`, as JSON texts.
  subscript(name: String) -> [String] { lines.map { $0[name] } }

  /// The number that every line shows under `name`; nan where there is none.
  func numbers(_ name: String) -> [Double] { lines.map { $0.number(name) } }
}

/// One line of a replay.
struct Line {
  let fields: Fields

  /// The value under `name` as JSON text; empty where there is none.
  subscript(name: String) -> String { fields[name]?.value.line ?? "" }

  func number(_ name: String) -> Double { (try? fields[name]?.real()) ?? .nan }

  /// Everything but `event` and `rejected`.
  var state: [String: String] {
    var state: [String: String] = [:]
    for (name, field) in fields.all where name != "event" && name != "rejected" {
      state[name] = field.value.line
    }
    return state
  }

  var isRejected: Bool { fields["rejected"] != nil }

  /// Whether no length or position is spelt as the texts for what JSON has no numbers for.
  var isFinite: Bool {
    let spelt = ["\"nan\"", "\"inf\"", "\"-inf\""]
    // Ids may be such texts; positions come last in their pairs.
    let texts = fields.all.filter { !["items", "visible", "titles"].contains($0.name) }
    let positions = spelt.map { "," + $0 + "]" }
    return !texts.contains { spelt.contains($0.field.value.line) }
      && !positions.contains { self["visible"].contains($0) }
  }
}

/// A scenario of `engine` with the members `configuration` and the events `events`.
func scenario(
  _ engine: String, mode: String = "corrected", _ configuration: String, _ events: String...
) -> String {
  let list = events.joined(separator: ",")
  return #"{"engine":"\#(engine)","mode":"\#(mode)",\#(configuration),"events":[\#(list)]}"#
}

/// What is wrong with a scenario, in words; empty where nothing is.
func fault(in scenario: String) -> String {
  do throws(ScenarioError) {
    _ = try Replay(Array(scenario.utf8))
    return ""
  } catch {
    return error.description
  }
}
