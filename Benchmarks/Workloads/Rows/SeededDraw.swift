import BenchKit

/// Draws small numbers and choices from a seed; the one place where the generator comes in.
///
/// The same seed and stream give the same draws everywhere: the scaling to a bound is done here,
/// because the standard library does not promise its own to stay as it is.
package struct SeededDraw {
  private var generator: SplitMix64

  /// Starts stream `stream` of a seed, for example the row's index.
  ///
  /// The stream is mixed in with an odd constant that is not the generator's own increment, which
  /// would make neighbouring streams the same sequence shifted by one.
  package init(seed: UInt64, stream: Int = 0) {
    var root = SplitMix64(seed: seed)
    let mixed = root.next() ^ (UInt64(bitPattern: Int64(stream)) &* 0xD6E8_FEB8_6659_FD93)
    generator = SplitMix64(seed: mixed)
  }

  /// A number in 0..<`bound`; `bound` is at least 1.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: generator.next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number in [0, 1) with 53 bits.
  package mutating func fraction() -> Double {
    Double(generator.next() >> 11) * 0x1p-53
  }

  /// One element of a list that is not empty.
  package mutating func pick<Element>(from choices: ContiguousArray<Element>) -> Element {
    choices[below(choices.count)]
  }
}
