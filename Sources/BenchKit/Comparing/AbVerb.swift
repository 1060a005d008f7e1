internal import BenchAnalysis
internal import BenchMeasurement
internal import BenchModel
internal import BenchRevisions
internal import BenchStore
internal import CBenchSupport

/// `bench ab`: two revisions, built alike, measured in interleaved pairs.
enum AbVerb {
  static let verb = Verb(
    "ab", summary: "two revisions side by side: times and exact metrics judged", help: HelpText.ab,
    run: run)

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let arguments = try Arguments(
      call.arguments,
      grammar: Arguments.Grammar(
        flags: ComparisonOptions.flags + ["--binaries", "--no-stacks"],
        options: ComparisonOptions.options + [
          "--filter", "--skip", "--max-pairs", "--budget", "--seed", "--timeout", "--product",
        ], operands: 2))
    let session = Session(
      options: try ComparisonOptions(arguments), pairs: try pairs(arguments),
      timeoutSeconds: try arguments.integer("--timeout", in: 1...86_400) ?? 120,
      product: arguments["--product"] ?? "bench",
      showsStacks: !arguments.flags.contains("--no-stacks"), call: call)
    return try session.run(
      arguments.operands, areBinaries: arguments.flags.contains("--binaries"))
  }

  private static func pairs(
    _ arguments: Arguments
  ) throws(Arguments.UsageError) -> PairedOptions {
    var selection = Selection()
    selection.filters = arguments.values["--filter"] ?? []
    selection.skip = arguments["--skip"]
    let seed = try arguments.integer("--seed", in: 0...Int.max).map { UInt64($0) }
    var options = PairedOptions(seed: seed ?? tm_random())
    options.isNamed = !selection.filters.isEmpty
    options.takes = try selection.takes()
    options.maxPairs = try arguments.integer("--max-pairs", in: 8...120) ?? options.maxPairs
    options.budgetSeconds = try arguments.positive("--budget")
    return options
  }

  /// One comparison of two builds.
  private struct Session {
    let options: ComparisonOptions
    let pairs: PairedOptions
    let timeoutSeconds: Int
    let product: String
    let showsStacks: Bool
    let call: Verb.Call

    func run(_ names: [String], areBinaries: Bool) throws(Arguments.UsageError) -> ExitCode {
      guard names.count == 2 || (names.count == 1 && !areBinaries) else {
        throw Arguments.UsageError(
          text: areBinaries
            ? "ab --binaries takes two programs" : "ab takes a base and perhaps a head revision")
      }
      Interrupts.catchThem()
      do {
        if areBinaries {
          return try measure(
            side(names[0], names[0], Commit()), side(names[1], names[1], Commit()))
        }
        return try build(names[0], names.count > 1 ? names[1] : Revision.workingTree)
      } catch let error as PairedRunError {
        call.complain("\(error)")
        return error == .interrupted ? .interrupted : Self.code(of: error)
      } catch let error as RevisionError {
        call.complain("\(error)")
        return RevisionPair.code(of: error)
      } catch {
        call.complain("\(error)")
        return .failure
      }
    }

    private static func code(of error: PairedRunError) -> ExitCode {
      error == .nothingSelected ? .nothingMeasured : .failure
    }

    private func build(_ baseName: String, _ headName: String) throws -> ExitCode {
      let built = try RevisionPair(
        baseName, headName, product: product, results: options.results, console: call.console)
      return try withExtendedLifetime(built) {
        try measure(
          side(baseName, built.base.program, built.base.commit),
          side(headName, built.head.program, built.head.commit))
      }
    }

    private func side(
      _ name: String, _ program: String, _ commit: Commit
    ) throws(PairedRunError) -> PairedSide {
      try PairedSide(
        name: name, program: program, commit: commit, timeoutSeconds: timeoutSeconds)
    }

    private func measure(_ base: PairedSide, _ head: PairedSide) throws -> ExitCode {
      let run = PairedRun(base: base, head: head, options: pairs, console: call.console)
      let outcome = try run.run()
      for failure in outcome.failures { call.complain(failure) }
      try keep(outcome)
      var how = options.comparison(call.tolerances)
      how.baseName = base.name
      how.headName = head.name
      var comparison = Comparison(
        base: outcome.base, head: outcome.head, options: how, times: outcome.times)
      var codes: [ExitCode] = outcome.failures.isEmpty ? [] : [.failure]
      var output = ComparisonOutput(options: options, call: call)
      if showsStacks {
        var stacks = ChangedStacks(base, head, call)
        do throws(ProfileAbsence) {
          try stacks.locate(&comparison)
          output.more = stacks.text
        } catch {
          codes.append(.interrupted)
        }
      }
      let judged = comparison.exitCode(failsOnInconclusive: options.failsOnInconclusive)
      codes.append(ExitCode(rawValue: Int32(judged)) ?? .failure)
      return output.show(comparison, as: ExitCode.gravest(codes))
    }

    /// Both records, so that the comparison can be made again.
    private func keep(_ outcome: PairedRun.Outcome) throws {
      let folder = ResultsFolder(path: options.results)
      try folder.save(outcome.base, as: .latestBase)
      try folder.save(outcome.head, as: .latestHead)
    }
  }
}
