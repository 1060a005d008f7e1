import BenchStatistics
import Testing

@testable import Scenario

private let hostile: [JSONValue] = [
  .whole(0), .whole(-1), .whole(.max), .whole(.min), .whole(1 << 53 + 1), .real(0.5), .real(-0.0),
  .real(.leastNonzeroMagnitude), .real(1e308),
  .real(-1e308),
  .real(1e19), .text("nan"), .text("inf"), .text("-inf"),
]

@Test("every key and event is accepted in both modes", arguments: Samples.all)
func everyKeyIsAccepted(sample: String) throws {
  for mode in ["corrected", "seed"] {
    let played = try Playback(try Samples.read(sample).inMode(mode).line)
    let why = played["rejected"]
    let isSeed = mode == "seed"
    // In seed mode the feed has one direction, and the window and the feed other rows.
    #expect(isSeed || played.lines.allSatisfy { !$0.isRejected }, "\(why)")
    let names = Set(played.lines.map { Set($0.state.keys) })
    #expect(names.count == 1)
  }
}

@Test("no number anywhere traps, and every line holds numbers", arguments: Samples.all)
func hostileNumbers(sample: String) throws {
  for mode in ["corrected", "seed"] {
    let scenario = try Samples.read(sample).inMode(mode)
    for (_, replaced) in scenario.replacingNumbers() {
      for value in hostile { check(replaced(value)) }
    }
  }
}

@Test("scenarios that were tampered with are refused or played, never trapped on")
func tamperedScenarios() throws {
  let samples = try Samples.all.map { try Samples.read($0) }
  for seed in 0..<1000 as Range<UInt64> {
    var random = SplitMix64(seed: seed)
    var scenario = samples[Int.random(in: 0..<samples.count, using: &random)]
      .inMode(Bool.random(using: &random) ? "seed" : "corrected")
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let places = scenario.replacingNumbers()
      guard let place = places.randomElement(using: &random),
        let value = (hostile + places.map(\.number)).randomElement(using: &random)
      else { continue }
      scenario = place.replaced(value)
    }
    check(scenario, seed: seed)
    var bytes = Array(scenario.line.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) { tamper(&bytes, using: &random) }
    // Most are no JSON any more, or have unknown keys; those that are left are played.
    if let read = try? JSONReader.read(bytes) { check(read, seed: seed) }
  }
}

@Test("bytes at random are refused, with a place")
func randomBytes() {
  let alphabet = Array(#"{}[]",:0123456789.eE+-\untrfals "engine":"loop""#.utf8)
  for seed in 0..<1000 as Range<UInt64> {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
      Int.random(in: 0..<8, using: &random) == 0
        ? UInt8.random(in: .min ... .max, using: &random)
        : alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
    }
    #expect(throws: ScenarioError.self, "seed \(seed)") { try Replay(bytes) }
  }
}

/// Plays a scenario, if it can be: every line holds finite numbers, and rejected events leave the
/// state as it was.
private func check(_ scenario: JSONValue, seed: UInt64 = 0) {
  let text = scenario.bounded().line
  guard let played = try? Playback(text) else {
    let words = fault(in: text)
    #expect(!words.isEmpty && !words.contains("\n"), "seed \(seed): \(text)")
    return
  }
  for (before, line) in zip(played.lines, played.lines.dropFirst()) where line.isRejected {
    #expect(line.state == before.state, "seed \(seed): \(text)")
  }
  #expect(played.lines.allSatisfy { $0.isFinite }, "seed \(seed): \(text)")
}

/// Changes, doubles or takes out a few bytes.
private func tamper(_ bytes: inout [UInt8], using random: inout SplitMix64) {
  guard !bytes.isEmpty else { return }
  let start = Int.random(in: bytes.indices, using: &random)
  let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
  switch Int.random(in: 0..<4, using: &random) {
  case 0: bytes.removeSubrange(start..<end)
  case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
  case 2: bytes[start] = UInt8.random(in: 0x20...0x7e, using: &random)
  default: bytes.swapAt(start, Int.random(in: bytes.indices, using: &random))
  }
}
