import BenchAnalysis
import BenchModel
import Testing

private func sites(
  _ sites: [AllocationSites.Site], iterations: Int = 1, isExact: Bool = true
) -> AllocationSites {
  AllocationSites(sites: sites, iterations: iterations, isExact: isExact)
}

private let append = AllocationSites.Site("append", file: "A.swift", line: 7, count: 2, bytes: 64)

@Test("equal sites have no changes, whatever the iterations and wherever the lines went")
func equalSitesAreEqual() {
  #expect(SiteChange.between(sites([append]), sites([append])) == [])
  var moved = append
  moved.line = 90
  moved.count = 6
  moved.bytes = 192
  #expect(SiteChange.between(sites([append]), sites([moved], iterations: 3)) == [])
  var elsewhere = append
  elsewhere.file = "B.swift"
  #expect(SiteChange.between(sites([append]), sites([elsewhere])).count == 2)
}

@Test("what grew is named with its own line, per iteration, the greatest change first")
func growthIsNamed() throws {
  let added = AllocationSites.Site("append", file: "A.swift", line: 9, count: 4, bytes: 640)
  let small = AllocationSites.Site("new", file: "C.swift", line: 1, count: 2, bytes: 32)
  let changes = SiteChange.between(
    sites([append]), sites([append, append, small, added], iterations: 2))
  #expect(changes.map(\.function) == ["append", "new"])
  let first = try #require(changes.first)
  #expect(first.line == 9)
  #expect([first.baseCount, first.headCount, first.baseBytes, first.headBytes] == [2, 4, 64, 384])
  #expect(first.isWorse)
  #expect(changes[1].baseCount == 0 && changes[1].headCount == 1)
}

@Test("what is gone is a change for the better, on its old line")
func lossIsNoWorse() throws {
  let change = try #require(SiteChange.between(sites([append]), sites([])).first)
  #expect(!change.isWorse && change.line == 7 && change.headBytes == 0)
}

@Test("of estimates, what is within a tenth is no change; of counts, one allocation is")
func estimatesAreLenient() {
  var near = append
  near.bytes = 66
  #expect(SiteChange.between(sites([append]), sites([near])).count == 1)
  #expect(SiteChange.between(sites([append], isExact: false), sites([near])) == [])
  near.bytes = 80
  let changes = SiteChange.between(sites([append], isExact: false), sites([near]))
  #expect(changes.map(\.isEstimate) == [true])
}
