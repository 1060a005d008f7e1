import BenchMeasurement
import BenchModel
import Testing

@testable import BenchKit

private func result(_ change: (inout BlockReading) -> Void) -> BenchmarkResult {
  var readings = BenchmarkReadings(benchmark: Benchmark("a", plan: .once) { _ in })
  var pass = BlockReading()
  change(&pass)
  readings.exact = [pass]
  return RecordAssembly.result(readings)
}

@Test("growth that nothing can be said of has no slope, no confidence, and a reason")
func undeterminedGrowthHasNoSlope() {
  let result = result { pass in
    pass.growth = (0..<3).map { GrowthPoint(x: Double($0), allocated: 1, active: 1, resident: 1) }
    pass.offeredPoints = 3
  }
  let growth = result.series["growth"]?.growth
  #expect(growth?.type == "undetermined" && growth?.reason != nil)
  #expect(growth?.perThousand == nil && growth?.confidence == nil)
  guard case .unavailable(let reason)? = result.metrics["growthPerThousand"]?.measured else {
    Issue.record("no curve, and yet a slope")
    return
  }
  #expect(reason.hasPrefix("the class is undetermined: "))
}

@Test("a curve that no counter followed gives the counters' reason; no curve gives no metric")
func uncountedCurvesHaveAReason() {
  let uncounted = result { pass in
    pass.offeredPoints = 5
    pass.memoryUnavailable = "no counters here"
  }
  #expect(
    uncounted.metrics["growthPerThousand"]?.measured == .unavailable("no counters here"))
  #expect(result { $0.memoryUnavailable = "none" }.metrics["growthPerThousand"] == nil)
}

@Test("points that were thinned out and bodies that never ran are warned of")
func lossesAreWarnedOf() {
  let warnings = result { pass in
    pass.growth = [GrowthPoint(x: 0, allocated: 1, active: 1, resident: 1)]
    pass.offeredPoints = 2
    pass.repeatedMeasures = 1
  }.warnings
  #expect(warnings.contains { $0.hasPrefix("of 2 points of the growth curve 1 were kept") })
  #expect(warnings.contains { $0.hasPrefix("measure was called 2 times") })
}
