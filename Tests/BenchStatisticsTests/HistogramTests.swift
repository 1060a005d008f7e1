import BenchStatistics
import Testing

@Suite struct HistogramTests {
  @Test("A value on an edge belongs to the bin above, and none is lost")
  func edges() throws {
    var histogram = try #require(Histogram(edges: [0, 1, 2, 4]))
    histogram.add(contentsOf: [-0.1, 0, 0.5, 1, 1.9, 2, 3.9, 4, 5])
    histogram.add(contentsOf: [.infinity, -.infinity, .nan, -0.0, .greatestFiniteMagnitude])
    #expect(histogram.counts == [3, 2, 2])
    #expect(histogram.underflow == 2)
    #expect(histogram.overflow == 4)
    #expect(histogram.unordered == 1)
    #expect(histogram.total == 14)
  }

  @Test("Counts are those of a search through all bins, whatever the values")
  func oracle() throws {
    var simulation = Simulation(seed: 12)
    for round in 0..<100 {
      let bins = 1 + simulation.index(below: 30)
      var histogram = try #require(
        round.isMultiple(of: 2)
          ? Histogram(evenlyFrom: -5, to: 5, bins: bins)
          : Histogram(logarithmicallyFrom: 0.01, to: 100, bins: bins))
      let edges = histogram.edges
      let values = (0..<100).map { _ in
        // Often exactly an edge.
        simulation.index(below: 4) == 0
          ? edges[simulation.index(below: edges.count)] : simulation.uniform(-8, 120)
      }
      histogram.add(contentsOf: values)
      for bin in 0..<bins {
        let expected = values.count { edges[bin] <= $0 && $0 < edges[bin + 1] }
        #expect(histogram.counts[bin] == expected)
      }
      #expect(histogram.total == values.count)
    }
  }

  @Test("Logarithmic bins have equal ratios and the ends that were asked for")
  func logarithmicBins() throws {
    let histogram = try #require(Histogram(logarithmicallyFrom: 1_000, to: 1e9, bins: 6))
    #expect(histogram.edges.first == 1_000 && histogram.edges.last == 1e9)
    for (low, high) in zip(histogram.edges, histogram.edges.dropFirst()) {
      #expect(abs(high / low - 10) < 1e-9)
    }
  }

  @Test("Bins that cannot be are refused")
  func hostileEdges() {
    for edges in [[], [1], [1, 1], [2, 1], [0, .nan], [0, .infinity]] as [[Double]] {
      #expect(Histogram(edges: edges) == nil)
    }
    for bins in [0, -1, .min, .max, Histogram.mostBins + 1] {
      #expect(Histogram(evenlyFrom: 0, to: 1, bins: bins) == nil)
      #expect(Histogram(logarithmicallyFrom: 1, to: 2, bins: bins) == nil)
    }
    #expect(Histogram(evenlyFrom: 1, to: 1.0.nextUp, bins: 10) == nil)
    #expect(Histogram(logarithmicallyFrom: 0, to: 1, bins: 4) == nil)
    #expect(Histogram(logarithmicallyFrom: 1, to: .infinity, bins: 4) == nil)
    #expect(Histogram(evenlyFrom: -1.7e308, to: 1.7e308, bins: 4) != nil)
  }
}
