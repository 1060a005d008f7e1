package import BenchModel

/// A profile of CPU time by address, with what a reader should know beside it.
package struct SampledProfile: Equatable, Sendable {
  package var raw: RawProfile
  /// Which tool, and how finely: `perf, 997 Hz`.
  package var tool: String
  /// What a reader should know, each a whole sentence.
  package var warnings: [String]
  /// Samples of the region.
  package var samples: Int

  /// The measures of a profile of CPU time.
  package static let measures = [
    StackProfile.Measure("CPU time", unit: .nanoseconds),
    StackProfile.Measure("samples", unit: .count),
  ]

  /// The profile that the built-in sampler took.
  package init(_ dump: SamplerDump) {
    let stacks = dump.samples.map { samples in
      let (time, isTooLong) = samples.periods.multipliedReportingOverflow(by: dump.period)
      return RawStack(
        addresses: RawStack.plausible(samples.addresses, in: dump.modules),
        values: [isTooLong ? .max : time, samples.count])
    }
    let rate = dump.period > 0 ? 1_000_000_000 / dump.period : 0
    self.init(stacks, dump.modules, tool: "built-in sampler, \(rate) Hz")
    warn(of: dump.dropped, "samples are missing, for which there was no room.")
    warn(of: dump.cut, "stacks were too deep and have lost their outermost callers.")
    warnOfShare(of: dump.cpuTime)
  }

  /// The profile that perf took while the worker noted its region in `dump`.
  package init(_ perf: PerfFile, _ dump: SamplerDump) {
    let inside = perf.samples.filter { dump.region.contains($0.time) }
    let modules = dump.modules + [.kernel]
    let stacks = inside.map { sample in
      RawStack(
        addresses: RawStack.plausible(sample.addresses, in: modules),
        values: [Int(clamping: sample.period), 1])
    }
    self.init(stacks, modules, tool: "perf, \(perf.frequency) Hz")
    warn(of: Int(clamping: perf.lost), "samples were lost by perf.")
    warnOfShare(of: dump.cpuTime)
  }

  private init(_ stacks: [RawStack], _ modules: [LoadedModule], tool: String) {
    raw = RawProfile(measures: Self.measures, modules: modules)
    self.tool = tool
    warnings = []
    samples = 0
    var places: [[UInt64]: Int] = [:]
    for stack in stacks {
      samples += stack.values[1]
      if let place = places[stack.addresses] {
        raw.stacks[place].values = zip(raw.stacks[place].values, stack.values).map {
          Self.sum($0, $1)
        }
      } else {
        places[stack.addresses] = raw.stacks.count
        raw.stacks.append(stack)
      }
    }
    if samples < Self.fewSamples {
      warnings.append(
        "Only \(samples) samples fell into the region: too few to believe shares; profile longer."
      )
    }
  }

  /// With fewer samples than this a share of a half is uncertain by more than a tenth.
  static let fewSamples = 100

  private mutating func warn(of count: Int, _ words: String) {
    if count > 0 { warnings.append("\(count) \(words)") }
  }

  /// Warns where the samples stand for much less than what the region took.
  private mutating func warnOfShare(of cpuTime: Int) {
    let time = raw.stacks.reduce(0) { Self.sum($0, $1.values[0]) }
    guard cpuTime > 0, samples >= Self.fewSamples else { return }
    let share = Double(time) / Double(cpuTime)
    guard share < 0.8 else { return }
    warnings.append("The samples stand for \(Int(100 * share)) % of the region's CPU time.")
  }

  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isTooLarge) = one.addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
