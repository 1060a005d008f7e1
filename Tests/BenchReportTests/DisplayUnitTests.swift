import BenchModel
import Testing

@testable import BenchReport

@Test(
  "a value takes the unit that shows one to three digits, after rounding",
  arguments: [
    (999.4, Unit.nanoseconds, "ns"), (999.9, .nanoseconds, "µs"), (1_000, .nanoseconds, "µs"),
    (990_000, .nanoseconds, "µs"), (1_100_000, .nanoseconds, "ms"), (0, .nanoseconds, "ns"),
    (0.27, .nanoseconds, "ns"), (-5e9, .nanoseconds, "s"), (1e300, .nanoseconds, "s"),
    (.leastNonzeroMagnitude, .nanoseconds, "ns"), (1_023, .bytes, "bytes"), (1_024, .bytes, "KiB"),
    (1_288_490_188, .bytes, "GiB"), (1e15, .bytes, "TiB"),
    (1e9, .count, "count"), (2, .ratio, "×"), (1, .flag, ""), (3, .points, "pt"),
    (3, Unit(rawValue: "rows/s"), "rows/s"),
  ] as [(Double, Unit, String)])
func unitsSuitValues(value: Double, unit: Unit, symbol: String) {
  #expect(DisplayUnit.suiting(value, unit).symbol == symbol)
}

@Test(
  "a column has one unit, between its smallest and its largest value",
  arguments: [
    ([1_100_000, 990_000], Unit.nanoseconds, "ms"), ([0, 0], .nanoseconds, "ns"),
    ([], .nanoseconds, "ns"), ([0, 5_000], .nanoseconds, "µs"),
    ([100, 1_200_000], .nanoseconds, "µs"), ([1_024, 1_288_490_188], .bytes, "MiB"),
    ([500, 1_288_490_188], .bytes, "MiB"), ([10_273 * 1_024, 10 * 1_048_576], .bytes, "MiB"),
    ([1, .infinity, .nan], .nanoseconds, "ns"),
    ([.leastNonzeroMagnitude, 1e308], .nanoseconds, "s"),
  ] as [([Double], Unit, String)])
func columnsHaveOneUnit(values: [Double], unit: Unit, symbol: String) {
  #expect(DisplayUnit.suiting(values, unit).symbol == symbol)
}

@Test(
  "a sentence puts the unit behind the number, and lets a count name itself",
  arguments: [
    (Unit.nanoseconds, "12.0", "12.0 ns"), (.count, "173", "173"), (.flag, "yes", "yes"),
    (.bytes, "1", "1 byte"), (.bytes, "2", "2 bytes"), (.ratio, "3.2", "3.2×"),
    (.ratio, "3.2 ± 0.1", "(3.2 ± 0.1)×"),
  ] as [(Unit, String, String)])
func phrasesCarryUnits(unit: Unit, number: String, phrase: String) {
  #expect(DisplayUnit.suiting(1, unit).phrase(number) == phrase)
}
