import BenchKit
import Glibc

// Programs that allocate at known places, to hold the heap profiler against. A comment names each
// place on the line of its allocation.

@inline(never)
private func small(_ count: Int) {
  for _ in 0..<count {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: opaque(8), alignment: 8)  // small
    keep(Int(bitPattern: memory))
    memory.deallocate()
  }
}

@inline(never)
private func large(_ count: Int) {
  for _ in 0..<count {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: opaque(20000), alignment: 16)  // large
    keep(Int(bitPattern: memory))
    memory.deallocate()
  }
}

@inline(never)
private func middle(_ count: Int) {
  for _ in 0..<count {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: opaque(1000), alignment: 16)  // middle
    keep(Int(bitPattern: memory))
    memory.deallocate()
  }
}

/// Calls itself `depth` times before it allocates.
@inline(never)
private func deep(_ depth: Int, _ count: Int) {
  if depth == 0 { middle(count) } else { deep(opaque(depth - 1), count) }
  keep(depth)
}

@inline(never)
private func leak(_ count: Int) {
  for _ in 0..<count {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: opaque(48), alignment: 16)  // leak
    keep(Int(bitPattern: memory))
  }
}

@inline(never)
private func kept(_ count: Int) -> [UnsafeMutableRawPointer] {
  var blocks: [UnsafeMutableRawPointer] = []
  blocks.reserveCapacity(count)  // list
  for _ in 0..<count {
    blocks.append(.allocate(byteCount: opaque(4096), alignment: 16))  // kept
  }
  return blocks
}

/// Allocates on a thread of its own.
private func elsewhere() {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      large(5)
      return nil
    }, nil)
  pthread_join(thread, nil)
}

private func free(_ blocks: [UnsafeMutableRawPointer]) {
  for block in blocks { block.deallocate() }
}

/// Allocations at known places.
let allocating = Suite(
  "allocating", runsByDefault: false,
  benchmarks: [
    Benchmark("allocating/sites") { block in
      small(1000)
      block.measure {
        small(7)
        middle(5)
        deep(10, 3)
        large(2)
      }
      large(1000)
    },
    Benchmark("allocating/thread", plan: MeasurementPlan(judgesWallTime: true)) { block in
      block.measure { elsewhere() }
    },
    Benchmark("allocating/lives", plan: MeasurementPlan(.once, blocks: 1)) { block in
      var last: [UnsafeMutableRawPointer] = []
      block.measure {
        block.growth(at: 0)
        leak(100)
        free(kept(50))
        block.growth(at: 1)
        middle(10)
        last = kept(20)
        block.growth(at: 2)
      }
      free(last)
    },
    Benchmark("allocating/many", plan: MeasurementPlan(.once, blocks: 1)) { block in
      block.measure {
        middle(40_000)
        leak(10)
        small(2_500_000)
      }
    },
  ])
