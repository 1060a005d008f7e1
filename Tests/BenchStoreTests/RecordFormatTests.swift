import BenchModel
import Testing

@testable import BenchStore

@Test("the text has sorted keys, whole numbers without .0 and lists of numbers on one line")
func textIsStable() {
  let text = """
      "benchmarks": [
        {
          "definition": "d",
          "id": "feed/µ",
          "iterations": 1000,
          "metrics": {
            "allocations": {
              "better": "smaller",
              "kind": "exact",
              "unit": "count",
              "value": 173
            },
            "cpu": {
              "better": "smaller",
              "kind": "sampled",
              "unit": "ns",
              "values": [1.5, 2]
            }
          },
          "parameters": {
            "rows": "10"
          },
          "series": {},
          "warnings": []
        }
      ],
      "commit": {
        "branch": null,
        "date": null,
        "dirty": false,
        "hash": "abc",
        "subject": null
      },
    """
  #expect(Samples.small.json.hasPrefix("{\n" + text))
  #expect(Samples.small.json.hasSuffix("\n}\n"))
}

@Test(
  "numbers are spelt in the shortest way that reads back",
  arguments: [
    (0.0, "0"), (-0.0, "0"), (173, "173"), (-2, "-2"), (0.1, "0.1"), (1e15, "1000000000000000"),
    (1e16, "1e+16"), (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
    (9_007_199_254_740_992, "9007199254740992"),
  ])
func numbersAreShort(_ number: Double, _ text: String) {
  #expect(JSON.number(number)?.prettyText == text + "\n")
}

@Test(
  "a metric that is not finite is written as unavailable",
  arguments: [
    Measured.exact(.nan), .exact(.infinity), .exact(-.infinity), .sampled([1, .nan]),
    .unstable([.infinity, 1]),
  ])
func notFiniteIsUnavailable(_ measured: Measured) throws {
  let record = Samples.record(metrics: ["cpu": RecordedMetric(.cpu, measured)])
  let copy = try RunRecord(json: Array(record.json.utf8), file: "a.json")
  let expected = RecordedMetric(.cpu, .unavailable("not a finite number"))
  #expect(copy.benchmarks[0].metrics["cpu"] == expected)
}

@Test("points and fits that are not finite are left out with a warning")
func notFiniteCurvesWarn() throws {
  let growth = Series.Growth(type: "linear", perThousand: .nan, confidence: 1)
  let series = Series(
    x: "rows", unit: .bytes, points: [[0, 1], [1, .infinity], [.nan, 2]], growth: growth)
  var record = Samples.record(series: ["growth": series])
  record.environment.loadBefore = .nan
  record.plan.budgetSeconds = .infinity
  let copy = try RunRecord(json: Array(record.json.utf8), file: "a.json")
  let result = copy.benchmarks[0]
  #expect(result.series["growth"] == Series(x: "rows", unit: .bytes, points: [[0, 1]]))
  #expect(
    result.warnings == [
      "The curve growth: 2 points are left out, not a finite number.",
      "The curve growth: its fit is left out, not a finite number.",
    ])
  #expect(copy.environment.loadBefore == nil)
  #expect(copy.plan.budgetSeconds == nil)
}

@Test("unit, kind and direction of an unavailable metric come from its keys or from its name")
func unavailableMetricsAreKnown() throws {
  let bare = #"{"unavailable": "no valgrind"}"#
  let half = #"{"unavailable": "r", "unit": "rows", "better": "larger"}"#
  let bytes = Samples.edited(
    #""cpu": {"#,
    #""wall": \#(bare), "headroom60": \#(bare), "own": \#(half), "x": \#(bare), "cpu": {"#)
  let metrics = try RunRecord(json: bytes, file: "a.json").benchmarks[0].metrics
  #expect(metrics["wall"] == RecordedMetric(.wall, .unavailable("no valgrind")))
  #expect(metrics["headroom60"]?.metric == .headroom60)
  #expect(metrics["own"]?.metric == .exact("own", Unit(rawValue: "rows"), better: .larger))
  #expect(metrics["x"]?.metric == .exact("x", Unit(rawValue: "")))
}

@Test("a reader ignores what it does not know and does without lists that older writers lack")
func unknownAndMissingKeysAreFine() throws {
  let unknown = Samples.edited(
    #""better": "smaller","#, #""better": "smaller", "later": [{"a": [null, true, -1.5e3]}],"#)
  #expect(try RunRecord(json: unknown, file: "a.json") == Samples.small)
  let lacking = Samples.small.json.replacing(#""series": {},"#, with: "")
    .replacing(#""order": [],"#, with: "").replacing(#""iterations": 1000,"#, with: "")
  var expected = Samples.small
  expected.benchmarks[0].iterations = 0
  #expect(try RunRecord(json: Array(lacking.utf8), file: "a.json") == expected)
}

@Test("whole numbers may be spelt as other writers spell them", arguments: ["1e3", "1000.0"])
func wholeNumbersAreRead(_ spelling: String) throws {
  let bytes = Samples.edited(": 1000,", ": \(spelling),")
  #expect(try RunRecord(json: bytes, file: "a.json") == Samples.small)
}

@Test(
  "minor versions are accepted and a byte order mark is skipped",
  arguments: ["treadmill/1", "treadmill/1.0", "treadmill/1.17"])
func minorVersionsAreRead(_ schema: String) throws {
  let bytes = [0xef, 0xbb, 0xbf] + Samples.edited("treadmill/1", schema)
  #expect(try RunRecord(json: bytes, file: "a.json") == Samples.small)
}
