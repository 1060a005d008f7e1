import BenchAnalysis
import BenchModel
import BenchReport
import BenchStore
import FoundationEssentials
import Testing

@testable import BenchRevisions

private func calibrate(_ program: Program, _ words: [String]) throws -> CommandOutput {
  try program.call(["calibrate", "--allow-debug"] + words)
}

private let tiny = [
  "--runs", "1", "--detection-runs", "0", "--suite-size", "2", "--max-pairs", "8", "--quiet-only",
  "--seed", "1",
]

@Test("a calibration keeps its raw blocks, adds to them only when told, and prints from them alone")
func calibrationsAreKept() throws {
  let program = try Program()
  let first = try calibrate(program, tiny)
  #expect(first.ending == .exited(0), "\(first.errorText)")
  #expect(first.text.contains("# The gate's own test"))
  let trials = try #require(try TrialsFile(folder: program.folder).trials())
  #expect(trials.trials.count == 1)
  let trial = try #require(trials.trials.first)
  #expect(trial.benchmarks.map(\.injection.id).allSatisfy { $0.hasPrefix("calibration/") })
  #expect(trial.benchmarks.allSatisfy { $0.pairs.count == 8 })
  let refused = try calibrate(program, tiny)
  #expect(refused.ending == .exited(2))
  #expect(refused.errorText.contains("--append"))
  #expect(try calibrate(program, tiny + ["--append"]).ending == .exited(0))
  #expect(try TrialsFile(folder: program.folder).trials()?.trials.count == 2)
  let shown = try calibrate(program, ["--runs", "0"])
  #expect(shown.ending == .exited(0))
  #expect(shown.text.contains("2 of 2") || shown.text.contains("0 of 2"))
}

@Test("blocks of another machine or build are not added to, and nothing is lost")
func foreignCalibrationsAreRefused() throws {
  let program = try Program()
  #expect(try calibrate(program, tiny).ending == .exited(0))
  let file = TrialsFile(folder: program.folder)
  var trials = try #require(try file.trials())
  let place = try #require(trials.facts.firstIndex { $0.name == "kernel" })
  trials.facts[place].text = "Linux 1.0"
  try file.save(trials)
  let output = try calibrate(program, tiny + ["--append"])
  #expect(output.ending == .exited(5), "\(output.errorText)")
  #expect(output.errorText.contains("kernel: Linux 1.0 there"))
  #expect(try file.trials() == trials)
}

@Test("the benchmarks of a calibration are in no list and no run")
func calibrationsAreHidden() throws {
  let list = try Program.execute([Program.path, "list"])
  #expect(list.ending == .exited(0) && !list.text.contains("calibration/"))
  let program = try Program()
  let run = try program.run(["--quick", "--filter", "^calibration/"])
  #expect(run.ending == .exited(4))
}

@Test("words that calibrate does not know are refused, each with what it takes")
func calibrateIsStrict() throws {
  let program = try Program()
  let wrong = [
    ["--loads", "storm"], ["--runs", "-1"], ["--max-pairs", "7"], ["--suite-size", "0"],
    ["--quiet-only", "--loads", "quiet"], ["extra"],
  ]
  for words in wrong {
    let output = try calibrate(program, words)
    #expect(output.ending == .exited(2), "\(words): \(output.errorText)")
    #expect(output.errorText.contains("calibrate --help"))
  }
}

@Test(
  "a head that does a quarter more is found, and one that does the same is not, from raw blocks")
func replaysJudgeRawBlocks() throws {
  func benchmark(_ percent: Int, _ head: Int) -> SuiteTrial.Benchmark {
    SuiteTrial.Benchmark(
      injection: Injection(kernel: "hashing", percent: percent), iterations: 10,
      verdict: percent > 0 ? "slower" : "noChange",
      pairs: (0..<16).map { index in
        SuiteTrial.Pair(
          base: 1000 + index % 3, head: head + (index + 1) % 3, isBaseFirst: index % 2 == 0)
      })
  }
  var trial = SuiteTrial(
    kind: .changed, load: .quiet, seed: 1, time: "2026-11-30T00:00:00Z", milliseconds: 10,
    mostPairs: 120, loadBefore: 0, loadAfter: nil, benchmarks: [benchmark(10, 1250)])
  let found = TrialReplay(trial)
  #expect(found.verdicts == [.slower] && found.faults == [])
  trial.benchmarks[0].verdict = "noChange"
  #expect(TrialReplay(trial).faults.count == 1)
  trial.benchmarks = [benchmark(0, 1000)]
  #expect(TrialReplay(trial).verdicts == [.noChange])
  let rates = GateRates(GateTrials(facts: [], trials: [trial]))
  #expect(rates.suites.map(\.alarmed.hits) == [0])
}

@Test("raw blocks read back as they were written; what is spoilt is named with its place")
func rawBlocksRoundTrip() throws {
  let program = try Program()
  #expect(try calibrate(program, tiny).ending == .exited(0))
  let path = TrialsFile(folder: program.folder).path
  let text = try String(contentsOfFile: path, encoding: .utf8)
  let trials = try GateTrials(text: Array(text.utf8), file: path)
  #expect(trials.text == text)
  let spoilt = [
    String(text.dropLast(4)), text.replacing("treadmill-calibration/1", with: "other/1"),
    text.replacing("treadmill-calibration/1", with: "treadmill-calibration/2"),
    text.replacing("suite,unchanged", with: "suite,unknown"), text.replacing(">", with: "?"), "",
  ]
  for text in spoilt {
    #expect(throws: StoreError.self, "\(text.prefix(60))") {
      try GateTrials(text: Array(text.utf8), file: path)
    }
  }
}
