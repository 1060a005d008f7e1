import BenchKit
import InfiniteScroll
import Workloads

/// The benchmarks of the suite `materialise`: their ids, metrics and bodies.
enum MaterialisationBenchmark {
  /// All, in the order of the report.
  static let all = Carousel.all.flatMap(benchmarks)

  /// Repeated items that the rule asks for.
  static let duplicates = Metric.exact("duplicates")
  /// 1 where scrolling can reach the seam.
  static let reachable = Metric.exact("reachable", .flag, better: .larger)
  /// Cells made in a lap, once everything has been on screen.
  static let madePerLap = Metric.exact("madePerLap")
  /// Cells in a lap that were there already and got another item.
  static let reboundPerLap = Metric.exact("reboundPerLap")

  static func originalsID(_ carousel: Carousel) -> String {
    "materialise/\(carousel.name)/originals"
  }

  static func tailID(_ carousel: Carousel, _ tail: Tail) -> String {
    "materialise/\(carousel.name)/\(tail.rawValue)/tail"
  }

  static func lapID(_ carousel: Carousel, _ tail: Tail, _ policy: CellPolicy) -> String {
    "materialise/\(carousel.name)/\(tail.rawValue)/lap/\(policy.rawValue)"
  }

  private static func benchmarks(_ carousel: Carousel) -> [Benchmark] {
    [originals(carousel)]
      + Tail.allCases.flatMap { tail in
        [self.tail(carousel, tail)] + CellPolicy.allCases.map { lap(carousel, tail, $0) }
      }
  }

  private static func originals(_ carousel: Carousel) -> Benchmark {
    Benchmark(
      originalsID(carousel), parameters: ["carousel": carousel.name], plan: plan, seed: 3
    ) { block in
      build(0..<carousel.items, of: carousel, block)
    }
  }

  private static func tail(_ carousel: Carousel, _ tail: Tail) -> Benchmark {
    Benchmark(
      tailID(carousel, tail), parameters: ["carousel": carousel.name, "tail": tail.rawValue],
      plan: plan, metrics: [duplicates, reachable], seed: 3
    ) { block in
      let geometry = try carousel.geometry(tail)
      block.record(duplicates, geometry.duplicates)
      block.record(reachable, geometry.isSeamReachable ? 1 : 0)
      guard geometry.duplicates > 0 else { throw Skipped("the rule builds no tail") }
      build(carousel.items..<(carousel.items + geometry.duplicates), of: carousel, block)
    }
  }

  private static func lap(
    _ carousel: Carousel, _ tail: Tail, _ policy: CellPolicy
  ) -> Benchmark {
    Benchmark(
      lapID(carousel, tail, policy),
      parameters: ["carousel": carousel.name, "tail": tail.rawValue, "cells": policy.rawValue],
      plan: plan, metrics: [madePerLap, reboundPerLap], seed: 3
    ) { block in
      var lap = try CarouselLap(carousel, tail, policy, seed: block.seed)
      let before = lap.screen
      try lap.run()
      let made = lap.screen.made - before.made
      block.record(madePerLap, made)
      block.record(reboundPerLap, lap.screen.bound - before.bound - made)
      try block.measure { try lap.run() }
    }
  }

  private static let plan = MeasurementPlan(exactIterations: 4)

  /// Makes a cell of real text for each place of the row, and drops them all.
  private static func build(_ places: Range<Int>, of carousel: Carousel, _ block: Block) {
    var host = FeedHost(weight: .text, writer: RowWriter(seed: block.seed))
    block.measure {
      for place in places {
        let cell = place - places.lowerBound
        host.make(cell: cell, kind: 0)
        host.bind(cell: cell, row: place % carousel.items)
      }
      for cell in 0..<places.count { host.destroy(cell: cell) }
    }
  }
}
