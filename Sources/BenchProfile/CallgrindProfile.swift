package import BenchModel

extension CallgrindDump {
  /// The measures of a profile of instructions.
  package static let measures = [StackProfile.Measure("instructions", unit: .count)]

  /// Instructions by function, each with its callers as far as callgrind was told to tell them
  /// apart. The values add up to `total`.
  ///
  /// Names are those of the program's symbols: a function that was inlined is part of its caller,
  /// and there are no lines. `origin` is for the caller to fill in.
  package func profile(cutting cut: StackCut = .harness) -> StackProfile {
    var profile = StackProfile(measures: Self.measures)
    var frames: [StackProfile.Frame: Int] = [:]
    var stacks: [[Int]: Int] = [:]
    for (_, function) in functions.sorted(by: { $0.key < $1.key }) {
      let cost = function.costs.values.reduce(0, +)
      guard cost > 0 else { continue }
      let names =
        cut == .harness ? CallgrindName.withoutHarness(function.names) : function.names[...]
      let stack = names.reversed().map { name in
        let frame = CallgrindName.frame(name)
        let index = frames[frame, default: profile.frames.count]
        if index == profile.frames.count {
          frames[frame] = index
          profile.frames.append(frame)
        }
        return index
      }
      if let place = stacks[stack] {
        profile.stacks[place].values[0] += cost
      } else {
        stacks[stack] = profile.stacks.count
        profile.stacks.append(StackProfile.Stack(frames: stack, values: [cost]))
      }
    }
    return profile
  }
}

/// What a symbol's name says by itself, where there is no debug information to ask.
enum CallgrindName {
  /// Modules that come with the toolchain.
  private static let toolchain: Set<Substring> = [
    "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials", "Glibc",
    "Observation", "Swift", "SwiftOnoneSupport", "SwiftShims", "Synchronization",
  ]
  /// Modules through which the harness reaches a benchmark's body.
  private static let harness: Set<Substring> = ["BenchKit", "BenchMeasurement", "BenchModel"]

  /// The frame of a symbol.
  static func frame(_ symbol: String) -> StackProfile.Frame {
    let isUnnamed = symbol.hasPrefix("0x") || symbol == "?" || symbol == "???"
    let isOwn = module(of: symbol).map { !toolchain.contains($0) } ?? false
    return StackProfile.Frame(
      isUnnamed ? "unknown" : ReadableName.of(symbol),
      owner: isUnnamed ? .unknown : isOwn ? .package : .runtime)
  }

  /// The module of a Swift symbol; nil for one of another language.
  ///
  /// A mangled name begins with the module's: its length and its letters. What is the standard
  /// library's begins with a letter instead.
  static func module(of symbol: String) -> Substring? {
    guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S") else { return nil }
    let name = symbol.dropFirst(2)
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return "Swift" }
    return name.dropFirst(digits.count).prefix(length)
  }

  /// A stack, innermost first, from the benchmark's body on: without the way through the program
  /// and the harness to it. What is the harness's own keeps its innermost function.
  static func withoutHarness(_ names: [String]) -> ArraySlice<String> {
    let isHarness = { (name: String) in module(of: name).map(harness.contains) ?? false }
    guard let outermost = names.lastIndex(where: isHarness) else { return names[...] }
    let first = names[...outermost].lastIndex { !isHarness($0) } ?? 0
    return names[...first]
  }
}
