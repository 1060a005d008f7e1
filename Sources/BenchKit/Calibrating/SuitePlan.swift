internal import BenchModel

/// Which benchmarks a trial's suite has.
enum SuitePlan {
  /// The shares that are injected, %.
  static let percents = [1, 2, 3, 5, 10]
  /// Benchmarks of a suite that is decided directly.
  static let benchmarks = 20
  /// Benchmarks of a suite that is screened first.
  static let benchmarksOfLarge = 200

  /// The benchmarks of a suite of `kind`; `count` is how many an unchanged one has.
  static func injections(_ kind: SuiteTrial.Kind, count: Int = benchmarks) -> [Injection] {
    switch kind {
    case .unchanged: unchanged(count)
    case .changed:
      InjectedKernel.allCases.flatMap { kernel in
        percents.map { Injection(kernel: kernel.rawValue, percent: $0) }
      } + unchanged(5)
    case .large:
      unchanged(benchmarksOfLarge - 1)
        + [Injection(kernel: InjectedKernel.hashing.rawValue, percent: 10)]
    }
  }

  /// `count` benchmarks in which both sides do the same, the kernels in turn.
  private static func unchanged(_ count: Int) -> [Injection] {
    let kernels = InjectedKernel.allCases
    return (0..<count).map { index in
      Injection(
        kernel: kernels[index % kernels.count].rawValue, percent: 0,
        copy: 1 + index / kernels.count)
    }
  }
}
