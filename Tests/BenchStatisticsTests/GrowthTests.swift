import BenchStatistics
import Glibc
import Testing

@Suite struct GrowthTests {
  private typealias Points = [(x: Double, y: Double)]

  /// NIST, Statistical Reference Datasets, Norris: calibration of ozone monitors. Certified slope
  /// 1.00211681802045, R² 0.999993745883712.
  @Test("The slope and the fit of a reference data set are the certified ones")
  func norris() throws {
    let fit = try #require(Growth.of(ReferenceData.norris).fit)
    #expect(fit.growth == .linear)
    #expect(fit.slopeInterval.contains(1.00211681802045))
    #expect(abs(fit.slope - 1.00211681802045) < 2e-4)
    #expect(fit.rSquared > 0.9999)
  }

  @Test("A straight line has its slope and an interval of no width, whatever the units")
  func exactLine() throws {
    for xUnit in [1e-3, 1, 1e9] {
      for yUnit in [1e-300, 1e-6, 1, 1e12, 1e300] {
        let points: Points = (0...40).map { (Double($0) * xUnit, (7 + 3 * Double($0)) * yUnit) }
        guard yUnit / xUnit < 1e305 else { continue }
        let fit = try #require(Growth.of(points).fit)
        let slope = 3 * yUnit / xUnit
        if xUnit >= 1 { #expect(fit.growth == .linear && fit.confidence > 0.9) }
        #expect(abs(fit.slope - slope) < 1e-9 * slope)
        #expect(fit.slopeInterval.halfWidth < 1e-9 * slope)
        #expect(fit.slopeInterval.contains(fit.slope))
        #expect(abs(fit.slopePerThousand - 1_000 * slope) < 1e-6 * slope)
      }
    }
  }

  @Test("64 bytes a row over 2 MB is a leak of 64,000 bytes per 1,000 rows, with 8 points or 1,000")
  func smallLeak() throws {
    for count in [8, 21, 64, 1_000] {
      let points: Points = (0..<count).map { index in
        let rows = (10_000 * Double(index) / Double(count - 1)).rounded()
        return (rows, 2_000_000 + 64 * rows)
      }
      let fit = try #require(Growth.of(points).fit)
      #expect(fit.growth == .linear && fit.confidence > 0.9)
      #expect(abs(fit.slopePerThousand - 64_000) < 1)
    }
  }

  @Test("Growth below the minimum effect is none: 0.4 % of the level by default, 2 % if asked for")
  func minimumEffect() throws {
    func points(rise: Double) -> Points {
      (0...30).map { (Double($0), 1 + rise * Double($0) / 30) }
    }
    #expect(Growth.of(points(rise: 0.004)).fit?.growth == .constant)
    #expect(Growth.of(points(rise: 0.01)).fit?.growth == .linear)
    #expect(Growth.of(points(rise: 0.01), minimumEffect: 0.02).fit?.growth == .constant)
    #expect(Growth.of(points(rise: 0.004), minimumEffect: 0).fit?.growth == .linear)
    for odd in [Double.nan, .infinity, -.infinity, -1] {
      #expect(Growth.of(points(rise: 0.01), minimumEffect: odd).fit != nil)
    }
  }

  @Test("A level is constant, surely and exactly, at any height")
  func exactLevel() throws {
    for level in [0, -0.0, Double.leastNonzeroMagnitude, 1, -3, 1e308, -1.7e308] {
      let fit = try #require(Growth.of((0..<20).map { (Double($0), level) }).fit)
      #expect(fit.growth == .constant && fit.confidence == 1)
      #expect(fit.slope == 0 && fit.slopeInterval.halfWidth == 0)
      #expect(fit.rSquared == 1 && fit.points == 20)
    }
  }

  @Test("x·log x is worse than linear where noise is at most 1 % of the range")
  func logLinear() throws {
    var simulation = Simulation(seed: 14)
    for _ in 0..<40 {
      let noise = simulation.uniform(0, 0.01)
      let points: Points = (0..<64).map { index in
        let x = 10_000 * Double(index) / 63
        return (x, x * log1p(x) / (10_000 * log1p(10_000)) + noise * simulation.normal())
      }
      #expect(Growth.of(points).fit?.growth == .worse)
    }
  }

  @Test("A burst in every twentieth point hides neither a level nor a line")
  func bursts() throws {
    var simulation = Simulation(seed: 20)
    var wrong = 0
    for round in 0..<60 {
      let slope = round.isMultiple(of: 2) ? 0.0 : 1
      let points: Points = (0..<64).map { index in
        let burst = simulation.index(below: 20) == 0 ? simulation.uniform(0.5, 3) : 0
        return (Double(index), 1 + slope * Double(index) / 63 + burst)
      }
      if Growth.of(points).fit?.growth != (slope == 0 ? .constant : .linear) { wrong += 1 }
    }
    #expect(wrong <= 4, "\(wrong) of 60")
  }

  @Test("Noise that remembers its last value around a level is not taken for growth")
  func noiseWithMemory() throws {
    var simulation = Simulation(seed: 7)
    var wrong = 0
    for _ in 0..<60 {
      var error = simulation.normal()
      let points: Points = (0..<150).map { index in
        error = 0.8 * error + 0.6 * simulation.normal()
        return (Double(index), 10 + error)
      }
      if Growth.of(points).fit?.growth != .constant { wrong += 1 }
    }
    #expect(wrong <= 2, "\(wrong) of 60")
  }

  @Test("The interval of the slope holds the true one in 88 to 99 of 100 series")
  func slopeCoverage() throws {
    var simulation = Simulation(seed: 31)
    for memory in [0, 0.5] {
      var hits = 0
      let series = 100 * Simulation.scale
      for _ in 0..<series {
        var error = simulation.normal()
        let points: Points = (0..<64).map { index in
          error = memory * error + (1 - memory * memory).squareRoot() * simulation.normal()
          return (Double(index), 100 + 0.5 * Double(index) + error)
        }
        if Growth.of(points).fit?.slopeInterval.contains(0.5) == true { hits += 1 }
      }
      let share = Double(hits) / Double(series)
      #expect(share >= 0.88 && share <= 0.99, "\(hits) of \(series) with memory \(memory)")
    }
  }
}

@Suite struct GrowthInputTests {
  @Test("The answer does not depend on the order of the points or on the unit of y")
  func orderAndUnit() throws {
    var simulation = Simulation(seed: 77)
    for kind in GrowthKind.all {
      let points = kind.series(count: 40, noise: 0.02, &simulation)
      let fit = try #require(Growth.of(points).fit)
      #expect(Growth.of(points.reversed()).fit == fit, "\(kind.name)")
      let scaled = try #require(Growth.of(points.map { ($0.x, 1_024 * $0.y) }).fit)
      #expect(scaled.growth == fit.growth && scaled.confidence == fit.confidence)
      #expect(scaled.slope == 1_024 * fit.slope)
    }
  }

  @Test("Too few points, no spread, NaN, infinity and negative x have a reason each")
  func doubts() {
    typealias Points = [(x: Double, y: Double)]
    let line: Points = (0..<8).map { (Double($0), Double($0)) }
    let repeated: Points = (0..<30).map { (Double($0 % 7), Double($0)) }
    #expect(Growth.of(line).fit?.growth == .linear)
    #expect(Growth.of([]) == .undetermined(.tooFewPoints(0)))
    #expect(Growth.of(Array(line.dropLast())) == .undetermined(.tooFewPoints(7)))
    #expect(Growth.of(repeated) == .undetermined(.tooFewPlaces(7)))
    #expect(Growth.of((0..<9).map { (3, Double($0)) }) == .undetermined(.noSpread))
    #expect(Growth.of((0..<9).map { (0, Double($0)) }) == .undetermined(.noSpread))
    #expect(Growth.of((0..<9).map { (1e15 + Double($0), 1) }) == .undetermined(.noSpread))
    #expect(Growth.of(line + [(-1, 0)]) == .undetermined(.negativeX))
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(Growth.of(line + [(value, 0)]) == .undetermined(.notFinite))
      #expect(Growth.of(line + [(9, value)]) == .undetermined(.notFinite))
    }
    let steep: Points = (0..<9).map { (Double($0) * 1e-300, Double($0) * 1e300) }
    #expect(Growth.of(steep) == .undetermined(.outOfRange))
  }

  @Test("Whatever finite points come, the answer is finite and the slope lies in its interval")
  func hostilePoints() {
    let extremes: [Double] = [
      0, -0.0, Double.leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, 1e-308, 1, -1, 1e15,
      1e308, -1e308, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude,
    ]
    var simulation = Simulation(seed: 666)
    for round in 0..<1_000 {
      let count = 8 + simulation.index(below: 6)
      let points: [(x: Double, y: Double)] = (0..<count).map { _ in
        let x = extremes[simulation.index(below: extremes.count)]
        let y = extremes[simulation.index(below: extremes.count)]
        return (abs(x) * simulation.uniform(0, 1), simulation.index(below: 2) == 0 ? y : y / 2)
      }
      guard let fit = Growth.of(points).fit else { continue }
      let numbers = [fit.slope, fit.slopePerThousand, fit.confidence, fit.rSquared]
      #expect(numbers.allSatisfy { $0.isFinite }, "round \(round): \(points)")
      #expect(fit.slopeInterval.contains(fit.slope), "round \(round): \(points)")
      #expect(fit.confidence > 0.25 - 1e-9 && fit.confidence <= 1, "round \(round)")
      #expect((0...1).contains(fit.rSquared), "round \(round)")
    }
  }
}
