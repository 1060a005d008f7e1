import BenchModel
import Testing

@testable import BenchAnalysis

@Suite struct ComparabilityTests {
  private func compared(_ change: (inout Environment) -> Void) -> Comparability {
    Comparability(
      base: SampleRuns.run([], session: SampleRuns.base),
      head: SampleRuns.run(
        [], session: SampleRuns.head, environment: SampleRuns.environment(change)))
  }

  @Test("Two sides of one session on one machine are comparable in everything")
  func alike() {
    let comparability = compared { _ in }
    for metric in [Metric.cpu, .allocations, .instructions] {
      #expect(comparability.obstacle(to: metric) == nil)
    }
  }

  @Test("Toolchain, allocator, flags and traits bar exact metrics, and the times of a session not")
  func builds() {
    let changes: [(Incomparability.Aspect, (inout Environment) -> Void)] = [
      (.toolchain, { $0.swift = "6.4" }), (.allocator, { $0.allocator = "glibc" }),
      (.flags, { $0.flags = ["debug"] }), (.traits, { $0.traits = [] }),
    ]
    for (aspect, change) in changes {
      let comparability = compared(change)
      #expect(comparability.obstacle(to: .allocations)?.aspect == aspect)
      #expect(comparability.obstacle(to: .instructions)?.aspect == aspect)
      #expect(comparability.obstacle(to: .exact("made"))?.aspect == aspect)
      #expect(comparability.obstacle(to: .cpu) == nil)
    }
    #expect(compared { $0.traits = ["Jemalloc"] }.ofExact == nil)
  }

  @Test("Another processor or linking bars instructions alone; another machine bars times alone")
  func machines() {
    for (aspect, change) in [
      (.processor, { $0.cpu = "Other" }), (.linking, { $0.linking = "dynamic" }),
    ] as [(Incomparability.Aspect, (inout Environment) -> Void)] {
      let comparability = compared(change)
      #expect(comparability.obstacle(to: .instructions)?.aspect == aspect)
      #expect(comparability.obstacle(to: .peakBytes) == nil)
      #expect(comparability.obstacle(to: .cpu) == nil)
    }
    let elsewhere = compared { $0.fingerprint = "g" }
    #expect(elsewhere.obstacle(to: .cpu)?.aspect == .machine)
    #expect(elsewhere.obstacle(to: .instructions) == nil)
  }

  @Test(
    "Times need one session in which each side took its part",
    arguments: [
      (.init(id: "ab", side: "base"), .init(id: "cd", side: "head")),
      (.init(id: "ab", side: "head"), .init(id: "ab", side: "base")),
      (.init(id: "ab"), .init(id: "ab")),
      (.init(id: "", side: "base"), .init(id: "", side: "head")),
      (.init(id: "ab", side: "base"), .init(id: "ab", side: "base")),
    ] as [(RunRecord.Session, RunRecord.Session)])
  func sessions(base: RunRecord.Session, head: RunRecord.Session) {
    let comparability = Comparability(
      base: SampleRuns.run([], session: base), head: SampleRuns.run([], session: head))
    #expect(comparability.ofSampled?.aspect == .session)
    #expect(comparability.ofExact == nil)
  }

  @Test(
    "Every aspect says what differs and what to do about it",
    arguments: Incomparability.Aspect.allCases)
  func words(aspect: Incomparability.Aspect) throws {
    let obstacle = try #require(Incomparability(aspect, base: "", head: "x"))
    #expect(!obstacle.reason.isEmpty && obstacle.remedy.contains("bench "))
    #expect(Incomparability(aspect, base: "x", head: "x") == nil)
  }
}
