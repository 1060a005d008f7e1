import CBenchSupport
import Glibc
import Testing

@testable import BenchProfile

/// The sampler over a region of this process. It is one for the whole process, so that these tests
/// take turns.
@Suite(.serialized)
struct SamplerTests {
  /// Multiplies `rounds` times, each waiting for the one before it.
  @inline(never)
  private static func spin(_ rounds: Int) {
    var x: UInt64 = 3
    for _ in 0..<rounds { x = tm_opaque_u64(x &* 0x5851_F42D) }
    tm_keep_u64(x)
  }

  @inline(never)
  private static func heavy(_ rounds: Int) { spin(3 * rounds) }

  @inline(never)
  private static func light(_ rounds: Int) { spin(rounds) }

  /// Three parts of work in one function and one in another, in pieces of many lengths: equal ones
  /// could run in step with the timer.
  @inline(never)
  private static func mix(while goesOn: () -> Bool) {
    var seed: UInt64 = 1
    while goesOn() {
      seed = seed &* 0x5851_F42D_4C95_7F2D &+ 1
      let rounds = 2_000 + Int(seed >> 50)
      heavy(rounds)
      light(rounds)
    }
  }

  /// Works for so long a CPU time.
  private static func mix(milliseconds: UInt64) {
    let end = tm_thread_cpu_ns() + milliseconds * 1_000_000
    mix { tm_thread_cpu_ns() < end }
  }

  /// Works until so many samples were taken; ends without them where none come.
  private static func mix(samples: UInt64) {
    let end = tm_thread_cpu_ns() + 20_000_000_000
    mix { tm_sampler_count() < samples && tm_thread_cpu_ns() < end }
  }

  /// Samples `region` and reads what was written; `setUp` runs while the sampler is ready.
  private func sample(
    _ sampling: tm_sampling, capacity: Int = 1 << 16, setUp: () -> Void = {}, region: () -> Void
  ) throws -> SamplerDump {
    let tool = FixtureTool()
    try #require(tm_sampler_prepare(sampling, 4_000_000, capacity) == 0)
    setUp()
    try #require(tm_sampler_start() == 0)
    region()
    tm_sampler_stop()
    setUp()
    try #require(tm_sampler_write("\(tool.folder)/samples") == 0)
    return try SamplerDump(tool.bytes(of: "samples"))
  }

  /// How many samples went which way where the ways first part: stacks from the root on have one
  /// address in common for each caller that they share.
  private func ways(_ dump: SamplerDump) -> [Int] {
    let paths = dump.samples.flatMap { samples in
      Array(repeating: Array(samples.addresses.reversed()), count: samples.count)
    }
    for depth in 0..<(paths.map(\.count).max() ?? 0) {
      let counts = Dictionary(grouping: paths.filter { $0.count > depth }) { $0[depth] }
        .values.map(\.count).sorted(by: >)
      if let most = counts.first, 10 * most < 9 * paths.count { return counts }
    }
    return [paths.count]
  }

  @Test("two functions have the shares of their work, within what so many samples allow")
  func sharesOfWork() throws {
    let begin = tm_thread_cpu_ns()
    let dump = try sample(
      tm_sample_thread, setUp: { Self.mix(milliseconds: 300) },
      region: { Self.mix(samples: 120) })
    let inSetUp = 2 * 300_000_000
    let counts = ways(dump)
    let two = Double(counts.prefix(2).reduce(0, +))
    let all = Double(dump.samples.reduce(0) { $0 + $1.count })
    try #require(all >= 120)
    let deviations = 6 * (0.75 * 0.25 / two).squareRoot()
    #expect(abs(Double(counts[0]) / two - 0.75) < deviations)
    // What is sampled is the region alone: its CPU time, and no more ways than it has.
    #expect(two > 0.9 * all)
    let time = dump.samples.reduce(0) { $0 + $1.periods } * dump.period
    #expect(time <= dump.cpuTime + 2 * dump.period)
    #expect(dump.cpuTime <= Int(tm_thread_cpu_ns() - begin) - inSetUp)
  }

  @Test("code that keeps no frame pointers is sampled without harm")
  func foreignCode() throws {
    let numbers = (0..<20_000).map { Int32(truncatingIfNeeded: $0 &* 0x5851_F42D) }
    let dump = try sample(tm_sample_thread) {
      let end = tm_thread_cpu_ns() + 20_000_000_000
      var text = [CChar](repeating: 0, count: 64)
      while tm_sampler_count() < 20, tm_thread_cpu_ns() < end {
        var copy = numbers
        qsort(&copy, copy.count, 4) { one, other in
          guard let one, let other else { return 0 }
          return one.load(as: Int32.self) < other.load(as: Int32.self) ? -1 : 1
        }
        text.withUnsafeMutableBufferPointer { buffer in
          withVaList([Double(copy[0]), 3.7e300]) {
            _ = vsnprintf(buffer.baseAddress, buffer.count, "%.17g %g", $0)
          }
        }
      }
    }
    #expect(dump.samples.reduce(0) { $0 + $1.count } >= 20)
  }

  @Test("samples that there is no room for are counted")
  func noRoom() throws {
    let dump = try sample(tm_sample_thread, capacity: 40) { Self.mix(samples: 20) }
    #expect(dump.dropped > 0)
    #expect(dump.samples.reduce(0) { $0 + $1.addresses.count + 1 } <= 40)
    #expect(SampledProfile(dump).warnings.contains { $0.contains("no room") })
  }

  @Test("all threads of a process are sampled where that is asked for")
  func allThreads() throws {
    let dump = try sample(tm_sample_process) {
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { _ in
          SamplerTests.mix(samples: 20)
          return nil
        }, nil)
      pthread_join(thread, nil)
    }
    let roots = Set(dump.samples.compactMap(\.addresses.last))
    #expect(dump.sampling == .process)
    #expect(dump.samples.reduce(0) { $0 + $1.count } >= 20)
    #expect(!roots.isEmpty)
  }

  @Test("where nothing is sampled, the region's times are written all the same")
  func timesAlone() throws {
    let before = tm_wall_ns()
    let dump = try sample(tm_sample_nothing) { Self.mix(milliseconds: 10) }
    #expect(dump.samples.isEmpty)
    #expect(dump.region.lowerBound >= before && dump.region.upperBound <= tm_wall_ns())
    #expect(dump.region.upperBound - dump.region.lowerBound >= 10_000_000)
    #expect(dump.modules.contains { $0.path == FixtureTool.testProgram })
  }
}
