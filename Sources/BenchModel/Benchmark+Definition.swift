extension Benchmark {
  /// A hash of all that makes two results comparable: parameters, plan, seed and revision text.
  ///
  /// 16 hexadecimal digits, the same on every machine. Blocks and needed memory are left out: more
  /// blocks of the same work are still the same work.
  package var definition: String {
    var hash = StableHash()
    func add(_ text: String) {
      hash.add(text)
      hash.add(0xff)
    }
    for pair in parameters.pairs.sorted(by: { $0.name < $1.name }) {
      add(pair.name)
      add(pair.value)
    }
    add(plan.repetition.rawValue)
    for number in [plan.samples, plan.sampleNanoseconds, plan.exactIterations, plan.operations] {
      add(String(number))
    }
    add(String(plan.judgesWallTime))
    if let throughput = plan.throughput { add("\(throughput.metric.name) \(throughput.amount)") }
    add(String(seed))
    add(revision)
    return hash.digits
  }
}
