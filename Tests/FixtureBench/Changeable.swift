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

/// Names that tools mix up: one is a prefix of another, two differ only in case.
private let names: [String] = {
  let long = String(repeating: "long/", count: 40)
  return [
    "odd/a b", "odd/a|b", "odd/`a`", "odd/µ", "odd/🎠", "odd/a/b/c", "odd/case", "odd/Case",
    "odd/\(long)a", "odd/\(long)b",
  ]
}()

/// A suite of which the benchmark number `FIXTURE_ODD` (from 1) allocates an array more.
func oddlyNamed() -> Suite {
  Suite(
    "names", runsByDefault: false,
    benchmarks: names.enumerated().map { index, name in
      Benchmark("names/\(name)") { block in
        let arrays = change("FIXTURE_ODD") == index + 1 ? 1 : 0
        block.measure {
          keep(1)
          for _ in 0..<arrays { keep([Int](repeating: 1, count: 8)) }
        }
      }
    })
}

/// A suite with metrics at the edges: from and to zero, across a unit, a rate beside a time.
func edges() -> Suite {
  let errors = Metric.exact("errors")
  let held = Metric.exact("held", .bytes)
  let grown = change("FIXTURE_EDGES") > 0
  let plan = MeasurementPlan(throughput: .items(100))
  return Suite(
    "edges", runsByDefault: false,
    benchmarks: [
      Benchmark("edges/risen", metrics: [errors]) { block in
        block.measure { keep(1) }
        block.record(errors, grown ? 5 : 0)
      },
      Benchmark("edges/fallen", metrics: [errors]) { block in
        block.measure { keep(1) }
        block.record(errors, grown ? 0 : 5)
      },
      Benchmark("edges/unit", metrics: [held]) { block in
        block.measure { keep(1) }
        block.record(held, grown ? 1025 : 1023)
      },
      Benchmark("edges/rate", plan: plan) { block in
        let count = grown ? 1000 : 2000
        block.measure { keep(spin(count)) }
      },
    ])
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
