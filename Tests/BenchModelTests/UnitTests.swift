import BenchModel
import Testing

@Test("a unit is its spelling")
func unitsAreTheirSpelling() {
  #expect(Unit.nanoseconds == Unit(rawValue: "ns"))
  #expect(Unit.points.rawValue == "pt")
}
