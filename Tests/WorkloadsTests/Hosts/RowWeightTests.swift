import Testing
import Workloads

@Test("the two row weights are spelt as in benchmark ids")
func rowWeightsAreSpelt() {
  #expect(RowWeight.allCases.map(\.rawValue) == ["text", "pixels"])
}
