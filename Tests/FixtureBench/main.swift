// A tool of someone else's, with benchmarks that behave and benchmarks that do not.
import BenchKit

/// Stops the process as a fault in a body would.
private func crash(_ items: [Int]) -> Int { items[opaque(7)] }

private struct Broken: Error {}

private let copies = Metric.exact("copies")
private let ownCode = Metric.sampled("ownCode", .flag)

private let good = Suite(
  "good",
  benchmarks: [
    Benchmark("good/append") { block in
      var text = ""
      block.measure { text.append("x") }
      keep(text)
    },
    Benchmark("good/arrays", plan: MeasurementPlan(operations: 2)) { block in
      block.measure {
        keep([UInt8](repeating: 1, count: 1000))
        keep([UInt8](repeating: 2, count: 1000))
      }
    },
    Benchmark("good/moved", metrics: [ownCode]) { block in
      var sum = 0.0
      block.measure { sum = opaque(sum + 1) }
      keep(sum)
      block.record(ownCode, hasCodeOfNoFile() ? 1 : 0)
    },
    Benchmark("good/none") { block in
      var sum = 0.0
      block.measure { sum = opaque(sum + 1) }
      keep(sum)
    },
    Benchmark("good/growing", plan: MeasurementPlan(.once, blocks: 2, quickBlocks: 1)) { block in
      var kept: [[UInt8]] = []
      kept.reserveCapacity(100)
      block.measure {
        for row in 1...100 {
          block.frame { kept.append([UInt8](repeating: 1, count: 1000)) }
          block.growth(at: Double(row))
        }
      }
      keep(kept)
    },
    Benchmark("good/waits", tags: ["async"]) { block in
      await block.measure {
        await Task.yield()
        keep(1)
      }
    },
    Benchmark.onMainActor("good/main", tags: ["async"]) { block in
      MainActor.assertIsolated()
      var sum = 0
      await block.measure {
        MainActor.assertIsolated()
        await Task.yield()
        sum += 1
      }
      keep(sum)
    },
    Benchmark("good/paced", plan: MeasurementPlan(.once, blocks: 1)) { block in
      block.measure { block.pace(every: 1_000_000, ticks: 5) { keep($0) } }
    },
  ])

private let growth = Suite(
  "growth", runsByDefault: false,
  benchmarks: [
    feed("growth/sound", leaks: false), feed("growth/leaky", leaks: true),
    feed("growth/expected", leaks: true, expecting: .constant),
  ])

private let odd = Suite(
  "odd", runsByDefault: false,
  benchmarks: [
    Benchmark("odd/µ | `name` with spaces 🎠") { $0.measure { keep(1) } },
    Benchmark("odd/skips", metrics: [copies]) { block in
      block.record(copies, 0)
      throw Skipped("nothing to build")
    },
    Benchmark("odd/crashes") { block in
      print("about to fall")
      block.measure { keep(crash([1])) }
    },
    Benchmark("odd/throws") { _ in throw Broken() },
    Benchmark("odd/forgets") { _ in },
    Benchmark("odd/prints") { block in
      print("this is no report")
      block.measure { keep(1) }
    },
    Benchmark("odd/hangs") { block in
      block.measure { while opaque(1) == 1 {} }
    },
    Benchmark("odd/hungry", plan: MeasurementPlan(.once, requiredBytes: 1 << 60)) { block in
      block.measure { keep(1) }
    },
  ])

Tool(suites: [good, growth, known, profiled, allocating, changeable(), oddlyNamed(), edges(), odd])
  .main()
