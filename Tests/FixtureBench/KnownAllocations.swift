import BenchKit
import Glibc

// Programs whose allocations are known beforehand, to hold the counters against.

/// Allocates a block and hands it to nobody that the compiler could see.
private func block(_ size: Int) -> UnsafeMutableRawPointer {
  let memory = UnsafeMutableRawPointer.allocate(byteCount: opaque(size), alignment: 16)
  keep(Int(bitPattern: memory))
  return memory
}

/// Four threads that allocate when told to, started before anything is measured.
private final class Crew {
  static let size = 4
  static let blocksEach = 25
  private let start = UnsafeMutablePointer<pthread_barrier_t>.allocate(capacity: 1)
  private let end = UnsafeMutablePointer<pthread_barrier_t>.allocate(capacity: 1)

  init() {
    pthread_barrier_init(start, nil, UInt32(Self.size + 1))
    pthread_barrier_init(end, nil, UInt32(Self.size + 1))
    for _ in 0..<Self.size {
      var thread = pthread_t()
      let me = Unmanaged.passRetained(self).toOpaque()
      pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Crew>.fromOpaque(argument).takeUnretainedValue().serve()
          return nil
        }, me)
    }
  }

  func work() {
    pthread_barrier_wait(start)
    pthread_barrier_wait(end)
  }

  private func serve() {
    while true {
      pthread_barrier_wait(start)
      for _ in 0..<Self.blocksEach { block(1000).deallocate() }
      pthread_barrier_wait(end)
    }
  }
}

let known = Suite(
  "known", runsByDefault: false,
  benchmarks: [
    Benchmark("known/one-thread") { bench in
      bench.measure { for _ in 0..<100 { block(1000).deallocate() } }
    },
    Benchmark("known/four-threads", plan: MeasurementPlan(judgesWallTime: true)) { bench in
      let crew = Crew()
      crew.work()
      bench.measure { crew.work() }
    },
    Benchmark("known/leak", plan: MeasurementPlan(.once, blocks: 1)) { bench in
      bench.measure { for _ in 0..<1000 { _ = block(1024) } }
    },
    Benchmark("known/realloc") { bench in
      bench.measure {
        var memory: UnsafeMutableRawPointer? = block(16)
        var size = 32
        while size <= 8192 {
          memory = realloc(memory, opaque(size))
          size *= 2
        }
        free(memory)
      }
    },
    Benchmark("known/peak-512", plan: MeasurementPlan(.once, blocks: 1)) { bench in
      bench.measure { block(512 << 20).deallocate() }
    },
    Benchmark("known/peak-8", plan: MeasurementPlan(.once, blocks: 1)) { bench in
      bench.measure { block(8 << 20).deallocate() }
    },
    Benchmark("known/set-up") { bench in
      let kept = block(1 << 20)
      var sum = 0
      bench.measure { sum = opaque(sum &+ 1) }
      keep(sum)
      kept.deallocate()
    },
  ])
