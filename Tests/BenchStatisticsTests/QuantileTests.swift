import BenchStatistics
import Testing

@Suite struct QuantileTests {
  /// What R prints for quantile(1:10, p) and for quantile(c(15, 20, 35, 40, 50), p), type 7.
  @Test(
    "Quantiles are those of R's default",
    arguments: [
      (0.0, 1.0, 15.0), (0.05, 1.45, 16.0), (0.25, 3.25, 20.0), (0.3, 3.7, 23.0),
      (0.4, 4.6, 29.0), (0.5, 5.5, 35.0), (0.99, 9.91, 49.6), (1.0, 10.0, 50.0),
    ])
  func quantilesAreThoseOfR(p: Double, ofTen: Double, ofFive: Double) throws {
    let ten = try #require(Quantile.of((1...10).reversed().map(Double.init), at: p))
    let five = try #require(Quantile.of([50, 15, 40, 20, 35], at: p))
    #expect(abs(ten - ofTen) < 1e-12)
    #expect(abs(five - ofFive) < 1e-12)
  }

  @Test("Quantiles lie between neighbours, rise with p, and ignore the order of the values")
  func quantilesAreOrdered() throws {
    var simulation = Simulation(seed: 71)
    for _ in 0..<200 {
      // Few different values, so that there are ties.
      let values = (0...simulation.index(below: 12)).map { _ in
        Double(simulation.index(below: 5)) - 2
      }
      let positions = (0...20).map { Double($0) / 20 }
      let found = try #require(Quantile.of(values, at: positions))
      let again = try #require(Quantile.of(values.reversed(), at: positions))
      let least = try #require(Quantile.minimum(values))
      let most = try #require(Quantile.maximum(values))
      #expect(found == found.sorted() && found == again)
      #expect(found.first == least && found.last == most)
      for (p, quantile) in zip(positions, found) {
        let below = values.count { $0 < quantile }
        let atMost = values.count { $0 <= quantile }
        let rank = Double(values.count - 1) * p
        #expect(Double(below) <= rank + 1 && Double(atMost) >= rank, "\(values) at \(p)")
      }
    }
  }

  @Test("No values, other p, NaN and infinity have no quantile; huge values have finite ones")
  func hostileValues() {
    #expect(Quantile.median([]) == nil)
    #expect(Quantile.minimum([]) == nil)
    #expect(Quantile.maximum([.nan, 1]) == nil)
    for p in [-0.1, 1.1, .nan, .infinity] { #expect(Quantile.of([1, 2], at: p) == nil) }
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(Quantile.of([1, value, 2], at: 0.5) == nil)
    }
    #expect(Quantile.median([7]) == 7)
    #expect(Quantile.median([-1e308, 1e308]) == 0)
    #expect(Quantile.median([1.7e308, 1.7e308]) == 1.7e308)
    #expect(Quantile.of([0.1, 0.1, 0.1], at: 0.3) == 0.1)
  }
}
