import BenchModel
import Foundation
import Testing

@testable import BenchReport

/// What a viewer reads of the file.
private struct File: Decodable {
  struct Profile: Decodable {
    let type: String
    let unit: String
    let name: String
    let samples: [[Int]]
    let weights: [Int]
    let startValue: Int
    let endValue: Int
  }

  struct Shared: Decodable {
    struct Frame: Decodable {
      let name: String
      let file: String?
      let line: Int?
    }

    let frames: [Frame]
  }

  let profiles: [Profile]
  let shared: Shared
  let name: String
  let exporter: String
  let activeProfileIndex: Int?
}

private func file(of profile: StackProfile) throws -> File {
  try JSONDecoder().decode(File.self, from: Data(SpeedscopeJSON.text(of: profile).utf8))
}

@Test("a speedscope file holds every stack of each measure, for random profiles", arguments: 0..<50)
func speedscopeFilesAreWhole(seed: UInt64) throws {
  let profile = SampleProfile.random(seed: seed)
  let file = try file(of: profile)
  #expect(file.exporter == "treadmill" && file.activeProfileIndex == 0)
  #expect(file.shared.frames.map(\.name) == profile.frames.map(\.function))
  #expect(file.shared.frames.map(\.file) == profile.frames.map(\.file))
  #expect(file.shared.frames.map(\.line) == profile.frames.map(\.line))
  #expect(file.profiles.map(\.name) == profile.measures.map(\.name))
  for (column, measure) in file.profiles.enumerated() {
    #expect(measure.type == "sampled" && measure.unit == "bytes" && measure.startValue == 0)
    #expect(measure.samples == profile.stacks.map(\.frames))
    #expect(measure.weights == profile.stacks.map { $0.values[column] })
    #expect(measure.endValue == measure.weights.reduce(0, +))
  }
}

@Test(
  "units are those that the viewer knows",
  arguments: [
    (BenchModel.Unit.bytes, "bytes"), (.nanoseconds, "nanoseconds"), (.count, "none"),
    (.points, "none"),
  ])
func speedscopeUnits(unit: BenchModel.Unit, word: String) throws {
  let profile = StackProfile(measures: [StackProfile.Measure("m", unit: unit)])
  #expect(try file(of: profile).profiles.map(\.unit) == [word])
}

@Test("a negative value is written as 0 and said; a sum stays in its range; nothing is a file, too")
func speedscopeExtremes() throws {
  let profile = StackProfile(
    measures: [SampleProfile.allocated], frames: [StackProfile.Frame("a")],
    stacks: [.init(frames: [0], values: [-7]), .init(frames: [0], values: [.max])]
      + [.init(frames: [], values: [1])])
  let whole = try file(of: profile)
  #expect(whole.profiles.map(\.weights) == [[0, .max, 1]] && whole.profiles[0].endValue == .max)
  let text = SpeedscopeJSON.text(of: profile)
  #expect(
    text.contains("\"warnings\": [\"Values below 0 are written as 0; stacks with them: 1.\"]"))
  let empty = try file(of: StackProfile())
  #expect(empty.profiles.isEmpty && empty.activeProfileIndex == nil)
}
