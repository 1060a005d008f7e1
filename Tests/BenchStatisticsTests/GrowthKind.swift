import BenchStatistics
import Glibc

/// A kind of series with known growth: x from 0 to 10,000, a curve with random particulars.
struct GrowthKind {
  let name: String
  let truth: GrowthClass
  /// The range that noise is given in shares of: of the curve, or of the level where it is flat.
  let range: Double
  /// The curve over u = x / 10,000.
  let curve: (inout Simulation) -> (Double) -> Double

  static let farthest = 10_000.0

  /// A series of `count` points with noise of `noise` ranges, normally distributed.
  func series(
    count: Int, noise: Double, _ simulation: inout Simulation
  ) -> [(x: Double, y: Double)] {
    let curve = curve(&simulation)
    return (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return (share * Self.farthest, curve(share) + noise * range * simulation.normal())
    }
  }

  private init(
    _ name: String, _ truth: GrowthClass, range: Double = 1,
    _ curve: @escaping (inout Simulation) -> (Double) -> Double
  ) {
    self.name = name
    self.truth = truth
    self.range = range
    self.curve = curve
  }

  static var all: [GrowthKind] { constant + logarithmic + linear + worse }

  static var constant: [GrowthKind] {
    [
      GrowthKind("flat", .constant) { _ in { _ in 1 } },
      GrowthKind("warm-up, straight", .constant) { draw in
        let (base, end) = (draw.uniform(0, 2), draw.uniform(0.02, 0.4))
        return { base + min($0 / end, 1) }
      },
      GrowthKind("warm-up, exponential", .constant) { draw in
        let (base, time) = (draw.uniform(0, 2), draw.uniform(0.01, 0.1))
        return { base + 1 - exp(-$0 / time) }
      },
      GrowthKind("one step", .constant) { draw in
        let (base, place) = (draw.uniform(0, 2), draw.uniform(0.1, 0.9))
        return { base + ($0 < place ? 0 : 1) }
      },
      GrowthKind("sawtooth", .constant) { draw in
        let (teeth, phase) = (draw.uniform(4, 15), draw.uniform(0, 1))
        return { 5 + (teeth * $0 + phase).truncatingRemainder(dividingBy: 1) }
      },
      GrowthKind("warm-up, sawtooth", .constant) { draw in
        let (teeth, end) = (draw.uniform(5, 15), draw.uniform(0.02, 0.2))
        return { min($0 / end, 1) + 0.3 * (teeth * $0).truncatingRemainder(dividingBy: 1) }
      },
      GrowthKind("falling", .constant) { _ in { 3 - $0 } },
    ]
  }

  static var logarithmic: [GrowthKind] {
    [
      GrowthKind("logarithm", .logarithmic) { draw in
        let base = draw.uniform(0, 2)
        return { base + log1p($0 * farthest) / log1p(farthest) }
      },
      GrowthKind("tree depth", .logarithmic) { draw in
        let (base, phase) = (draw.uniform(0, 1), draw.uniform(1, 2))
        return { base + log2(1 + $0 * farthest * phase).rounded(.down) / log2(farthest) }
      },
    ]
  }

  static var worse: [GrowthKind] {
    [
      GrowthKind("x^1.5", .worse) { draw in
        let base = draw.uniform(0, 2)
        return { base + pow($0, 1.5) }
      },
      GrowthKind("x^2", .worse) { draw in
        let base = draw.uniform(0, 2)
        return { base + $0 * $0 }
      },
      GrowthKind("x^2 in pages", .worse) { draw in
        let pages = draw.uniform(10, 25).rounded()
        return { pow(($0 * pages).rounded(.down) / pages, 2) }
      },
      GrowthKind("exponential", .worse) { draw in
        let base = draw.uniform(0, 2)
        return { base + expm1(4 * $0) / expm1(4) }
      },
      GrowthKind("warm-up, then x^2", .worse, range: 2) { draw in
        let end = draw.uniform(0.02, 0.2)
        return { min($0 / end, 1) + 2 * $0 * $0 }
      },
    ]
  }
}

extension GrowthKind {
  static var linear: [GrowthKind] {
    [
      GrowthKind("line", .linear) { draw in
        let base = draw.uniform(0, 5)
        return { base + $0 }
      },
      GrowthKind("64 bytes a row on 2 MB", .linear, range: 640_000) { _ in
        { 2_000_000 + 64 * $0 * farthest }
      },
      GrowthKind("pages", .linear) { draw in
        let (base, pages) = (draw.uniform(0, 2), draw.uniform(6, 25).rounded())
        return { base + ($0 * pages).rounded(.down) / pages }
      },
      GrowthKind("doubling array", .linear) { draw in
        let (base, phase) = (draw.uniform(0, 2), draw.uniform(1, 2))
        return { base + doubled($0, phase) }
      },
      GrowthKind("size classes", .linear) { draw in
        let phase = draw.uniform(1, 2)
        return { share in
          let size = max(share * farthest * phase, 1)
          let step = exp2(log2(size).rounded(.down) - 2)
          return (size / step).rounded(.up) * step / farthest / phase
        }
      },
      GrowthKind("rows and a doubling array", .linear) { draw in
        let (base, phase) = (draw.uniform(0, 2), draw.uniform(1, 2))
        return { base + 0.75 * $0 + 0.25 * doubled($0, phase) }
      },
      GrowthKind("warm-up, then a leak", .linear) { draw in
        let (end, leak) = (draw.uniform(0.02, 0.2), draw.uniform(0.3, 1))
        return { min($0 / end, 1) + leak * $0 }
      },
      GrowthKind("sawtooth and a leak", .linear) { draw in
        let teeth = draw.uniform(5, 15)
        return { 1 + $0 + 0.3 * (teeth * $0).truncatingRemainder(dividingBy: 1) }
      },
    ]
  }

  /// The capacity of an array that doubles, over its length at the end: a half to one.
  private static func doubled(_ share: Double, _ phase: Double) -> Double {
    guard share > 0 else { return 0 }
    return exp2(log2(max(share * farthest, 1) * phase).rounded(.up)) / farthest / 2
  }
}
