package import BenchModel

extension CallgrindDump {
  /// The measures of a profile of instructions.
  package static let measures = [StackProfile.Measure("instructions", unit: .count)]

  /// Instructions by function, each with its callers as far as callgrind was told to tell them
  /// apart. What is kept and what is told to be left out add up to `total`.
  ///
  /// callgrind ran `copy`, which has no debug information; inlined functions and lines come from
  /// `program`, of which it is a copy. A caller that calls from several places is given without
  /// them: which of its calls cost how much is not known. `origin` is for the caller to fill in.
  package func profile(
    by symboliser: Symboliser, program: String, copy: String, cutting cut: StackCut = .harness
  ) -> StackProfile {
    var places = CallgrindPlaces(self, program: program, copy: copy)
    let symbols = symboliser.symbols(of: [places.addresses])
    var list = CallgrindStacks(cut: cut)
    for (number, function) in functions.sorted(by: { $0.key < $1.key }) {
      let callers = places.callers(of: number, symbols)
      for (address, cost) in function.costs.sorted(by: { $0.key < $1.key }) where cost > 0 {
        list.take(callers + places.frames(of: number, at: address, symbols), cost)
      }
    }
    var profile = StackProfile(measures: Self.measures, frames: list.frames, stacks: list.stacks)
    profile.warnings = symbols.faults.map(\.description)
    if list.leftOut > 0 {
      profile.warnings.append(
        "Left out: \(list.leftOut) of the \(total) instructions, which are the harness's own.")
    }
    return profile
  }
}

/// Stacks of equal frames, with their sums.
private struct CallgrindStacks {
  let cut: StackCut
  private(set) var frames: [StackProfile.Frame] = []
  private(set) var stacks: [StackProfile.Stack] = []
  /// What is in no stack because it is the harness's own.
  private(set) var leftOut = 0
  private var numbers: [StackProfile.Frame: Int] = [:]
  private var places: [[Int]: Int] = [:]

  init(cut: StackCut) { self.cut = cut }

  /// Takes a stack, the outermost frame first. The sum of all costs is known not to overflow.
  mutating func take(_ stack: [NamedFrame], _ cost: Int) {
    guard let kept = cut.cut(stack) else { return leftOut += cost }
    let key = kept.map { number(of: $0.frame) }
    if let place = places[key] {
      stacks[place].values[0] += cost
    } else {
      places[key] = stacks.count
      stacks.append(StackProfile.Stack(frames: key, values: [cost]))
    }
  }

  private mutating func number(of frame: StackProfile.Frame) -> Int {
    if let known = numbers[frame] { return known }
    numbers[frame] = frames.count
    frames.append(frame)
    return frames.count - 1
  }
}
