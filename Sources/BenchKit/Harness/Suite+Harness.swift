extension Suite {
  /// The suite `harness`: the harness measures itself, so that an author can see on any machine
  /// what a loop, a clock, a counted allocation and a block cost. Runs with `--all` or `--filter`.
  public static let harness = Suite(
    "harness", summary: "what the harness itself costs", runsByDefault: false,
    section: HarnessSection.layout, benchmarks: HarnessBenchmark.all)
}
