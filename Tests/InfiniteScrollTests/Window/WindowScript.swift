import InfiniteScroll
import Testing

/// A window and the naive window under the same random events.
struct WindowScript {
  private let seed: UInt64
  private var random: SeededGenerator
  private var window: WindowEngine
  private var naive: NaiveWindow
  private let limits = -20...20
  private(set) var agrees = true

  init(seed: UInt64) throws {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let lower = Int.random(in: -6...0, using: &random)
    var configuration = WindowConfiguration(
      lower: lower, upper: .random(in: lower...6, using: &random), extent: 10,
      viewport: Double(Int.random(in: 0...50, using: &random)))
    configuration.spacing = Double(Int.random(in: 0...4, using: &random))
    configuration.overscan = .random(in: 0...3, using: &random)
    configuration.cap = Bool.random(using: &random) ? .random(in: 1...14, using: &random) : nil
    configuration.limits = .init(lower: limits.lowerBound, upper: limits.upperBound)
    let anchors: [WindowAnchor] = [.leading, .center, .trailing, .row(lower)]
    configuration.anchor = anchors.randomElement(using: &random) ?? .leading
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let row = Int.random(in: limits, using: &random)
      configuration.extents[row] = Double(Int.random(in: 1...40, using: &random))
    }
    if Bool.random(using: &random) {
      configuration.offset = Double(Int.random(in: -50...90, using: &random))
    }
    window = try WindowEngine(configuration)
    naive = NaiveWindow(configuration, limits: limits)
  }

  /// Runs one event on both; `agrees` says whether they still do.
  mutating func run(step: Int) throws {
    let before = window
    let correction = naive.correction
    let event = Int.random(in: 0...10, using: &random)
    guard let (change, name) = try? takes(event) else {
      agrees = window == before
      #expect(agrees, "seed \(seed), step \(step): a refused event \(event) changed the state")
      return
    }
    let moved = event < 4 ? naive.correction - correction : window.offset - before.offset
    agrees =
      window.agrees(with: naive) && explains(change, before) && change.offsetCorrection == moved
    if !agrees {
      Issue.record("seed \(seed), step \(step): \(name)\n\(window)\n\(naive)")
    }
  }

  private mutating func takes(_ event: Int) throws -> (WindowChange, String) {
    switch event {
    case 0...3: return try frame(event)
    case 4...6: return try loads(event)
    case 7: return try drops()
    case 8: return try resizes()
    case 9: return try edits()
    default:
      let viewport = Double(Int.random(in: 0...60, using: &random))
      naive.viewport = viewport
      return (try window.handle(.viewport(viewport)), "viewport \(viewport)")
    }
  }

  private mutating func frame(_ event: Int) throws -> (WindowChange, String) {
    let distance = Double(Int.random(in: -70...70, using: &random))
    switch event {
    case 0:
      naive.frame(naive.offset)
      return (try window.handle(.rest), "rest")
    case 1:
      naive.frame(3 * distance)
      return (try window.handle(.scrollTo(offset: 3 * distance)), "to \(3 * distance)")
    default:
      naive.frame(naive.offset + distance, velocity: distance * 2)
      return (try window.handle(.scrollBy(distance: distance, seconds: 0.5)), "by \(distance)")
    }
  }

  private mutating func loads(_ event: Int) throws -> (WindowChange, String) {
    let number = Int.random(in: 0...5, using: &random)
    if event == 4 {
      naive.prepend(number)
      return (try window.handle(.prepend(number)), "prepend \(number)")
    }
    if event == 5 {
      naive.append(number)
      return (try window.handle(.append(number)), "append \(number)")
    }
    let row = Int.random(in: limits, using: &random)
    let number2 = naive.all.filter { $0 >= row && $0 < naive.lower }.count
    let number3 = naive.all.filter { $0 <= row && $0 > naive.upper }.count
    naive.prepend(number2)
    naive.append(number3)
    return (try window.handle(.hold(lower: row, upper: row)), "hold \(row)")
  }

  private mutating func drops() throws -> (WindowChange, String) {
    let leading = Int.random(in: 0...4, using: &random)
    let trailing = Int.random(in: 0...4, using: &random)
    let change = try window.handle(.drop(leading: leading, trailing: trailing))
    naive.drop(leading, trailing)
    return (change, "drop \(leading) \(trailing)")
  }

  private mutating func resizes() throws -> (WindowChange, String) {
    let row = Int.random(in: limits, using: &random)
    let by = Double(Int.random(in: -12...20, using: &random))
    if Bool.random(using: &random) {
      let change = try window.handle(.resize(row: row, by: by))
      naive.resize(row, to: naive.extent(row) + by)
      return (change, "resize \(row) \(by)")
    }
    let change = try window.handle(.measure(row: row, extent: by))
    naive.resize(row, to: by)
    return (change, "measure \(row) \(by)")
  }

  private mutating func edits() throws -> (WindowChange, String) {
    let start = Int.random(in: -8...6, using: &random)
    let gone = (0..<Int.random(in: 0...9, using: &random)).map { start + $0 }
    let prepended = Int.random(in: 0...3, using: &random)
    let appended = Int.random(in: 0...3, using: &random)
    let change = try window.handle(.edit(remove: gone, prepend: prepended, append: appended))
    naive.edit(gone, prepended, appended)
    return (change, "edit \(gone) \(prepended) \(appended)")
  }

  /// Whether the change accounts for the difference between the two states.
  private func explains(_ change: WindowChange, _ before: WindowEngine) -> Bool {
    let rows = change.prepended + change.appended - change.droppedLeading - change.droppedTrailing
    return window.count - before.count == rows - change.removed
      && change.isClamped == (window.clampedFrames > before.clampedFrames)
  }
}
