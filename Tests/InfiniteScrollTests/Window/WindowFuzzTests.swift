import InfiniteScroll
import Testing

@Suite("Window: fuzz")
struct WindowFuzzTests {
  private let numbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 99.5, -400, 1e6, -1e6, 1e12, -1e12, 1e308, -1e308, .leastNonzeroMagnitude,
    1e-300, .nan, .infinity, -.infinity,
  ]
  private let integers = [0, 1, -1, 3, 100, -100, 1 << 32, 1 << 53, .max, .min, .max - 1, .min + 1]

  @Test("1,000 seeded scripts of hostile numbers keep every invariant, in both modes")
  func hostile() throws {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      guard var window = try? WindowEngine(configuration(&random)) else { continue }
      for _ in 0..<10 {
        let before = window
        let event = event(&random)
        if let change = try? window.handle(event) {
          check(window, change, "seed \(seed): \(event)")
        } else if window != before {
          Issue.record("seed \(seed): a refused \(event) changed the state")
        }
      }
    }
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    numbers.randomElement(using: &random) ?? 0
  }

  private func integer(_ random: inout SeededGenerator) -> Int {
    integers.randomElement(using: &random) ?? 0
  }

  private func configuration(_ random: inout SeededGenerator) -> WindowConfiguration {
    let lower = integer(&random)
    var configuration = WindowConfiguration(
      lower: lower, upper: lower &+ .random(in: 0...9, using: &random), extent: 100, viewport: 300)
    configuration.mode = EngineMode.allCases.randomElement(using: &random) ?? .corrected
    if Bool.random(using: &random) { configuration.extent = number(&random) }
    if Bool.random(using: &random) { configuration.offset = number(&random) }
    if Bool.random(using: &random) { configuration.spacing = number(&random) }
    configuration.extents[lower &+ integer(&random)] = 7
    configuration.cap = Bool.random(using: &random) ? 5 : nil
    return configuration
  }

  private func event(_ random: inout SeededGenerator) -> WindowEvent {
    let (x, y) = (number(&random), number(&random))
    let (n, m) = (integer(&random), integer(&random))
    let events: [WindowEvent] = [
      .rest, .scrollTo(offset: x), .scrollBy(distance: x, seconds: y), .tick(seconds: abs(y)),
      .fling(velocity: x), .fling(velocity: x, snapping: .center), .stop, .show(row: n),
      .prepend(n % 500), .append(n), .hold(lower: n, upper: m), .drop(leading: n, trailing: m),
      .resize(row: n, by: x), .measure(row: n, extent: x), .edit(remove: [n, m, 0]),
      .edit(remove: [n], prepend: 1, append: 2), .viewport(x), .forgetExtents,
    ]
    return events.randomElement(using: &random) ?? .rest
  }

  private func check(_ window: WindowEngine, _ change: WindowChange, _ name: String) {
    let rows = window.visibleRows
    let holds =
      window.lower <= window.upper && window.count >= 1 && window.offset.isFinite
      && window.contentExtent.isFinite && window.contentExtent > 0
      && change.offsetCorrection.isFinite && rows.count <= 100_000
      && rows.allSatisfy { $0.position < window.viewport && $0.position + $0.extent > 0 }
      && rows.allSatisfy { (window.lower...window.upper).contains($0.ordinal) }
    if !holds { Issue.record("\(name)\n\(window)") }
  }
}
