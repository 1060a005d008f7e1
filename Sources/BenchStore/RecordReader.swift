import BenchModel

/// A run record from JSON.
///
/// What it does not know it ignores. Lists and maps that an older writer did not have are empty,
/// but a record without `benchmarks` and a benchmark without `metrics` are refused: nothing
/// measured must not look like nothing wrong. Two benchmarks of one id are refused.
struct RecordReader {
  let root: Place

  init(_ json: JSON) { root = Place(json) }

  func record() throws(ReadingFault) -> RunRecord {
    // First of all, for in a higher major the rest may differ too.
    try Schema(RunRecord.schema).check(root.need("schema"))
    return RunRecord(
      id: try root.need("id").text(), time: try root.need("time").text(), commit: try commit(),
      environment: try environment(root.need("environment")),
      session: try session(root.need("session")), plan: try plan(root.need("plan")),
      benchmarks: try benchmarks())
  }

  private func commit() throws(ReadingFault) -> Commit {
    guard let place = try root.find("commit") else { return Commit() }
    return Commit(
      hash: try place.find("hash")?.text(), branch: try place.find("branch")?.text(),
      dirty: try place.find("dirty")?.flag(), subject: try place.find("subject")?.text(),
      date: try place.find("date")?.text())
  }

  private func environment(_ place: Place) throws(ReadingFault) -> Environment {
    Environment(
      fingerprint: try place.need("fingerprint").text(), cpu: try place.need("cpu").text(),
      cores: try place.need("cores").integer(), kernel: try place.need("kernel").text(),
      memoryBytes: try place.need("memoryBytes").integer(),
      availableBytes: try place.find("availableBytes")?.integer(),
      swift: try place.need("swift").text(), allocator: try place.need("allocator").text(),
      flags: try place.find("flags")?.texts() ?? [], linking: try place.need("linking").text(),
      traits: try place.find("traits")?.texts() ?? [],
      loadBefore: try place.find("loadBefore")?.number(),
      loadAfter: try place.find("loadAfter")?.number(),
      stealTicks: try place.find("stealTicks")?.integer(),
      virtualization: try place.find("virtualization")?.text(),
      warnings: try place.find("warnings")?.texts() ?? [])
  }

  private func session(_ place: Place) throws(ReadingFault) -> RunRecord.Session {
    RunRecord.Session(
      id: try place.need("id").text(), side: try place.find("side")?.text(),
      order: try place.find("order")?.texts() ?? [])
  }

  private func plan(_ place: Place) throws(ReadingFault) -> RunPlan {
    RunPlan(
      quick: try place.need("quick").flag(), blocks: try place.need("blocks").integer(),
      budgetSeconds: try place.find("budgetSeconds")?.number(),
      seed: try place.need("seed").integer(), shard: try place.find("shard")?.text())
  }

  private func benchmarks() throws(ReadingFault) -> [BenchmarkResult] {
    var ids: Set<String> = []
    var results: [BenchmarkResult] = []
    for place in try root.need("benchmarks").elements() {
      let result = try BenchmarkReader(place).result()
      guard ids.insert(result.id).inserted else {
        throw .malformed(offset: place.json.offset, .repeatedBenchmark(id: result.id))
      }
      results.append(result)
    }
    return results
  }
}
