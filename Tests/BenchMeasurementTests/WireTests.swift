import BenchModel
import Testing

@testable import BenchMeasurement

private var full: BlockReading {
  var reading = BlockReading()
  reading.iterations = 12
  for sample in [Sample(wall: 5, cpu: 4), Sample(wall: .max, cpu: 0)] { reading.take(sample) }
  reading.pageFaults = 11
  reading.contextSwitches = 12
  reading.residentBytes = 13
  reading.curves = [
    CurvePoint(curve: Curve("a\tb\nc", x: "rows, so far", unit: .bytes), x: 0.5, y: -1e300)
  ]
  reading.backwardSteps = 2
  reading.frames = [1, 2, 3]
  reading.lateness = [9]
  reading.ticks = [8, 8]
  reading.missedDeadlines = 4
  reading.recorded = [
    RecordedValue(name: "position error, µs | \\n odd\nname", value: -0.125),
    RecordedValue(name: "tiny", value: .leastNonzeroMagnitude),
  ]
  reading.allocation = AllocationReading(
    allocations: 1, allocatedBytes: 2, peakBytes: 3, liveBytes: -4, retainedBytes: 5)
  var heap = HeapReading()
  (heap.allocations, heap.allocatedBytes, heap.liveBytes, heap.peakBytes) = (21, 22, -23, 24)
  (heap.events, heap.peakEvent, heap.hasPeak) = (25, 26, true)
  reading.heap = heap
  reading.growth = [
    GrowthPoint(x: 20, allocated: 1.5, active: -2, resident: 3, retained: 4, metadata: 5)
  ]
  reading.offeredPoints = 9000
  reading.repeatedMeasures = 2
  reading.memoryUnavailable = "because\nof this"
  reading.calibration = Calibration(iterations: 9, samples: 10, bodyNanoseconds: 55.5)
  reading.skipped = "nothing\nto build"
  reading.failure = "a \\ slash"
  return reading
}

@Test("a reading survives the pipe", arguments: [BlockReading(), full])
func readingsRoundTrip(reading: BlockReading) {
  #expect(BlockReading(wire: reading.wire) == reading)
}

@Test("a million samples are told by their number and the least, and kept to a thousand")
func manySamplesStaySmall() throws {
  var reading = BlockReading()
  for index in 0..<1_000_000 { reading.take(Sample(wall: 2_000_000 - UInt64(index), cpu: 7)) }
  #expect(reading.sampleCount == 1_000_000)
  #expect(reading.least == Sample(wall: 1_000_001, cpu: 7))
  #expect(reading.samples.count == 1000)
  #expect(reading.wire.utf8.count < 30_000)
  #expect(BlockReading(wire: reading.wire) == reading)
}

@Test("half a reply is no reply, wherever it breaks off")
func halfRepliesAreRefused() {
  let bytes = Array(full.wire.utf8)
  for count in 0..<(bytes.count - 1) {
    let half = String(decoding: bytes.prefix(count), as: UTF8.self)
    #expect(BlockReading(wire: half) == nil, "broken off after \(count) bytes")
  }
}

@Test(
  "a reply with a line that is not of the protocol is refused",
  arguments: ["nonsense 1\nend\n", "sample 1\nend\n", "sample a b\nend\n", "end\nmissed 1\n"])
func strangeRepliesAreRefused(text: String) {
  #expect(BlockReading(wire: text) == nil)
}

@Test("a request survives the command line", arguments: ["a/b c", "µ|`x`", "--help", "🎠"])
func requestsRoundTrip(id: String) {
  let request = WorkerRequest(benchmark: id, pass: .timed, iterations: 3, samples: 4)
  #expect(WorkerRequest(arguments: request.arguments) == request)
  for event in [nil, 0, 7] {
    let request = WorkerRequest(benchmark: id, pass: .heap, iterations: 3, peakEvent: event)
    #expect(WorkerRequest(arguments: request.arguments) == request)
  }
}

@Test(
  "arguments that are no request are none",
  arguments: [
    [], ["run"], ["worker", "timed", "1", "1"], ["worker", "timed", "0", "1", "a"],
    ["worker", "later", "1", "1", "a"], ["worker", "timed", "x", "1", "a"],
    ["worker", "heap", "1", "1", "a", "-1"], ["worker", "heap", "1", "1", "a", "x"],
    ["worker", "heap", "1", "1", "a", "1", "2"],
  ])
func strangeArgumentsAreNoRequest(arguments: [String]) {
  #expect(WorkerRequest(arguments: arguments) == nil)
}
