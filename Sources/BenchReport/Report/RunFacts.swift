import BenchModel

/// What a report says at its top: the machine, the commit, the run, and the warnings.
enum RunFacts {
  static func facts(of record: RunRecord) -> [Report.Fact] {
    [
      Report.Fact(label: "Machine", text: machine(record.environment)),
      Report.Fact(label: "Commit", text: commit(record.commit)),
      Report.Fact(label: "Run", text: run(record)),
      Report.Fact(
        label: "Numbers",
        text: "with ± the mean of the better half of the blocks (of hitches and lateness: of all)"
          + " and half its 95 % interval, which stands alone where it is wider than the mean;"
          + " without, exact or as noted"),
    ]
  }

  /// The environment's warnings, then those of benchmarks, each text once.
  static func warnings(of record: RunRecord) -> [String] {
    var ids: [String: [String]] = [:]
    var texts: [String] = []
    for result in record.benchmarks {
      for warning in result.warnings {
        if ids[warning] == nil { texts.append(warning) }
        ids[warning, default: []].append(result.id)
      }
    }
    let ofBenchmarks = texts.map { text -> String in
      let affected = ids[text] ?? []
      return affected.count == 1
        ? "\(affected[0]): \(text)" : "\(text) (\(affected.count) benchmarks)"
    }
    return record.environment.warnings + ofBenchmarks
  }

  private static func machine(_ environment: Environment) -> String {
    var hardware = [
      environment.cpu, environment.cores == 1 ? "1 core" : "\(environment.cores) cores",
      bytes(environment.memoryBytes),
    ]
    if let available = environment.availableBytes {
      hardware[2] += " (\(bytes(available)) free)"
    }
    hardware.append(environment.kernel)
    if let hypervisor = environment.virtualization { hardware.append(hypervisor) }
    let build =
      ["Swift \(environment.swift)", environment.allocator, "\(environment.linking) runtime"]
      + environment.flags
    let known = { (parts: [String]) in parts.filter { !$0.isEmpty }.joined(separator: ", ") }
    return [known(hardware), known(build)].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func commit(_ commit: Commit) -> String {
    guard let hash = commit.hash else { return "outside a git work tree" }
    var text = String(hash.prefix(9))
    if let branch = commit.branch, !branch.isEmpty { text += " on \(branch)" }
    if commit.dirty == true { text += ", with uncommitted changes" }
    if let subject = commit.subject, !subject.isEmpty { text += ": \(subject)" }
    return text
  }

  private static func run(_ record: RunRecord) -> String {
    let plan = record.plan
    var parts = [
      record.time, plan.quick ? "quick" : "full",
      plan.blocks == 1 ? "1 block" : "\(plan.blocks) blocks",
    ]
    if let budget = plan.budgetSeconds { parts.append("budget \(NumberText.short(budget)) s") }
    parts.append("seed \(plan.seed)")
    if let shard = plan.shard { parts.append("shard \(shard)") }
    let environment = record.environment
    let loads = [environment.loadBefore, environment.loadAfter].map { load in
      load.map { NumberText.fixed($0, decimals: 2) } ?? NumberText.missing
    }
    parts.append("load \(loads[0]) → \(loads[1])")
    if let steal = environment.stealTicks {
      parts.append("\(NumberText.exact(Double(steal))) \(steal == 1 ? "tick" : "ticks") stolen")
    }
    return parts.joined(separator: ", ")
  }

  private static func bytes(_ count: Int) -> String {
    let unit = DisplayUnit.suiting(Double(count), .bytes)
    return unit.phrase(NumberText.significant(Double(count) / unit.divisor, 3))
  }
}
