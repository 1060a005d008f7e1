internal import InfiniteScroll

/// A scenario that was read and found right: an engine and what is to happen to it.
///
///     let replay = try Replay(bytes)
///     replay.play { line in write(line) }
///
/// Everything that can be wrong with the file itself is found before the first line: syntax, keys,
/// types, the configuration. What is wrong with the value of an event is found when it happens, and
/// rejects that event alone. Memory: the events that were read. Leaves out files and streams.
package struct Replay {
  private let script: any Script

  /// Reads the JSON text of a scenario.
  package init(_ bytes: [UInt8]) throws(ScenarioError) {
    let fields = try Fields(Field(key: "", value: try JSONReader.read(bytes)))
    let engine = try fields.required("engine", "the name of an engine")
    script = try engine.choice([
      "loop": Reading<LoopReplay>.script, "feed": Reading<FeedReplay>.script,
      "pager": Reading<PagerReplay>.script, "window": Reading<WindowReplay>.script,
      "list": Reading<ListReplay>.script,
    ])(fields)
  }

  /// Plays the scenario from its start: hands over one line for the state before any event, then
  /// one for each event, without their line feeds. Every play gives the same lines.
  package func play(_ write: (String) -> Void) { script.play(write) }
}

/// A scenario of whichever engine.
private protocol Script {
  func play(_ write: (String) -> Void)
}

/// How a scenario of `Engine` is read.
private enum Reading<Engine: ReplayedEngine> {
  static func script(_ fields: Fields) throws(ScenarioError) -> any Script {
    try fields.check(names: ["engine", "mode", "events"] + Engine.keys)
    let modes: KeyValuePairs<String, EngineMode> = ["corrected": .corrected, "seed": .seed]
    let mode = try fields["mode"]?.choice(modes) ?? .corrected
    let configuration = try Engine.configuration(fields, mode: mode)
    let events = try fields["events"]?.list() ?? []
    var actions: [Engine.Action] = []
    for event in events {
      actions.append(try Engine.action(try WrittenEvent(event, forms: Engine.events)))
    }
    do throws(ConfigurationError) {
      return EngineScript(engine: try Engine(configuration), actions: actions)
    } catch {
      throw ScenarioError(error)
    }
  }
}

/// An engine before any event, and the events.
private struct EngineScript<Engine: ReplayedEngine>: Script {
  let engine: Engine
  let actions: [Engine.Action]

  func play(_ write: (String) -> Void) {
    var engine = engine
    write(line(0, engine.state))
    for (index, action) in actions.enumerated() {
      do throws(RejectedEvent) {
        var next = engine
        try action(&next)
        engine = next
        write(line(index + 1, engine.state))
      } catch {
        write(line(index + 1, engine.state, rejected: error))
      }
    }
  }

  private func line(
    _ event: Int, _ state: [JSONValue.Member], rejected: RejectedEvent? = nil
  ) -> String {
    var members = state
    members.append(JSONValue.Member(name: "event", value: .whole(event)))
    if let rejected {
      members.append(JSONValue.Member(name: "rejected", value: .text(rejected.description)))
    }
    return JSONValue.object(members).line
  }
}
