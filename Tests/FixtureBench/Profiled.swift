import BenchKit
import Glibc

// Programs that spend their time in known shares, to hold the profilers against.

/// Three times the work of `light`.
@inline(never)
private func heavy(_ rounds: Int) -> Int {
  var x = opaque(3)
  for _ in 0..<rounds { x = opaque(x &* 0x5851_F42D) }
  return opaque(x &+ 1)
}

@inline(never)
private func light(_ rounds: Int) -> Int {
  var x = opaque(5)
  for _ in 0..<rounds { x = opaque(x &* 0x4C95_7F2D) }
  return opaque(x &+ 2)
}

/// What no profile of a region may show.
@inline(never)
private func setUp(_ rounds: Int) -> Int {
  var x = opaque(7)
  for _ in 0..<rounds { x = opaque(x &* 0x1405_7B7F) }
  return opaque(x &+ 3)
}

/// Calls itself `depth` times before it works.
@inline(never)
private func deep(_ depth: Int) -> Int {
  depth == 0 ? heavy(1000) : opaque(deep(opaque(depth - 1)) &+ 1)
}

/// Works on another thread while the body's own waits.
private func elsewhere(_ work: @escaping @Sendable () -> Int) {
  var thread = pthread_t()
  let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
    guard let argument else { return nil }
    keep(Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().work())
    return nil
  }
  pthread_create(&thread, nil, start, Unmanaged.passRetained(Errand(work)).toOpaque())
  pthread_join(thread, nil)
}

private final class Errand {
  let work: @Sendable () -> Int
  init(_ work: @escaping @Sendable () -> Int) { self.work = work }
}

/// Work in known shares.
let profiled = Suite(
  "profiled", runsByDefault: false,
  benchmarks: [
    Benchmark("profiled/shares") { block in
      keep(setUp(1_000_000))
      block.measure {
        keep(heavy(3000))
        keep(light(1000))
      }
      keep(setUp(1_000_000))
    },
    Benchmark("profiled/deep") { block in block.measure { keep(deep(40)) } },
    Benchmark("profiled/waits", tags: ["async"]) { block in
      await block.measure {
        keep(heavy(3000))
        await Task.yield()
        keep(light(1000))
      }
    },
    Benchmark("profiled/threads", plan: MeasurementPlan(judgesWallTime: true)) { block in
      block.measure {
        keep(light(100_000))
        elsewhere { heavy(300_000) }
      }
    },
  ])
