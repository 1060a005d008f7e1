internal import BenchModel

/// What makes trials comparable: the machine, the build, and the work that is measured.
enum TrialFacts {
  static func of(_ environment: Environment) -> [GateTrials.Fact] {
    [
      GateTrials.Fact("machine", environment.fingerprint),
      GateTrials.Fact("cpu", environment.cpu),
      GateTrials.Fact("cores", String(environment.cores)),
      GateTrials.Fact("kernel", environment.kernel),
      GateTrials.Fact("swift", environment.swift),
      GateTrials.Fact("allocator", environment.allocator),
      GateTrials.Fact("linking", environment.linking),
      GateTrials.Fact("build", environment.flags.joined(separator: " ")),
      GateTrials.Fact("work", work),
    ]
  }

  /// A hash of the benchmarks' definitions.
  private static var work: String {
    let definitions = SuitePlan.injections(.changed).compactMap {
      InjectedKernel.benchmark($0)?.definition
    }
    return StableHash(definitions.joined(separator: "\n")).digits
  }
}
