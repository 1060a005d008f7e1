/// The decimal digits of a finite number without its sign, ready to be rounded.
///
/// They are the shortest that read back equal, so that 5.955 rounds as its reader expects and not
/// as its nearest binary fraction does. Invariant: the value is 0.d₁d₂d₃… × 10^`point`, the first
/// and the last digit are not 0, and zero has no digits. Cost: one small array.
struct DecimalDigits: Equatable {
  private(set) var digits: [UInt8] = []
  private(set) var point = 0

  /// The digits of the size of `value`; those of zero where it is not finite.
  init(_ value: Double) {
    guard value.isFinite, value != 0 else { return }
    let parts = value.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    for part in mantissa { digits += part.utf8.map { $0 - 0x30 } }
    point = mantissa[0].utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    normalize()
  }

  var isZero: Bool { digits.isEmpty }

  /// These digits rounded, ties away from zero, to `decimals` places; tens and hundreds are
  /// negative places.
  func rounded(to decimals: Int) -> DecimalDigits {
    let kept = point + decimals
    guard kept < digits.count else { return self }
    var result = self
    result.digits = kept > 0 ? Array(digits.prefix(kept)) : []
    let roundsUp = kept >= 0 && digits[kept] >= 5
    if roundsUp { result.addOne(atPlace: decimals) }
    result.normalize()
    return result
  }

  /// The value with exactly `decimals` places (none if negative), which it must be rounded to.
  func text(decimals: Int, grouped: Bool = true) -> String {
    var text = ""
    let whole = max(0, point)
    for index in 0..<whole {
      if grouped, index > 0, (whole - index) % 3 == 0 { text += "," }
      text += String(digit(at: index))
    }
    if whole == 0 { text = "0" }
    guard decimals > 0 else { return text }
    return text + "." + (0..<decimals).map { String(digit(at: point + $0)) }.joined()
  }

  /// The number of decimals that the value needs to be written in full.
  var decimals: Int { max(0, digits.count - point) }

  private func digit(at index: Int) -> UInt8 {
    digits.indices.contains(index) ? digits[index] : 0
  }

  private mutating func addOne(atPlace decimals: Int) {
    guard let last = digits.lastIndex(where: { $0 < 9 }) else {
      // Nines alone, or nothing: the sum is a power of ten.
      point = digits.isEmpty ? 1 - decimals : point + 1
      digits = [1]
      return
    }
    digits[last] += 1
    digits.removeSubrange((last + 1)...)
  }

  private mutating func normalize() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point = digits.isEmpty ? 0 : point - zeros
  }
}
