internal import BenchModel

// Passes that count: they time nothing, so two may run side by side.

extension MeasuringSession {
  /// An exact pass of a benchmark.
  enum ExactPass: CaseIterable {
    case first, second, double
  }

  /// Takes the exact passes, two processes at a time: counts do not mind a neighbour.
  mutating func countAll(_ indices: [Int]) -> Bool {
    for pass in ExactPass.allCases {
      var due = indices.filter { readings[$0].isLive && exactPasses(of: $0).contains(pass) }[...]
      while let first = due.popFirst() {
        var together = [first]
        if let second = due.first, fits(first, second) { together.append(due.removeFirst()) }
        guard count(together, pass) else { return false }
      }
    }
    return true
  }

  /// Whether two benchmarks' needs of memory can be met at once.
  private func fits(_ one: Int, _ other: Int) -> Bool {
    let needed = [one, other].map { readings[$0].benchmark.plan.requiredBytes }
    return plan.availableBytes.map { needed[0] + needed[1] <= $0 } ?? true
  }

  private mutating func count(_ indices: [Int], _ pass: ExactPass) -> Bool {
    let requests = indices.map { index in
      let plan = readings[index].benchmark.plan
      let iterations = plan.repetition == .once ? 1 : max(1, plan.exactIterations)
      return WorkerRequest(
        benchmark: readings[index].benchmark.id, pass: .exact,
        iterations: pass == .double ? iterations * 2 : iterations)
    }
    return take(requests, .counting, indices) { readings, reading in
      if pass == .double { readings.exactDouble = reading } else { readings.exact.append(reading) }
    }
  }

  mutating func countInstructions(_ index: Int) -> Bool {
    let benchmark = readings[index].benchmark
    let isOnce = benchmark.plan.repetition == .once
    let iterations = isOnce ? 1 : max(1, benchmark.plan.exactIterations)
    for count in isOnce ? [iterations] : [iterations, 2 * iterations] {
      guard readings[index].isLive, readings[index].instructionsUnavailable == nil else {
        return true
      }
      let request = WorkerRequest(
        benchmark: benchmark.id, pass: .instructions, iterations: count)
      let goesOn = take(request, .instructions, index) { $0.instructions.append($1) }
      guard goesOn else { return false }
    }
    return true
  }

  /// Two that should agree and one of double length; a body that runs once has no double length,
  /// and a quick run does without the second.
  func exactPasses(of index: Int) -> [ExactPass] {
    let isOnce = readings[index].benchmark.plan.repetition == .once
    return [.first] + (plan.quick ? [] : [.second]) + (isOnce ? [] : [.double])
  }
}
