package import BenchModel

extension SymbolTable {
  /// The profile by name, its stacks cut. Stacks that become equal are one. `faults` are among its
  /// warnings, and so is what was left out.
  package func profile(of raw: RawProfile, cutting cut: StackCut = .harness) -> StackProfile {
    let modules = ModuleMap(raw.modules)
    var frames = FrameList()
    var stacks: [[Int]: [Int]] = [:]
    var order: [[Int]] = []
    var lost = (stacks: 0, values: raw.measures.map { _ in 0 })
    for stack in raw.stacks {
      let named = stack.addresses.indices.reversed().flatMap { index in
        self.frames(at: stack.addresses[index], isReturnAddress: index > 0, in: modules).reversed()
      }
      guard let kept = cut.cut(named) else {
        lost.stacks += 1
        lost.values = Self.sum(lost.values, stack.values)
        continue
      }
      let key = kept.map { frames.index(of: $0.frame) }
      if let values = stacks[key] {
        stacks[key] = Self.sum(values, stack.values)
      } else {
        stacks[key] = stack.values
        order.append(key)
      }
    }
    var profile = StackProfile(measures: raw.measures, frames: frames.frames)
    profile.stacks = order.map { StackProfile.Stack(frames: $0, values: stacks[$0] ?? []) }
    profile.warnings = faults.map(\.description) + Self.warning(raw, lost.stacks, lost.values)
    return profile
  }

  private static func warning(_ raw: RawProfile, _ stacks: Int, _ lost: [Int]) -> [String] {
    guard stacks > 0, let measure = raw.measures.first else { return [] }
    let all = raw.stacks.reduce(0) { sum($0, $1.values[0]) }
    return [
      "Left out: \(stacks) of \(raw.stacks.count) stacks without a function of the benchmark's "
        + "own, which are the harness's or the runtime's; they have \(lost[0]) of the \(all) "
        + "\(measure.unit.rawValue) of \(measure.name)."
    ]
  }

  private static func sum(_ one: [Int], _ other: [Int]) -> [Int] { zip(one, other).map(sum) }

  private static func sum(_ one: Int, _ other: Int) -> Int {
    let sum = one.addingReportingOverflow(other)
    return sum.overflow ? .max : sum.partialValue
  }
}

/// The distinct frames of a profile, by number.
private struct FrameList {
  private(set) var frames: [StackProfile.Frame] = []
  private var numbers: [StackProfile.Frame: Int] = [:]

  mutating func index(of frame: StackProfile.Frame) -> Int {
    if let known = numbers[frame] { return known }
    numbers[frame] = frames.count
    frames.append(frame)
    return frames.count - 1
  }
}
