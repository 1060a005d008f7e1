import BenchModel
import Testing

@testable import BenchAnalysis

@Suite struct PairingTests {
  private func ids(_ pairing: Pairing) -> [String] {
    pairing.matches.map { match in
      switch match {
      case .paired(let base, _): "=" + base.id
      case .missing(let base): "-" + base.id
      case .new(let head): "+" + head.id
      case .notComparable(let base, _, let reason): "\(reason.aspect) " + base.id
      }
    }
  }

  private func results(_ names: [String]) -> [BenchmarkResult] {
    names.map { SampleRuns.result($0, []) }
  }

  @Test("What vanished, what came and what stayed are told apart, in the order of the runs")
  func order() {
    let pairing = Pairing(base: results(["c", "a", "b"]), head: results(["x", "b", "c", "y"]))
    #expect(ids(pairing) == ["=c", "-a", "=b", "+x", "+y"])
    #expect(Pairing(base: [], head: []).matches.isEmpty)
  }

  @Test("Hostile names never share a partner: case, prefixes, spaces, slashes, length")
  func hostileNames() {
    let long = String(repeating: "n", count: 200)
    let names = [
      "a", "A", "a ", "a/", "a/b", "a|b", "µ", "μ", "", "🏃‍♀️", "🏃‍♂️", long, long + "x", "a/b/c",
    ]
    let pairing = Pairing(base: results(names), head: results(names.reversed()))
    #expect(ids(pairing) == names.map { "=" + $0 })
    for name in names {
      let others = names.filter { $0 != name }
      let pairing = Pairing(base: results([name]), head: results(others))
      #expect(ids(pairing) == ["-" + name] + others.map { "+" + $0 })
    }
  }

  @Test("Another definition or other parameters make another benchmark, and say so")
  func definitions() {
    let base = [
      SampleRuns.result("a", [], parameters: ["rows": "10"]), SampleRuns.result("b", []),
    ]
    let head = [
      SampleRuns.result("a", [], parameters: ["rows": "20"]),
      SampleRuns.result("b", [], definition: "e"),
    ]
    #expect(ids(Pairing(base: base, head: head)) == ["parameters a", "definition b"])
  }

  @Test("Of two results with one id the first counts, without a crash")
  func twice() {
    let twice = [
      SampleRuns.result("a", []), SampleRuns.result("a", [], definition: "e"),
    ]
    #expect(ids(Pairing(base: twice, head: twice)) == ["=a"])
  }
}
