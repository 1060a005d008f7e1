package import BenchModel

/// A profile as a speedscope file: a sampled profile for each measure, openable in that viewer and
/// readable again in full.
///
/// What the format has no place for stands under `treadmill`: the origin, the measures' own units,
/// which frames are inlined and whose they are, the warnings. All measures list all stacks, with 0
/// where a stack has none of it. A negative value is written as 0, with a warning. A profile
/// without measures loses its stacks. Cost: linear in stacks times measures.
package enum SpeedscopeJSON {
  /// The schema of what stands under `treadmill`.
  package static let schema = "treadmill-profile/1"

  /// The file's text; equal profiles give equal bytes.
  package static func text(of profile: StackProfile) -> String {
    let samples = profile.stacks.map { JSONText.list($0.frames.map { "\($0)" }) }
    let profiles = profile.measures.indices.map { self.profile(profile, measure: $0, samples) }
    let frames = JSONText.lines(profile.frames.map(frame), indentation: 4)
    let members = [
      "\"$schema\": \"https://www.speedscope.app/file-format-schema.json\"",
      profiles.isEmpty ? nil : "\"activeProfileIndex\": 0",
      "\"exporter\": \"treadmill\"",
      "\"name\": " + JSONText.quoted(ProfileWords.title(of: profile.origin)),
      "\"profiles\": " + JSONText.lines(profiles, indentation: 2),
      "\"shared\": {\n    \"frames\": \(frames)\n  }",
      "\"treadmill\": " + extras(profile),
    ]
    return "{\n" + members.compactMap { $0.map { "  " + $0 } }.joined(separator: ",\n") + "\n}\n"
  }

  private static func frame(_ frame: StackProfile.Frame) -> String {
    JSONText.object([
      "file": frame.file.map(JSONText.quoted), "line": frame.line.map { "\($0)" },
      "name": JSONText.quoted(frame.function),
    ])
  }

  private static func profile(
    _ profile: StackProfile, measure: Int, _ samples: [String]
  ) -> String {
    let weights = profile.stacks.map { max(0, $0.values[measure]) }
    let sum = weights.reduce(0) { $0.addingSaturated($1) }
    return JSONText.object([
      "endValue": "\(sum)", "name": JSONText.quoted(profile.measures[measure].name),
      "samples": JSONText.list(samples), "startValue": "0", "type": "\"sampled\"",
      "unit": JSONText.quoted(unit(profile.measures[measure].unit)),
      "weights": JSONText.list(weights.map { "\($0)" }),
    ])
  }

  /// The viewer's word for a unit; it has none for counts.
  private static func unit(_ unit: Unit) -> String {
    switch unit {
    case .bytes: "bytes"
    case .nanoseconds: "nanoseconds"
    default: "none"
    }
  }

  private static func extras(_ profile: StackProfile) -> String {
    let owned = { (owner: StackProfile.Frame.Owner) in
      indices(of: profile.frames) { $0.owner == owner }
    }
    let measures = profile.measures.map { measure in
      JSONText.object([
        "name": JSONText.quoted(measure.name), "unit": JSONText.quoted(measure.unit.rawValue),
      ])
    }
    let negative = profile.stacks.count { $0.values.contains { $0 < 0 } }
    let loss =
      negative > 0 ? ["Values below 0 are written as 0; stacks with them: \(negative)."] : []
    return JSONText.object([
      "benchmark": JSONText.quoted(profile.origin.benchmark),
      "inlined": indices(of: profile.frames, where: \.isInlined),
      "iterations": "\(profile.origin.iterations)",
      "kind": JSONText.quoted(profile.origin.kind), "measures": JSONText.list(measures),
      "runtime": owned(.runtime), "schema": JSONText.quoted(schema),
      "tool": JSONText.quoted(profile.origin.tool), "unknown": owned(.unknown),
      "warnings": JSONText.list((profile.warnings + loss).map(JSONText.quoted)),
    ])
  }

  private static func indices(
    of frames: [StackProfile.Frame], where isMeant: (StackProfile.Frame) -> Bool
  ) -> String {
    JSONText.list(frames.indices.filter { isMeant(frames[$0]) }.map { "\($0)" })
  }
}
