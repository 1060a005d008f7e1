import BenchMeasurement

/// A clock that shows what it was told to, one reading after the other; time stands still once the
/// script is used up, or goes on by a step.
final class FakeClock: BlockClock {
  private var wallScript: [UInt64]
  private var cpuScript: [UInt64]
  private let step: UInt64
  private var time: UInt64 = 0

  init(step: UInt64 = 0, wall: [UInt64] = [], cpu: [UInt64] = []) {
    self.step = step
    wallScript = wall
    cpuScript = cpu
  }

  /// Lets time pass, as a body does.
  func pass(_ nanoseconds: UInt64) { time += nanoseconds }

  func wall() -> UInt64 {
    if !wallScript.isEmpty { return wallScript.removeFirst() }
    time += step
    return time
  }

  func threadCPU() -> UInt64 {
    if !cpuScript.isEmpty { return cpuScript.removeFirst() }
    return time
  }
}

/// A clock that only shows whole ticks of `tick` ns.
struct CoarseClock: BlockClock {
  let inner: FakeClock
  let tick: UInt64

  func wall() -> UInt64 { inner.wall() / tick * tick }
  func threadCPU() -> UInt64 { inner.threadCPU() / tick * tick }
}
