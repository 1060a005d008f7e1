public import BenchModel
public import BenchReport

/// Benchmarks that belong together, and how a report shows them.
///
/// An explicit value: nothing registers itself, the tool runs the suites that it is given.
public struct Suite: Sendable {
  /// The first part of its benchmarks' ids.
  public let name: String
  /// One line for people: what the suite finds out.
  public let summary: String
  /// True where `bench run` without `--all` and `--filter` runs it.
  public let runsByDefault: Bool
  /// The benchmarks, in the order of the report.
  public let benchmarks: [Benchmark]
  /// How the report shows them; nil for the standard table.
  public let section: SectionLayout?

  /// Makes a suite.
  public init(
    _ name: String, summary: String = "", runsByDefault: Bool = true, section: SectionLayout? = nil,
    benchmarks: [Benchmark]
  ) {
    self.name = name
    self.summary = summary
    self.runsByDefault = runsByDefault
    self.section = section
    self.benchmarks = benchmarks
  }
}
