import Testing

@testable import Workloads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FlingCurveTests {
  @Test("the constants are those of a decay of 0.998 per millisecond at 60 frames a second")
  func constants() {
    #expect((FlingCurve.decayRate - 1_000 * log(0.998)).magnitude < 1e-12)
    #expect((FlingCurve.decayPerFrame - pow(0.998, 1_000.0 / 60)).magnitude < 1e-14)
  }

  @Test("positions are the closed form's, and end where it ends", arguments: [8_000.0, -8_000, 0])
  func closedForm(velocity: Double) {
    let fling = FlingCurve(start: 100, velocity: velocity)
    for frame in [0, 1, 2, 30, 200] {
      let milliseconds = Double(frame) * 1_000 / 60
      let expected = 100 + velocity * (pow(0.998, milliseconds) - 1) / (1_000 * log(0.998))
      #expect((fling.position(afterFrames: frame) - expected).magnitude < 1e-8)
    }
    let end = 100 + velocity / 2.002_002_670_673_077
    #expect((fling.position(afterFrames: 5_000) - end).magnitude < 1e-8)
  }
}
