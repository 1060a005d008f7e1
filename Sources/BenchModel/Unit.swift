/// The unit of a metric or a series, spelt as it stands in records: `ns`, `bytes`, `count`, `pt`.
///
/// Records hold base units only; reports choose the pretty one. Any text is a unit, so that an
/// author's own ("requests", "rows/s") needs no change here. Cost: one string.
public struct Unit: RawRepresentable, Hashable, Sendable {
  /// The unit's spelling in records.
  public let rawValue: String

  /// Makes the unit that records spell `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nanoseconds.
  public static let nanoseconds = Unit(rawValue: "ns")
  /// Bytes.
  public static let bytes = Unit(rawValue: "bytes")
  /// A number of things.
  public static let count = Unit(rawValue: "count")
  /// Points of content, as scroll views measure them.
  public static let points = Unit(rawValue: "pt")
  /// A plain ratio, 1 being equality.
  public static let ratio = Unit(rawValue: "ratio")
  /// Milliseconds of hitch per second of scrolling.
  public static let millisecondsPerSecond = Unit(rawValue: "ms/s")
  /// 1 for yes, 0 for no.
  public static let flag = Unit(rawValue: "flag")
}
