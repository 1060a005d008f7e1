package import BenchModel

/// What another build of the tool can measure: its benchmarks without their bodies.
///
/// A comparison of two builds asks each for its own catalogue, so that a benchmark that was added,
/// removed or redefined is seen. Cost: one process.
package struct Catalogue: Equatable, Sendable {
  /// One benchmark of the other build.
  package struct Entry: Equatable, Sendable {
    package var id: String
    /// Hash of all that makes results comparable, as that build computes it.
    package var definition: String
    package var plan: MeasurementPlan
    package var parameters: Parameters
    package var tags: [String]
    /// The metrics of the author's own.
    package var metrics: [Metric]
    package var expectedGrowth: ExpectedGrowth?
    /// Whether its suite runs without `--all`.
    package var runsByDefault: Bool

    package init(_ benchmark: Benchmark, runsByDefault: Bool) {
      id = benchmark.id
      definition = benchmark.definition
      plan = benchmark.plan
      parameters = benchmark.parameters
      tags = benchmark.tags
      metrics = benchmark.metrics
      expectedGrowth = benchmark.expectedGrowth
      self.runsByDefault = runsByDefault
    }

    init(id: String, definition: String, plan: MeasurementPlan, runsByDefault: Bool) {
      self.id = id
      self.definition = definition
      self.plan = plan
      self.runsByDefault = runsByDefault
      parameters = [:]
      tags = []
      metrics = []
    }

    /// A benchmark like it whose body cannot run here.
    package var benchmark: Benchmark {
      Benchmark(
        id, parameters: parameters, tags: tags, plan: plan, metrics: metrics,
        expectedGrowth: expectedGrowth
      ) { _ in throw Skipped("the body is in another build") }
    }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  /// The verb that makes a build print its catalogue on descriptor 3; not for people.
  package static let verb = "catalogue"
}
