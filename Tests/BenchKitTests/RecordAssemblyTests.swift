import BenchMeasurement
import BenchModel
import Testing

@testable import BenchKit

private func readings(_ plan: MeasurementPlan = MeasurementPlan(), metrics: [Metric] = [])
  -> BenchmarkReadings
{
  var readings = BenchmarkReadings(
    benchmark: Benchmark("a", parameters: ["k": "v"], plan: plan, metrics: metrics) { _ in })
  readings.calibration = Calibration(iterations: 100, samples: 10, bodyNanoseconds: 5000)
  return readings
}

private func pass(
  _ iterations: Int, allocations: Int, bytes: Int = 0, recorded: [RecordedValue] = []
) -> BlockReading {
  var reading = BlockReading()
  reading.iterations = iterations
  reading.recorded = recorded
  reading.allocation = AllocationReading(
    allocations: allocations, allocatedBytes: bytes, peakBytes: 64, liveBytes: 32, retainedBytes: 0)
  return reading
}

private func measured(_ readings: BenchmarkReadings, _ metric: Metric) -> Measured? {
  RecordAssembly.result(readings).metrics[metric.name]?.measured
}

@Test("what happens once in a region is not what an iteration costs")
func interceptsAreTakenOff() {
  var a = readings()
  a.exact = [pass(16, allocations: 1 + 16 * 3, bytes: 500), pass(16, allocations: 49, bytes: 500)]
  a.exactDouble = pass(32, allocations: 1 + 32 * 3, bytes: 900)
  #expect(measured(a, .allocations) == .exact(3))
  #expect(measured(a, .allocatedBytes) == .exact(25))
  #expect(measured(a, .peakBytes) == .exact(64))
}

@Test("metrics are given for one operation")
func operationsDivide() {
  var a = readings(MeasurementPlan(operations: 4))
  a.exact = [pass(16, allocations: 160), pass(16, allocations: 160)]
  a.exactDouble = pass(32, allocations: 320)
  var block = BlockReading()
  block.iterations = 100
  block.take(Sample(wall: 9000, cpu: 8000))
  block.take(Sample(wall: 8800, cpu: 8400))
  a.blocks = [block]
  #expect(measured(a, .allocations) == .exact(2.5))
  #expect(measured(a, .cpu) == .sampled([20]))
  #expect(measured(a, .wall) == .sampled([22]))
}

@Test("two exact passes that disagree are unstable, and only in what they disagree on")
func disagreementIsUnstable() {
  var a = readings(.once)
  a.exact = [pass(1, allocations: 10), pass(1, allocations: 11)]
  #expect(measured(a, .allocations) == .unstable([10, 11]))
  #expect(measured(a, .liveBytes) == .exact(32))
}

@Test("without counters memory is unavailable with the reason, and never 0")
func missingCountersAreTold() {
  var a = readings()
  var reading = BlockReading()
  reading.memoryUnavailable = "no counters here"
  a.exact = [reading, reading]
  #expect(measured(a, .allocations) == .unavailable("no counters here"))
  #expect(measured(a, .retainedBytes) == .unavailable("no counters here"))
}

@Test("frame times come out in nanoseconds, hitches by the budget")
func framesAreSummarised() {
  var a = readings(.once)
  var block = BlockReading()
  block.take(Sample(wall: 1, cpu: 1))
  block.frames = [1_000_000, 2_000_000, 20_000_000]
  a.blocks = [block]
  #expect(measured(a, .frameP50) == .sampled([2_000_000]))
  #expect(measured(a, .frameMax) == .sampled([20_000_000]))
  guard case .sampled(let hitches)? = measured(a, .hitchRatio60) else {
    Issue.record("no hitches")
    return
  }
  // One of three frames is shown one refresh late: one refresh in four.
  #expect(abs(hitches[0] - 250) < 1e-9)
}

@Test("lateness comes out in nanoseconds, with a histogram that loses no tick")
func latenessIsSummarised() {
  var a = readings(.once)
  var block = BlockReading()
  block.take(Sample(wall: 1, cpu: 1))
  block.lateness = [0, 40_000, 50_000, 60_000, 3_000_000_000]
  block.ticks = [500, 600, 700, 600, 500]
  block.missedDeadlines = 2
  a.blocks = [block]
  let result = RecordAssembly.result(a)
  #expect(result.metrics["latenessP50"]?.measured == .sampled([50_000]))
  #expect(result.metrics["latenessMax"]?.measured == .sampled([3_000_000_000]))
  #expect(result.metrics["missedDeadlines"]?.measured == .sampled([2]))
  #expect(result.metrics["tickCPU"]?.measured == .sampled([600]))
  #expect(result.series["lateness"]?.points.reduce(0) { $0 + $1[1] } == 5)
}

@Test("a growth curve is a series with its class and its slope as a metric")
func growthIsClassified() {
  var a = readings(.once)
  var reading = pass(1, allocations: 0)
  reading.growth = (0..<50).map {
    GrowthPoint(x: Double($0) * 20, allocated: Double($0) * 2000, active: 4096, resident: 8192)
  }
  a.exact = [reading]
  let result = RecordAssembly.result(a)
  #expect(result.series["growth"]?.growth?.type == "linear")
  #expect(result.series["active"]?.points[1] == [20, 4096])
  guard case .exact(let slope)? = result.metrics["growthPerThousand"]?.measured else {
    Issue.record("no slope")
    return
  }
  #expect(abs(slope - 100_000) < 1e-6)
}

@Test("a skipped or failed benchmark has its metrics, each with the reason")
func reasonsAreKept() {
  let copies = Metric.exact("copies")
  var a = readings(metrics: [copies])
  a.skipped = "the rule builds no tail"
  var recorded = BlockReading()
  recorded.recorded = [RecordedValue(name: "copies", value: 0)]
  a.exact = [recorded]
  #expect(measured(a, .cpu) == .unavailable("the rule builds no tail"))
  #expect(measured(a, copies) == .exact(0))
  var b = readings()
  b.failure = "crashed"
  #expect(measured(b, .cpu) == .unavailable("failed: crashed"))
}

@Test("a body that takes no time, and a value that was not declared, are warned of")
func warningsAreGiven() {
  var a = readings()
  a.calibration.bodyNanoseconds = 0.2
  a.exact = [pass(16, allocations: 0, recorded: [RecordedValue(name: "stray", value: 1)])]
  let warnings = RecordAssembly.result(a).warnings
  #expect(warnings.contains { $0.contains("optimised away") })
  #expect(warnings.contains { $0.contains("'stray'") })
}

@Test("a value that is no number is unavailable")
func nonNumbersAreUnavailable() {
  let odd = Metric.exact("odd")
  var a = readings(metrics: [odd])
  a.exact = [pass(16, allocations: 0, recorded: [RecordedValue(name: "odd", value: .nan)])]
  guard case .unavailable? = measured(a, odd) else {
    Issue.record("NaN became a value")
    return
  }
}

@Test("throughput is what one operation gets through, a second of CPU time")
func throughputIsARate() {
  var a = readings(MeasurementPlan(operations: 2, throughput: .bytes(500)))
  var block = BlockReading()
  block.iterations = 10
  block.take(Sample(wall: 1, cpu: 20_000))
  a.blocks = [block]
  #expect(measured(a, .cpu) == .sampled([1000]))
  #expect(measured(a, .bytesPerSecond) == .sampled([5e8]))
}

@Test("page faults and context switches are given for one operation, memory for the block")
func usageIsGiven() {
  var a = readings()
  var block = BlockReading()
  block.iterations = 10
  block.take(Sample(wall: 1, cpu: 1))
  block.take(Sample(wall: 1, cpu: 1))
  block.pageFaults = 40
  block.contextSwitches = 5
  block.residentBytes = 4096
  a.blocks = [block]
  #expect(measured(a, .pageFaults) == .sampled([2]))
  #expect(measured(a, .contextSwitches) == .sampled([0.25]))
  #expect(measured(a, .residentBytes) == .sampled([4096]))
}

@Test("instructions are the difference of two counts, for one operation")
func instructionsAreASlope() {
  var a = readings(MeasurementPlan(operations: 5))
  func pass(_ count: Int) -> BlockReading {
    var reading = BlockReading()
    reading.instructions = count
    return reading
  }
  a.instructions = [pass(1000 + 16 * 50), pass(1000 + 32 * 50)]
  #expect(measured(a, .instructions) == .exact(10))
  a.instructions = [pass(1), BlockReading()]
  #expect(measured(a, .instructions) == .unavailable("valgrind gave no count"))
}

@Test("an author's own curve is a series, taken once")
func curvesAreSeries() {
  let cells = Curve("cells", x: "rows", unit: .count)
  var a = readings(.once)
  var reading = BlockReading()
  reading.curves = [
    CurvePoint(curve: cells, x: 1, y: 5), CurvePoint(curve: cells, x: 2, y: 6),
    CurvePoint(curve: cells, x: 3, y: .nan),
  ]
  a.exact = [reading, reading]
  let series = RecordAssembly.result(a).series["cells"]
  #expect(series == Series(x: "rows", unit: .count, points: [[1, 5], [2, 6]]))
}
