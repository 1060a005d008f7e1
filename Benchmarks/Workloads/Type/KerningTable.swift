/// The pairs of glyphs that stand closer or further apart than their bearings say.
///
/// Keys are kept sorted and looked up by bisection, as in a font file's table of pairs: about six
/// comparisons a pair. Immutable.
struct KerningTable {
  private let keys: ContiguousArray<UInt32>
  private let shifts: ContiguousArray<Double>

  /// The pairs of the alphabet, in tenths of a design unit.
  private static var source: String {
    """
    AT -14 AV -14 AW -10 AY -16 Av -6 Aw -5 Ay -6 A' -14 A" -14
    F, -16 F. -16 Fa -5 Fo -5 LT -14 LV -12 LW -9 LY -16 Ly -6 L' -16
    P, -18 P. -18 PA -10 Pa -3 Po -3 RT -4 RV -4 RY -6
    TA -14 Ta -14 Tc -14 Te -14 To -14 Tr -10 Ts -14 Tu -10 Tw -10 Ty -10 T, -14 T. -14 T- -12
    VA -14 Va -9 Ve -9 Vo -9 Vu -6 V, -16 V. -16 WA -10 Wa -6 We -6 Wo -6 Wr -4 W, -12 W. -12
    YA -16 Ya -12 Ye -12 Yo -12 Yu -9 Y, -16 Y. -16 ff -2 fo -2 fe -2 f, -6 f. -6 f' 6 f" 6
    ke -4 ko -4 r, -12 r. -12 rd -2 re -2 ro -2 rg -2 rt 3 rv 3 ry 3 va -2 ve -2 vo -2 v, -12 v. -12
    wa -2 we -2 wo -2 w, -10 w. -10 xe -3 ya -2 ye -2 yo -2 y, -12 y. -12
    """
  }

  /// Reads the pairs; a pair that cannot be read is a fault of the source, and stops.
  init() {
    var entries: [(key: UInt32, shift: Double)] = []
    let words = Self.source.split { $0 == " " || $0 == "\n" }
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      let pair = words[index].unicodeScalars
      guard pair.count == 2, let first = pair.first, let last = pair.last,
        let tenths = Double(words[index + 1])
      else { preconditionFailure("the kerning table has an unreadable pair: \(words[index])") }
      entries.append((Self.key(Alphabet.glyph(of: first), Alphabet.glyph(of: last)), tenths / 10))
    }
    entries.sort { $0.key < $1.key }
    keys = ContiguousArray(entries.map(\.key))
    shifts = ContiguousArray(entries.map(\.shift))
  }

  /// The number of pairs.
  var count: Int { keys.count }

  /// How much further the pen moves between the two glyphs, in design units; O(log n).
  func shift(from first: UInt16, to second: UInt16) -> Double {
    let wanted = Self.key(first, second)
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == wanted ? shifts[low] : 0
  }

  private static func key(_ first: UInt16, _ second: UInt16) -> UInt32 {
    UInt32(first) << 16 | UInt32(second)
  }
}
