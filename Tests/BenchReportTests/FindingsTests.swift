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
  let values = [110.0, 120, 130, 140, 150, 160]
  let smaller = try #require(findings(.sampled(values)).estimate("cpu", of: id))
  #expect(smaller.center == 120 && smaller.kind == .sampled && smaller.unit == .nanoseconds)
  let low = try #require(smaller.low)
  let high = try #require(smaller.high)
  #expect(low < 110 && 120 < high && high < 160)
  let larger = try #require(
    findings(.sampled(values), .headroom60).estimate("headroom60", of: id))
  #expect(larger.center == 150)
  #expect(larger.low == 270 - high && larger.high == 270 - low)
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

@Test(
  "what happened on any block is not averaged away",
  arguments: [
    (.frameMax, [3_000_000, 1_000_000, 40_000_000, 2_000_000], "40.0 ms"),
    (.latenessMax, [5_000], "5.00 µs"), (.missedDeadlines, [0, 0, 2, 0, 1], "3"),
    (.missedDeadlines, [], "unavailable"), (.missedDeadlines, [1e308, 1e308], "unavailable"),
    (.hitchRatio60, [0, 0, 0, 8], "0–10 ms/s"),
    (.latenessP99, [100, 100, 100, 100], "100.0 ± 0 ns"),
  ] as [(Metric, [Double], String)])
func totalsAreTotals(metric: Metric, values: [Double], text: String) {
  #expect(findings(.sampled(values), metric).text(metric.name, of: id) == text)
}

@Test("a ratio to a maximum has no interval and is not of one block")
func ratiosToTotals() throws {
  let top = Reading.sampled([2, 2, 2], of: .cpu)
  let base = Reading.sampled([4, 1, 1], of: .latenessMax)
  let ratio = try #require(Reading.ratio(top, over: base, percent: false).estimate)
  #expect(ratio.center == 0.5 && ratio.halfWidth == nil)
  let text = EstimateText(ratio, in: DisplayUnit.suiting(0.5, .ratio))
  #expect(text.remark == .total(.maximum, blocks: 3))
}
