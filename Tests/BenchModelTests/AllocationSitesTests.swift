import BenchModel
import Testing

private let frames = [
  StackProfile.Frame("body", file: "a.swift", line: 1),
  StackProfile.Frame("work", file: "a.swift", line: 9),
  StackProfile.Frame("Array.append", owner: .runtime),
  StackProfile.Frame("copy of Row"),
  StackProfile.Frame("bench+0x10", owner: .unknown),
]

private func profile(_ stacks: [(frames: [Int], bytes: Int, count: Int)]) -> StackProfile {
  StackProfile(
    measures: [.liveAtTheEnd, .allocations, .allocated], frames: frames,
    stacks: stacks.map { StackProfile.Stack(frames: $0.frames, values: [1, $0.count, $0.bytes]) },
    origin: StackProfile.Origin(iterations: 16))
}

@Test("a site is the innermost function of the package's own that has a line")
func sitesAreThePackages() {
  let sites = AllocationSites(
    of: profile([
      ([0, 1, 2], 100, 1), ([0, 1], 50, 2), ([0, 2], 40, 4), ([0, 1, 3, 2], 8, 1), ([2], 7, 1),
      ([4], 6, 1), ([3], 5, 1), ([], 4, 1), ([0], 0, 0),
    ]), isExact: true)
  typealias Site = AllocationSites.Site
  #expect(
    sites.sites == [
      Site("work", file: "a.swift", line: 9, count: 4, bytes: 158),
      Site("body", file: "a.swift", line: 1, count: 4, bytes: 40),
      Site("Array.append", count: 1, bytes: 7), Site("bench+0x10", count: 1, bytes: 6),
      Site("copy of Row", count: 1, bytes: 5), Site("runtime", count: 1, bytes: 4),
    ])
  #expect(sites.iterations == 16 && sites.isExact)
}

@Test("sites of equal bytes stand by file, line and name, whatever the order of the stacks")
func sitesAreOrdered() {
  let stacks: [(frames: [Int], bytes: Int, count: Int)] = [
    ([0], 5, 1), ([0, 1], 5, 1), ([4], 5, 1),
  ]
  let orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0]].map { order in
    AllocationSites(of: profile(order.map { stacks[$0] }), isExact: false).sites.map(\.function)
  }
  #expect(Set(orders) == [["bench+0x10", "body", "work"]])
}

@Test("a profile of something else has no sites")
func noMeasureNoSites() {
  var time = profile([([0], 5, 1)])
  time.measures = ["a", "b", "c"].map { StackProfile.Measure($0, unit: .nanoseconds) }
  #expect(AllocationSites(of: time, isExact: true).sites.isEmpty)
}
