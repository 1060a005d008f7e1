import BenchModel
import Testing

@testable import BenchReport

private let id = "a/b"

private func findings(_ measured: Measured, _ metric: Metric = .cpu) -> Findings {
  Findings(SampleRecord.record([SampleRecord.result(id, [(metric, measured)])]))
}

@Test(
  "a metric's text has its unit and says how sure it is",
  arguments: [
    (Measured.sampled([62_100, 62_100]), Metric.cpu, "62.10 ± 0 µs"),
    (.sampled([999.9]), .cpu, "1.00 µs (n = 1)"), (.exact(3_584), .peakBytes, "3.5 KiB"),
    (.exact(173), .allocations, "173"), (.exact(-0.0), .allocations, "0"),
    (.unstable([323, 259]), .allocations, "259–323"), (.unstable([7, 7]), .allocations, "7"),
    (.unavailable("no counter"), .allocations, "unavailable"), (.sampled([]), .cpu, "unavailable"),
    (.sampled([1, .nan]), .cpu, "unavailable"), (.exact(.infinity), .peakBytes, "unavailable"),
    (.unstable([]), .allocations, "unavailable"), (.exact(1), .exact("x", .flag), "yes"),
    (.exact(0), .exact("x", .flag), "no"), (.exact(1), .peakBytes, "1 byte"),
    (.exact(0.25), .exact("x", .ratio), "0.25×"),
  ] as [(Measured, Metric, String)])
func textsCarryUnits(measured: Measured, metric: Metric, text: String) {
  #expect(findings(measured, metric).text(metric.name, of: id) == text)
}

@Test("what was not measured is unavailable in every look-up")
func missingIsUnavailable() {
  let found = findings(.unavailable("why"))
  for (metric, id) in [("cpu", id), ("none", id), ("cpu", "none")] {
    #expect(found.text(metric, of: id) == "unavailable")
    #expect(found.value(metric, of: id) == nil)
    #expect(found.ratioText(metric, of: id, over: id) == "unavailable")
    #expect(found.growthClass("growth", of: id) == "unavailable")
  }
  #expect(!found.isMeasured(id) && !found.isMeasured("none"))
  #expect(found.text(nil, .bytes) == "unavailable" && found.text(.nan, .bytes) == "unavailable")
  #expect(found.text(-0.0, .nanoseconds) == "0 ns")
}

@Test("a sampled metric is the mean of the better half, inside its interval")
func sampledIsTheBetterHalf() throws {
  let values = [10.0, 20, 30, 40, 50, 60]
  let smaller = try #require(findings(.sampled(values)).estimate("cpu", of: id))
  #expect(smaller.center == 20 && smaller.kind == .sampled && smaller.unit == .nanoseconds)
  let low = try #require(smaller.low)
  let high = try #require(smaller.high)
  #expect(low < 20 && 20 < high && low >= 10 && high <= 60)
  let larger = try #require(
    findings(.sampled(values), .headroom60).estimate("headroom60", of: id))
  #expect(larger.center == 50)
  #expect(larger.low == 70 - high && larger.high == 70 - low)
}

@Test("a ratio carries both uncertainties, and there is none to 0")
func ratiosPropagate() throws {
  let top = Estimate(center: 30, low: 27, high: 33, unit: .count, kind: .sampled)
  let base = Estimate(center: 10, low: 10, high: 10, unit: .count, kind: .exact)
  let ratio = try #require(
    Reading.ratio(.estimate(top), over: .estimate(base), percent: false).estimate)
  #expect(ratio.center == 3 && ratio.kind == .sampled && ratio.unit == .ratio)
  #expect(abs((ratio.halfWidth ?? 0) - 0.3) < 1e-12)
  let zero = findings(.exact(0), .allocations)
  #expect(zero.ratioText("allocations", of: id, over: id) == "unavailable")
  let two = findings(.exact(2), .allocations)
  #expect(two.percentText("allocations", of: id, over: id) == "100 %")
  #expect(two.ratioText("allocations", of: id, over: id) == "1×")
}

@Test("huge values stay finite in estimates and texts")
func hugeValuesStayFinite() {
  let found = findings(.sampled([1e308, 1.7e308, 1.2e308]))
  #expect(found.estimate("cpu", of: id)?.center.isFinite == true)
  #expect(!found.text("cpu", of: id).contains("inf"))
  #expect(findings(.unstable([-1.7e308, 1.7e308])).value("cpu", of: id) == 0)
}
