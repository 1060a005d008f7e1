internal import BenchModel
internal import BenchReport
internal import CBenchSupport

/// Takes several kinds of profile of one benchmark, and says what each cost and what was missing.
struct ProfileRun {
  let taker: ProfileTaker
  let call: Verb.Call

  /// The profiles that could be taken, and the code that follows: nothing measured where there is
  /// none at all.
  func take(
    _ kinds: [ProfileKind], of benchmark: Benchmark
  ) -> (profiles: [(kind: ProfileKind, profile: StackProfile)], code: ExitCode) {
    var profiles: [(kind: ProfileKind, profile: StackProfile)] = []
    var codes: [ExitCode] = []
    for kind in kinds {
      let start = tm_wall_ns()
      do throws(ProfileAbsence) {
        profiles.append((kind, try taker.profile(kind, of: benchmark)))
        let seconds = Double(tm_wall_ns() - start) / 1e9
        call.console.message(
          "bench: \(benchmark.id) \(kind.flag): took \(WallSeconds.text(seconds))\n")
      } catch {
        switch error {
        case .interrupted:
          call.complain("interrupted; nothing was written")
          return ([], .interrupted)
        case .unavailable(let reason): call.complain("\(benchmark.id) \(kind.flag): \(reason)")
        case .failed(let reason):
          call.complain("\(benchmark.id) \(kind.flag): \(reason)")
          codes.append(.failure)
        }
      }
    }
    if profiles.isEmpty { codes.append(.nothingMeasured) }
    return (profiles, ExitCode.gravest(codes))
  }
}
