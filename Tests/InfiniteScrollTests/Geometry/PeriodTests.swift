import InfiniteScroll
import Testing

@Test(
  "an offset any number of periods away is wrapped to the one that shows the same",
  arguments: [
    (1137.0, 37.0, 1), (2237.5, 37.5, 2), (-37, 1063, -1), (0, 0, 0), (1100, 0, 1),
    (-1100, 0, -1), (1099.5, 1099.5, 0), (2200, 0, 2), (-2237.5, 1062.5, -3), (1050, 1050, 0),
    (-1e-20, 0, 0), (-1200, 1000, -2), (2199.5, 1099.5, 1), (-1099.5, 0.5, -1),
  ])
func wrapsToTheOffsetThatShowsTheSame(x: Double, offset: Double, laps: Int) throws {
  let period = try Period(length: 1100)
  #expect(period.wrap(x) == offset)
  #expect(period.split(x) == (offset, laps))
  #expect(period.wrap(x).sign == .plus)
}

@Test("a wrapped offset is the exact remainder, in [0, P) and never −0")
func wrapsToTheExactRemainder() throws {
  var random = SeededGenerator(seed: 1)
  for _ in 0..<20_000 {
    let length = Double(
      sign: .plus, exponent: .random(in: -40...40, using: &random), significand: 1.1)
    let period = try Period(length: length)
    let x =
      Double.random(in: -1...1, using: &random) * length
      * Double(sign: .plus, exponent: .random(in: -70...70, using: &random), significand: 1)
    let remainder = x.truncatingRemainder(dividingBy: length)
    let positive = remainder < 0 ? remainder + length : remainder
    let expected = positive < length ? positive : 0
    #expect(period.wrap(x) == expected, "\(x) by \(length)")
    #expect(period.wrap(x).sign == .plus, "\(x) by \(length)")
  }
}

@Test(
  "numbers at the ends of their range are wrapped too",
  arguments: [
    -0.0, Double.leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, 1e308, -1e308,
    .greatestFiniteMagnitude, 0.1,
  ],
  [Double.leastNonzeroMagnitude, 1e-300, 1, 1e300, .greatestFiniteMagnitude])
func wrapsHostileNumbers(x: Double, length: Double) throws {
  let offset = try Period(length: length).wrap(x)
  #expect(offset >= 0 && offset < length && offset.sign == .plus)
}

@Test(
  "laps beyond the range of Int are held at its ends",
  arguments: [(1e308, Int.max), (-1e308, .min)])
func holdsLapsAtTheEndsOfInt(x: Double, laps: Int) throws {
  #expect(try Period(length: 1e-300).split(x).laps == laps)
  #expect(try Period(length: 110).split(x).laps == laps)
}

@Test("without a period every offset is 0; NaN and the infinities stay what they are not")
func wrapsWithoutAPeriod() throws {
  let nothing = try Period(length: 0)
  for x in [0, -0.0, 5, -5, 1e308] {
    #expect(nothing.split(x) == (0, 0))
    #expect(nothing.wrap(x).sign == .plus)
  }
  for length in [0.0, 1100] {
    for x in [Double.nan, .infinity, -.infinity] {
      let (offset, laps) = try Period(length: length).split(x)
      #expect(offset.isNaN && laps == 0)
    }
  }
}

@Test(
  "a period that is no length is refused",
  arguments: [Double.nan, .infinity, -1, -Double.leastNonzeroMagnitude])
func refusesAPeriodThatIsNoLength(length: Double) {
  let error = #expect(throws: ConfigurationError.self) { try Period(length: length) }
  #expect(error?.field == "period")
}

@Test("the way forward goes round the seam")
func measuresTheWayForward() throws {
  let period = try Period(length: 1100)
  #expect(period.forwardDistance(from: 1050, to: 0) == 50)
  #expect(period.forwardDistance(from: 0, to: 1050) == 1050)
  #expect(period.forwardDistance(from: 7, to: 7) == 0)
}
