import BenchStatistics
import Testing

@testable import BenchReport

@Test(
  "three significant digits keep zeros, group thousands, and are never -0",
  arguments: [
    (0.0, "0"), (-0.0, "0"), (999.9, "1,000"), (9.999, "10.0"), (0.99, "0.990"), (5.955, "5.96"),
    (1, "1.00"), (12_345.6, "12,346"), (-1.5, "-1.50"), (0.000_012_34, "0.0000123"),
    (1e15, "1e15"), (1.236e300, "1.24e300"), (.leastNonzeroMagnitude, "5e-324"),
    (-2.5e-9, "-2.5e-9"),
    (Double.nan, "—"), (Double.infinity, "—"),
  ] as [(Double, String)])
func significantDigits(value: Double, text: String) {
  #expect(NumberText.significant(value, 3) == text)
}

@Test(
  "an exact number is an integer in full, or a fraction without trailing zeros",
  arguments: [
    (0.0, "0"), (-0.0, "0"), (173, "173"), (173.5, "173.5"), (1.0 / 3, "0.3333"),
    (0.0625, "0.0625"), (1_234_567, "1,234,567"), (1_234_567.062_5, "1,234,567.0625"),
    (0.000_123_456, "0.0001235"), (-12, "-12"), (999_999_999_999_999, "999,999,999,999,999"),
    (1e300, "1e300"), (-0.000_000_1, "-1e-7"),
  ] as [(Double, String)])
func exactNumbers(value: Double, text: String) { #expect(NumberText.exact(value) == text) }

@Test(
  "the digits of a value follow its uncertainty",
  arguments: [
    (62.134, 0.45, "62.1 ± 0.5"), (62.134, 0.251, "62.13 ± 0.25"),
    (1.0268, 0.0027, "1.027 ± 0.003"),
    (1_234.5, 12, "1,235 ± 12"), (1_234.5, 200, "1,230 ± 200"), (12_345, 480, "12,300 ± 500"),
    (41, 300, "41 ± 300"), (63.418_2, 0.000_3, "63.42 ± 0.0003"), (0, 0.3, "0.00 ± 0.30"),
    (0, 0, "0 ± 0"), (-0.0, 0, "0 ± 0"), (5, 0, "5.000 ± 0"), (9.96, 0.099, "9.96 ± 0.10"),
    (2e20, 1e19, "2e20 ± 1e19"), (Double.nan, 1, "—"), (1, Double.infinity, "—"),
  ] as [(Double, Double, String)])
func uncertainNumbers(center: Double, half: Double, text: String) {
  #expect(NumberText.uncertain(center, half: half) == text)
}

@Test(
  "rounding carries over any number of nines and over the point",
  arguments: [
    (0.05, 1, "0.1"), (0.049, 1, "0.0"), (0.95, 0, "1"), (99.95, 1, "100.0"), (1_499, -3, "1,000"),
    (1_500, -3, "2,000"), (499, -3, "0"), (500, -3, "1,000"), (-0.04, 1, "0.0"), (2.675, 2, "2.68"),
  ] as [(Double, Int, String)])
func roundingCarries(value: Double, decimals: Int, text: String) {
  #expect(NumberText.fixed(value, decimals: decimals) == text)
}

@Test("a written number reads back within its last digit, for any double")
func numbersReadBack() throws {
  var random = SplitMix64(seed: 1)
  for index in 0..<1_000 {
    let bits = random.next()
    let value =
      index % 2 == 0 ? Double(Int64(bitPattern: bits) >> 20) / 4_096 : Double(bitPattern: bits)
    for text in [
      NumberText.significant(value, 3), NumberText.exact(value), NumberText.short(value),
    ] {
      guard value.isFinite else {
        #expect(text == "—")
        continue
      }
      let read = try #require(Double(text.replacing(",", with: "")), "\(text) for \(value)")
      #expect(abs(read - value) <= abs(value) * 0.005, "\(text) for \(value)")
      #expect(!text.hasPrefix("-0") || read != 0, "\(text) for \(value)")
    }
  }
}
