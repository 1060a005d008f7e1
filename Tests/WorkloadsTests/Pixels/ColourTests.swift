import Testing

@testable import Workloads

@Suite struct ColourTests {
  @Test("a blend is the rounded mean of the two colours, in every channel")
  func blendRounds() {
    for coverage in UInt8.min...UInt8.max {
      for (front, back) in [(0, 255), (255, 0), (17, 201), (128, 127), (90, 90)] {
        let share = Double(coverage) / 255
        let mean = Double(front) * share + Double(back) * (1 - share)
        let expected = UInt32((mean + 1e-9).rounded()) * 0x01_0101
        let colour = Colour(UInt32(front) * 0x01_0101)
        let blended = colour.blended(over: UInt32(back) * 0x01_0101, coverage: coverage)
        #expect(blended == expected, "\(front) over \(back) at \(coverage)")
      }
    }
  }

  @Test("channels do not run into each other")
  func channelsAreApart() {
    #expect(Colour(0xFF_0000).blended(over: 0x00_00FF, coverage: 128) == 0x80_007F)
    #expect(Colour(0xAB_FF00_00).word == 0xFF_0000)
  }
}
