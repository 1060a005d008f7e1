import BenchKit
import Scenario

/// `bench replay`: drives one engine by hand, from a file.
enum ReplayVerb {
  static let verb = Verb(
    "replay", summary: "plays a scenario file to one engine and prints its states", help: help,
    run: run)

  private static let help = """
    bench replay: plays a scenario to one engine and prints what it shows, as JSON Lines

    usage: bench replay FILE

      FILE    a scenario: one JSON object; - reads standard input

    A scenario names an engine (loop, feed, pager, window, list), a mode (corrected,
    the default, or seed: the published arithmetic), its configuration and its events.
    Benchmarks/Scenarios has one for every published fault.

    The first line is the state before any event ("event":0); then one line follows for
    each event. An event with a bad value changes nothing, and its line says why under
    "rejected". What is wrong with the file itself is named, with nothing printed, and
    the exit code is 2; events[0] is the first event.

    example: echo '{"engine":"loop","items":10,"itemExtent":100,"viewport":393,
                    "events":[{"offset":1137}]}' | bench replay -

    """

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let path = try call.operand("FILE")
    guard let bytes = call.contents(of: path) else { return .failure }
    return play(bytes, from: path == "-" ? "standard input" : path, call)
  }

  private static func play(_ bytes: [UInt8], from name: String, _ call: Verb.Call) -> ExitCode {
    do throws(ScenarioError) {
      let replay = try Replay(bytes)
      var lines = ""
      replay.play { line in
        lines += line + "\n"
        guard lines.utf8.count >= 1 << 16 else { return }
        call.write(lines)
        lines = ""
      }
      call.write(lines)
      return .success
    } catch {
      call.complain("\(name): \(error)")
      return .usage
    }
  }
}
