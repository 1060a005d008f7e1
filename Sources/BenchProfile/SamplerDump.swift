/// What a worker wrote about its measured region: its times, the stacks that the built-in sampler
/// took, and the files that were mapped.
///
/// Invariant: a dump that can be read is whole. Where a profiler watched from outside there are no
/// stacks, and the times say which of its samples count. Cost: linear in the text.
package struct SamplerDump: Equatable, Sendable {
  /// What was sampled.
  package enum Sampling: String, Sendable {
    /// Nothing: the times are all there is.
    case nothing
    /// One thread.
    case thread
    /// All threads.
    case process
  }

  /// Equal samples, counted.
  package struct Samples: Equatable, Sendable {
    /// The innermost first.
    package var addresses: [UInt64]
    package var count: Int
    /// Periods of the timer that they stand for: more than `count` where it was served late.
    package var periods: Int
  }

  package var sampling = Sampling.nothing
  /// CPU time from one sample to the next, ns.
  package var period = 0
  /// When the region began and ended, by the monotonic clock, ns.
  package var region: ClosedRange<UInt64> = 0...0
  /// CPU time of the region, of what was sampled, ns.
  package var cpuTime = 0
  /// Samples that there was no room for.
  package var dropped = 0
  /// Stacks that have lost their outermost callers.
  package var cut = 0
  /// In the order in which they were first seen.
  package var samples: [Samples] = []
  package var modules: [LoadedModule] = []

  /// Reads a dump.
  package init(_ bytes: [UInt8]) throws(SamplerFault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.first == "treadmill samples 1" else { throw .notADump }
    guard lines.last == "done" else { throw .cutOff }
    let end = lines.firstIndex(of: "mappings") ?? lines.endIndex
    var facts: [Substring: Substring] = [:]
    var places: [[UInt64]: Int] = [:]
    for (index, line) in lines[..<end].enumerated().dropFirst() {
      let words = line.split(separator: " ")
      guard words.count > 1 else { throw .notUnderstood(line: index + 1) }
      if words[0] != "sample" {
        facts[words[0]] = words[1]
      } else if !take(words, &places) {
        throw .notUnderstood(line: index + 1)
      }
    }
    let mappings = lines[end...].compactMap { LoadedModule.mapping($0[...]) }
    modules = mappings.filter { $0.isExecutable && !$0.module.path.isEmpty }.map(\.module)
    guard take(facts) else { throw .notADump }
  }

  private mutating func take(_ words: [Substring], _ places: inout [[UInt64]: Int]) -> Bool {
    let addresses = words.dropFirst(2).compactMap { UInt64($0, radix: 16) }
    guard let periods = Int(words[1]), (1...1_000_000).contains(periods),
      !addresses.isEmpty, addresses.count == words.count - 2
    else { return false }
    if let place = places[addresses] {
      samples[place].count += 1
      samples[place].periods += periods
    } else {
      places[addresses] = samples.count
      samples.append(Samples(addresses: addresses, count: 1, periods: periods))
    }
    return true
  }

  private mutating func take(_ facts: [Substring: Substring]) -> Bool {
    func number<N: FixedWidthInteger>(_ name: Substring) -> N? {
      facts[name].flatMap { N($0) }.flatMap { $0 < 0 ? nil : $0 }
    }
    guard let sampling = facts["of"].flatMap({ Sampling(rawValue: String($0)) }),
      let period: Int = number("period"), let begin: UInt64 = number("begin"),
      let end: UInt64 = number("end"), begin <= end, let cpuTime: Int = number("cpu"),
      let dropped: Int = number("dropped"), let cut: Int = number("cut")
    else { return false }
    self.sampling = sampling
    self.period = period
    region = begin...end
    self.cpuTime = cpuTime
    self.dropped = dropped
    self.cut = cut
    return true
  }
}

/// Why a worker's samples cannot be read. The words that people see stand here.
package enum SamplerFault: Error, Equatable, Sendable, CustomStringConvertible {
  case notADump
  /// The file ends before its time.
  case cutOff
  /// A line of it, from 1.
  case notUnderstood(line: Int)

  package var description: String {
    switch self {
    case .notADump: "the worker's samples are not in the form that this build writes"
    case .cutOff: "the worker's samples end in the middle; profile again"
    case .notUnderstood(let line): "line \(line) of the worker's samples says nothing"
    }
  }
}
