import FoundationEssentials
import Testing

@testable import Scenario

/// The folder of scenarios, and what its table claims of them.
private struct Shelf {
  /// One line of the table: after an event, a key shows a value in each of two variants.
  struct Claim {
    let scenario: String
    let event: Int
    let key: String
    let values: [(variant: String, value: String)]
  }

  let folder: String
  let claims: [Claim]
  /// Every scenario file, without its extension.
  let files: [String]

  init() throws {
    let root = #filePath.split(separator: "/Tests/ScenarioTests/")[0]
    folder = root + "/Benchmarks/Scenarios"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    files = names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    var variants: [String] = []
    var claims: [Claim] = []
    for line in try Self.text(folder + "/README.md").split(separator: "\n")
    where line.hasPrefix("| ") {
      let cells = line.split(separator: " | ").map {
        $0.filter { $0 != "`" }.trimming { $0 == "|" || $0 == " " }
      }
      guard let event = Int(cells[1]) else {
        variants = Array(cells[3...4])
        continue
      }
      claims.append(
        Claim(
          scenario: cells[0], event: event, key: cells[2],
          values: Array(zip(variants, cells[3...4]))))
    }
    self.claims = claims
  }

  func text(_ file: String) throws -> String { try Self.text("\(folder)/\(file).json") }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}

extension String {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    let start = drop(while: isTrimmed)
    return String(start.reversed().drop(while: isTrimmed).reversed())
  }
}

@Test("every ready scenario shows what the table says of it")
func readyScenariosShowTheirFaults() throws {
  let shelf = try Shelf()
  #expect(shelf.claims.count > 20)
  for claim in shelf.claims {
    for (variant, value) in claim.values {
      let text = try shelf.text("\(claim.scenario).\(variant)")
      if value.hasPrefix("refused: ") {
        #expect(fault(in: text).hasPrefix(value.dropFirst(9) + " is"))
        continue
      }
      let played = try Playback(text)
      #expect(
        played.lines[claim.event][claim.key] == value,
        "\(claim.scenario).\(variant), event \(claim.event), \(claim.key)")
    }
    #expect(claim.values[0].value != claim.values[1].value)
  }
}

@Test("every ready scenario is in the table, plays the same twice, and its pair differs as said")
func readyScenariosArePairs() throws {
  let shelf = try Shelf()
  let claimed = Set(
    shelf.claims.flatMap { claim in
      claim.values.map { "\(claim.scenario).\($0.variant)" }
    })
  #expect(claimed == Set(shelf.files))
  for file in shelf.files where file != "loop-no-items.seed" {
    let played = try Playback(try shelf.text(file))
    #expect(try Playback(try shelf.text(file)).texts == played.texts)
  }
  for claim in shelf.claims {
    let pair = try claim.values.map { try members(shelf.text("\(claim.scenario).\($0.variant)")) }
    #expect(pair[0].filter { $0.key == "events" } == pair[1].filter { $0.key == "events" })
    let differing = pair[0].filter { pair[1][$0.key] != $0.value }.keys.sorted()
    #expect([["mode"], ["mode", "speed"], ["strategy"]].contains(differing), "\(claim.scenario)")
  }
}

/// The top of a scenario, by key.
private func members(_ scenario: String) throws -> [String: String] {
  let fields = try Fields(Field(key: "", value: try JSONReader.read(Array(scenario.utf8))))
  return Dictionary(uniqueKeysWithValues: fields.all.map { ($0.name, $0.field.value.line) })
}
