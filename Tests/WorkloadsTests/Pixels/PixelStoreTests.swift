import Testing

@testable import Workloads

@Suite struct PixelStoreTests {
  let paper = Colour(0xFFFFFF)
  let ink = Colour(0)

  @Test("a mask is clipped at every edge, wherever it is put")
  func masksAreClipped() {
    let mask = CoverageMask(width: 3, height: 2) { _, _ in -1 }
    for left in -5...9 {
      for top in -5...9 {
        var store = PixelStore(width: 6, height: 5, filledWith: paper)
        store.blend(mask, left: left, top: top, in: ink)
        for index in 0..<30 {
          let isCovered =
            (left..<left + 3).contains(index % 6) && (top..<top + 2).contains(index / 6)
          #expect(store.pixels[index] == (isCovered ? 0 : 0xFFFFFF), "\(left), \(top)")
        }
      }
    }
  }

  @Test("a filled rectangle is clipped, and clearing covers everything")
  func fillsAreClipped() {
    var store = PixelStore(width: 4, height: 3, filledWith: paper)
    store.fill(2..<9, -3..<1, with: ink)
    #expect(store.pixels.count { $0 == 0 } == 2)
    store.fill(7..<9, 0..<3, with: ink)
    #expect(store.pixels.count { $0 == 0 } == 2)
    store.clear(to: ink)
    #expect(store.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a disc covers the area of a disc, a square with round corners more")
  func shapesCoverTheirArea() {
    func area(_ radius: Double) -> Double {
      let mask = CoverageMask.roundedSquare(side: 44, radius: radius)
      return mask.coverage.reduce(0) { $0 + Double($1) / 255 }
    }
    #expect((area(22) - .pi * 22 * 22).magnitude < 5)
    #expect((area(10) - (44 * 44 - (4 - .pi) * 100)).magnitude < 5)
  }
}
