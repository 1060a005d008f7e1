import BenchStatistics
import Testing

@Suite struct MeanTests {
  @Test(
    "The geometric mean of ratios is that of the textbook",
    arguments: [([2.0, 8.0], 4.0), ([1, 10, 100], 10), ([0.5, 2], 1), ([3], 3)]
      as [([Double], Double)])
  func geometricMean(values: [Double], mean: Double) throws {
    let found = try #require(Mean.geometric(values))
    #expect(abs(found - mean) < 1e-12 * mean)
  }

  /// Fleming and Wallace's point: the ratio of the means is the mean of the ratios.
  @Test("The geometric mean gives the same ranking whatever machine is the reference")
  func geometricMeanOfRatios() throws {
    var simulation = Simulation(seed: 8)
    for _ in 0..<100 {
      let a = (0..<7).map { _ in simulation.uniform(1, 100) }
      let b = (0..<7).map { _ in simulation.uniform(1, 100) }
      let ofRatios = try #require(Mean.geometric(zip(a, b).map { $0 / $1 }))
      let left = try #require(Mean.geometric(a))
      let right = try #require(Mean.geometric(b))
      #expect(abs(ofRatios - left / right) < 1e-9 * ofRatios)
    }
  }

  @Test("Means of huge, tiny and mixed values are finite, means of nonsense are not there")
  func hostileValues() {
    #expect(Mean.arithmetic([1e308, 1e308, 1e308]) == 1e308)
    #expect(Mean.arithmetic([-1e308, 1e308]) == 0)
    #expect(Mean.geometric([1.7e308, 1.7e308]) == 1.7e308)
    #expect(
      Mean.geometric([Double.leastNonzeroMagnitude, Double.leastNonzeroMagnitude])
        == Double.leastNonzeroMagnitude)
    #expect(Mean.arithmetic([-0.0]) == 0)
    for values in [[], [1, .nan], [.infinity]] as [[Double]] {
      #expect(Mean.arithmetic(values) == nil)
      #expect(Mean.geometric(values) == nil)
    }
    for values in [[0, 1], [-1, 1], [-0.0]] as [[Double]] { #expect(Mean.geometric(values) == nil) }
  }
}

@Suite struct LowerHalfMeanTests {
  @Test(
    "The lower half of n values is the ⌈n/2⌉ least",
    arguments: [
      ([4.0], 4.0), ([4, 2], 2), ([9, 1, 5], 3), ([4, 3, 2, 1], 1.5), ([5, 5, 5, 5], 5),
      ([1, 2, 2, 2, 9], 5.0 / 3), ([0, 0, 0, 7], 0), ([-3, 1], -3),
    ] as [([Double], Double)])
  func lowerHalf(values: [Double], mean: Double) throws {
    let found = try #require(LowerHalfMean.ofValues(values))
    #expect(abs(found - mean) < 1e-12)
  }

  @Test("The mean of the logarithms is the geometric mean, and the plain one where zero is in it")
  func logarithms() throws {
    let geometric = try #require(LowerHalfMean.ofLogarithms([100, 8, 2, 50]))
    #expect(abs(geometric - 4) < 1e-12)
    #expect(LowerHalfMean.ofLogarithms([0, 4, 9, 9]) == 2)
    #expect(LowerHalfMean.ofLogarithms([0, 0, 0]) == 0)
    #expect(LowerHalfMean.ofLogarithms([-2, 2, 9]) == 0)
    #expect(LowerHalfMean.ofLogarithms([7]) == 7)
  }

  @Test("Bursts that hit less than half of the blocks do not move the statistic by more than noise")
  func burstsDoNotCount() throws {
    let quiet: [Double] = [100, 101, 102, 103, 104, 105, 106, 107]
    let loud: [Double] = [100, 101, 102, 103, 204, 305, 406, 1e9]
    #expect(LowerHalfMean.ofLogarithms(quiet) == LowerHalfMean.ofLogarithms(loud))
  }

  @Test("Nonsense has no lower half, huge values have a finite one")
  func hostileValues() {
    for values in [[], [1, .nan], [.infinity, 1]] as [[Double]] {
      #expect(LowerHalfMean.ofValues(values) == nil)
      #expect(LowerHalfMean.ofLogarithms(values) == nil)
    }
    #expect(LowerHalfMean.ofValues([1e308, 1e308, 1e308, 1e308]) == 1e308)
    #expect(LowerHalfMean.ofLogarithms([1e308, 1e308, 1e308, 1e308]) == 1e308)
  }
}
