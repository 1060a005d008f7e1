internal import BenchMeasurement
internal import BenchModel
internal import BenchReport
internal import BenchRevisions
internal import BenchStore

/// `bench profile --diff`: what changed between two kept profiles, or two revisions of one
/// benchmark.
struct ProfileDifferenceRun {
  let options: ProfileOptions
  let call: Verb.Call

  func run() throws(Arguments.UsageError) -> ExitCode {
    switch options.operands.count {
    case 2: return compareFiles(options.operands[0], options.operands[1])
    case 3: return compareRevisions(options.operands)
    default:
      throw Arguments.UsageError(
        text: "--diff takes two kept profiles (bench profile --diff A B) or a benchmark and two "
          + "revisions (bench profile ID --diff main .)")
    }
  }

  /// Holds kept profiles against each other: files, folders of profiles, or benchmarks' ids.
  private func compareFiles(_ base: String, _ head: String) -> ExitCode {
    let kinds = options.kinds.isEmpty ? ProfileKind.allCases : options.kinds
    let folder = ResultsFolder(path: options.results)
    var pairs: [(base: StackProfile, head: StackProfile)] = []
    var fault: StoreError?
    for kind in kinds {
      do throws(StoreError) {
        let pair = (
          try folder.loadProfile(base, kind: kind.rawValue),
          try folder.loadProfile(head, kind: kind.rawValue)
        )
        if !pairs.contains(where: { $0 == pair }) { pairs.append(pair) }
      } catch {
        fault = fault ?? error
      }
    }
    guard let first = pairs.first else {
      if let fault { call.complain("\(fault)") }
      return .failure
    }
    guard first.base.origin.kind == first.head.origin.kind else {
      call.complain(
        "\(base) is a profile of \(first.base.origin.kind), \(head) one of "
          + "\(first.head.origin.kind); compare two of one kind")
      return .notComparable
    }
    return show(pairs, base: base, head: head)
  }

  /// Builds both revisions and profiles the benchmark in each.
  private func compareRevisions(_ words: [String]) -> ExitCode {
    let (id, names) = (words[0], (base: words[1], head: words[2]))
    Interrupts.catchThem()
    do {
      let built = try RevisionPair(
        names.base, names.head, product: options.product, results: options.results,
        console: call.console)
      return try withExtendedLifetime(built) {
        let base = try profiles(of: id, names.base, built.base.program)
        let head = try profiles(of: id, names.head, built.head.program)
        let pairs = base.compactMap { entry in
          head.first { $0.kind == entry.kind }.map { (entry.profile, $0.profile) }
        }
        guard !pairs.isEmpty else { return .nothingMeasured }
        return show(pairs, base: names.base, head: names.head)
      }
    } catch let error as RevisionError {
      call.complain("\(error)")
      return RevisionPair.code(of: error)
    } catch let ended as Ended {
      return ended.code
    } catch {
      call.complain("\(error)")
      return .failure
    }
  }

  /// A side could not be profiled at all, which was said.
  private struct Ended: Error {
    let code: ExitCode
  }

  private func profiles(
    of id: String, _ name: String, _ program: String
  ) throws -> [(kind: ProfileKind, profile: StackProfile)] {
    let side = try PairedSide(
      name: name, program: program, commit: Commit(), timeoutSeconds: options.timeoutSeconds)
    guard let entry = side.catalogue.entries.first(where: { $0.id == id }) else {
      call.complain("\(name) has no benchmark '\(id)'")
      throw Ended(code: .nothingMeasured)
    }
    let kinds = options.kinds.isEmpty ? [.heap, .cpu] : options.kinds
    let run = ProfileRun(taker: options.taker(side.process), call: call)
    let (profiles, code) = run.take(kinds, of: entry.benchmark)
    guard code == .success else { throw Ended(code: code) }
    return profiles
  }

  private func show(
    _ pairs: [(base: StackProfile, head: StackProfile)], base: String, head: String
  ) -> ExitCode {
    let output = ProfileOutput(options: options, call: call)
    var codes: [ExitCode] = []
    for (index, pair) in pairs.enumerated() {
      let table = ProfileDifferenceTable(
        differences(pair, options.showsAllFrames ? .shown : .folded), base: base, head: head,
        rows: options.rows)
      call.write(index == 0 ? table.text : "\n" + table.text)
      let kind = "\(pair.head.origin.kind) difference"
      let pictures = differences(pair, options.showsAllFrames ? .shown : .called).map {
        let picture = DifferentialFlameGraph($0, base: base, head: head).text
        return (
          file: ProfileFile.flameGraph(kind: kind, measure: $0.head.measure.name), text: picture
        )
      }
      codes.append(output.write(pictures, of: pair.head.origin.benchmark))
    }
    return ExitCode.gravest(codes)
  }

  /// What changed in each measure that both have.
  private func differences(
    _ pair: (base: StackProfile, head: StackProfile), _ runtime: RuntimeFrames
  ) -> [ProfileDifference] {
    pair.head.measures.map {
      ProfileDifference(base: pair.base, head: pair.head, of: $0, runtime: runtime)
    }
  }
}
