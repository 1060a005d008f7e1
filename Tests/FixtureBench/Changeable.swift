import BenchKit
import Glibc

// Benchmarks that another build of this tool would do otherwise: a variable stands for the change.

/// The variable's value as a number; 0 where it is not set.
private func change(_ name: String) -> Int {
  getenv(name).flatMap { Int(String(cString: $0)) } ?? 0
}

/// Multiplies `count` times, each waiting for the one before it.
private func spin(_ count: Int) -> Int {
  var x = opaque(3)
  for _ in 0..<count { x = opaque(x &* 0x5851_F42D) }
  return x
}

/// A suite that `FIXTURE_PERCENT` makes slower, `FIXTURE_ARRAYS` makes allocate more, and of which
/// `FIXTURE_HIDDEN` hides one benchmark.
func changeable() -> Suite {
  let names = change("FIXTURE_HIDDEN") > 0 ? ["one"] : ["one", "two"]
  return Suite(
    "pair", runsByDefault: false,
    benchmarks: names.map { name in
      Benchmark("pair/\(name)") { block in
        let count = 2000 + 20 * change("FIXTURE_PERCENT")
        let arrays = change("FIXTURE_ARRAYS")
        block.measure {
          keep(spin(count))
          for _ in 0..<arrays { keep([Int](repeating: 1, count: 8)) }
        }
      }
    })
}
