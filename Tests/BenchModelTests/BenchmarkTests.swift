import BenchModel
import Testing

private func benchmark(
  parameters: Parameters = ["strategy": "keep"], plan: MeasurementPlan = MeasurementPlan(),
  seed: UInt64 = 1, revision: String = ""
) -> Benchmark {
  Benchmark("a/b", parameters: parameters, plan: plan, seed: seed, revision: revision) { _ in }
}

@Test("the definition is the same for the same benchmark, whatever the order of its parameters")
func definitionsRepeat() {
  let one = benchmark(parameters: ["a": "1", "b": "2"]).definition
  #expect(one == benchmark(parameters: ["b": "2", "a": "1"]).definition)
  #expect(one.count == 16)
}

@Test("parameters, plan, seed and revision each change the definition")
func definitionsDiffer() {
  let definitions = [
    benchmark(), benchmark(parameters: ["strategy": "churn"]), benchmark(plan: .once),
    benchmark(plan: MeasurementPlan(samples: 11)), benchmark(seed: 2), benchmark(revision: "2"),
    benchmark(parameters: ["strategyk": "eep"]),
    benchmark(plan: MeasurementPlan(judgesWallTime: true)),
    benchmark(plan: MeasurementPlan(exactIterations: 17)),
    benchmark(plan: MeasurementPlan(operations: 2)),
  ].map(\.definition)
  #expect(Set(definitions).count == definitions.count)
}

@Test("blocks and needed memory leave the definition alone")
func definitionsIgnoreBlocks() {
  let plan = MeasurementPlan(blocks: 99, quickBlocks: 3, requiredBytes: 1 << 30)
  #expect(benchmark(plan: plan).definition == benchmark().definition)
}

@Test("parameters keep the author's order, and the last value of a name wins")
func parametersKeepTheirOrder() {
  var parameters: Parameters = ["z": "1", "a": "2", "z": "3"]
  #expect(parameters.pairs.map(\.name) == ["z", "a"])
  #expect(parameters["z"] == "3")
  parameters["z"] = nil
  #expect(parameters["z"] == nil)
  #expect(parameters.pairs.map(\.name) == ["a"])
}
