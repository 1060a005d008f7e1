extension Benchmark {
  /// A hash of all that makes two results comparable: parameters, plan, seed and revision text.
  ///
  /// 16 hexadecimal digits of FNV-1a, the same on every machine. Blocks and needed memory are left
  /// out: more blocks of the same work are still the same work. Source of the hash: Fowler, Noll
  /// and Vo, 64 bits, prime 0x100000001b3.
  package var definition: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
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
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
