internal import BenchModel

/// Which benchmarks a run takes: by suite, by pattern, by parameter, by shard.
struct Selection {
  /// Take every suite, not only those that run by default.
  var all = false
  /// Take what matches any of these, of every suite; none of them takes everything.
  var filters: [String] = []
  /// Leave out what matches.
  var skip: String?
  /// Take only benchmarks with this tag, of every suite.
  var tag: String?
  /// Take only benchmarks whose parameters have these values.
  var parameters: [(name: String, value: String)] = []
  /// Take every n-th, beginning with the i-th (from 1).
  var shard: (index: Int, count: Int)?

  /// The benchmarks taken, in the order of the suites.
  func benchmarks(of suites: [Suite]) throws(Arguments.UsageError) -> [Benchmark] {
    let isTaken = try takes()
    var taken: [Benchmark] = []
    for suite in suites where all || !filters.isEmpty || tag != nil || suite.runsByDefault {
      taken += suite.benchmarks.filter { benchmark in
        let isTagged = tag.map { benchmark.tags.contains($0) } ?? true
        return isTaken(benchmark.id) && isTagged && hasParameters(benchmark)
      }
    }
    guard let shard else { return taken }
    return taken.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }

  /// Whether an id is taken by the patterns alone.
  func takes() throws(Arguments.UsageError) -> (String) -> Bool {
    let wanted = try filters.map { text throws(Arguments.UsageError) in
      try pattern(text, "--filter")
    }
    let unwanted = try skip.map { text throws(Arguments.UsageError) in try pattern(text, "--skip") }
    return { id in
      let isWanted = wanted.isEmpty || wanted.contains { id.contains($0) }
      return isWanted && !(unwanted.map { id.contains($0) } ?? false)
    }
  }

  private func hasParameters(_ benchmark: Benchmark) -> Bool {
    parameters.allSatisfy { benchmark.parameters[$0.name] == $0.value }
  }

  private func pattern(
    _ text: String, _ flag: String
  ) throws(Arguments.UsageError) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text)
    } catch {
      throw Arguments.UsageError(
        text: "\(flag) '\(text)' is not a regular expression; escape ( ) [ ] + * ? with \\")
    }
  }
}
