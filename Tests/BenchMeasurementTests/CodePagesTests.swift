import CBenchSupport
import Testing

@testable import BenchMeasurement

@inline(never)
private func triangular(_ n: Int) -> Int { (0...n).reduce(0, &+) }

@Test("code runs on after its pages were moved, while other threads run it too, and again")
func movedCodeRuns() async {
  let sums = await withTaskGroup(of: Int.self) { group in
    for _ in 0..<8 {
      group.addTask { (0..<2000).reduce(0) { sum, _ in sum &+ triangular(100) } }
    }
    for all: Int32 in [0, 0, 1, 0] {
      let moved = tm_move_code(all)
      #expect(moved >= 0)
      #expect(triangular(1000) == 500_500)
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  #expect(sums == Array(repeating: 2000 * 5050, count: 8))
}

@Test("a moved page is the process's own: no file is mapped there")
func movedCodeIsPrivate() throws {
  // Where the system allows no such pages there is nothing to see, and all is as it was.
  guard tm_move_code(0) > 0 else { return }
  let maps = try #require(SystemFiles.readFile("/proc/self/maps"))
  let code = maps.split(separator: "\n").filter { $0.contains(" r-xp ") }
  #expect(code.contains { !$0.contains("/") && !$0.contains("[") })
}
