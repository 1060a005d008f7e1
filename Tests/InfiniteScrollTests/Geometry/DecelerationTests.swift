import InfiniteScroll
import Testing

/// −1000 · ln 0.998, from a table of logarithms: ln 0.998 = −0.0020020026706730774
private let decay = 2.002_002_670_673_077_4

@Test(
  "a fling ends (v₀ ∓ 10)/(−1000 · ln r) further on, and under 10 pt/s nowhere",
  arguments: [
    (3000, 2990 / decay), (-3000, -2990 / decay), (10.5, 0.5 / decay), (-10.5, -0.5 / decay),
    (10, 0), (-10, 0), (9, 0), (-9, 0), (0, 0), (1e308, 1e308 / decay),
  ] as [(Double, Double)])
func flingEndsAtTheClosedForm(velocity: Double, distance: Double) {
  let measured = Deceleration.normal.distance(from: velocity)
  #expect(abs(measured - distance) <= abs(distance) * 1e-10)
}

@Test("a fling rests when its speed has fallen to 10 pt/s, exactly where the closed form says")
func flingRestsAtTheRestSpeed() {
  for velocity in [-8000, -500, -11, 11, 70, 3000, 12_345.6] as [Double] {
    let rest = Deceleration.normal.duration(from: velocity)
    let speed = Deceleration.normal.velocity(from: velocity, after: rest)
    #expect(abs(speed - (velocity < 0 ? -10 : 10)) < 1e-9)
    let travelled = Deceleration.normal.distance(from: velocity, after: rest)
    #expect(abs(travelled - Deceleration.normal.distance(from: velocity)) < 1e-9)
  }
  #expect(abs(Deceleration.normal.duration(from: 3000) - 5.703_782_474_656 / decay) < 1e-9)
  #expect(Deceleration.normal.duration(from: 10) == 0)
  #expect(Deceleration.normal.duration(from: -10) == 0)
  #expect(Deceleration.normal.duration(from: 0) == 0)
}

@Test("position is the sum of the velocities before it")
func positionIsTheSumOfVelocities() {
  var sum = 0.0
  for step in 0..<1000 {
    sum += Deceleration.normal.velocity(from: 2000, after: (Double(step) + 0.5) / 1000) / 1000
  }
  #expect(abs(sum - Deceleration.normal.distance(from: 2000, after: 1)) < 1e-3)
  // After one millisecond 0.998 of the velocity is left, whatever it was.
  #expect(abs(Deceleration.normal.velocity(from: -700, after: 0.001) + 698.6) < 1e-9)
  #expect(Deceleration.normal.distance(from: 700, after: 0) == 0)
}

@Test(
  "a decay is stretched to any target",
  arguments: [0, 1e-9, 54, -54, 1500, -1500, 1e6, -1e6, 1e300] as [Double])
func decayIsStretched(distance: Double) {
  let start = Deceleration.normal.velocity(toTravel: distance)
  #expect(abs(Deceleration.normal.distance(from: start) - distance) <= abs(distance) * 1e-6)
  #expect(Deceleration.normal.velocity(toTravel: -distance) == -start)
}

@Test("a stretched decay starts at a velocity that is finite")
func stretchedDecayIsFinite() {
  #expect(Deceleration.normal.velocity(toTravel: 1.7e308) == .greatestFiniteMagnitude)
  #expect(Deceleration.normal.velocity(toTravel: -1.7e308) == -.greatestFiniteMagnitude)
}

@Test("other rates are allowed between 0 and 1 and refused by name elsewhere")
func ratesAreChecked() throws {
  let fast = try Deceleration(rate: 0.99)
  #expect(abs(fast.velocity(from: 100, after: 0.001) - 99) < 1e-9)
  #expect(try Deceleration(rate: 0.998) == .normal)
  for rate in [0, 1, -1, 2, Double.nan, .infinity] {
    let error = #expect(throws: ConfigurationError.self) { try Deceleration(rate: rate) }
    #expect(error?.field == "rate" && error?.value == rate.description)
  }
}
