/// What a pager is built from: how many sections share a page, how wide the page is.
///
/// Invariant, checked by `PagerEngine.init`: every field is in the range its comment names. Leaves
/// out what the sections show; the engine knows them by ordinal only.
public struct PagerConfiguration: Equatable, Sendable {
  /// The most sections a page may hold; no more than this plus one are ever materialised.
  public static let maximumSectionsPerPage = 10_000
  /// The greatest width, in points, so that no offset can overflow.
  public static let maximumWidth = 1e100

  /// Sections side by side on one page, from 1 to `maximumSectionsPerPage`.
  public var sectionsPerPage: Int
  /// The container's width in points, above 0.
  public var width: Double
  /// The speed, in points per second, from which a release counts as a flick; at least 0.
  public var velocityThreshold: Double
  /// The corrected contract, or the published arithmetic.
  public var mode: EngineMode

  /// Describes a pager `width` points wide with `sectionsPerPage` sections side by side.
  public init(
    sectionsPerPage: Int = 1, width: Double, velocityThreshold: Double = 500,
    mode: EngineMode = .corrected
  ) {
    self.sectionsPerPage = sectionsPerPage
    self.width = width
    self.velocityThreshold = velocityThreshold
    self.mode = mode
  }
}

extension PagerConfiguration {
  static let widthRequirement = "a finite number above 0, at most 1e+100, divisible into sections"

  static func isUsable(width: Double, sectionsPerPage: Int) -> Bool {
    width > 0 && width <= maximumWidth && width / Double(sectionsPerPage) > 0
  }

  func validate() throws(ConfigurationError) {
    guard (1...Self.maximumSectionsPerPage).contains(sectionsPerPage) else {
      throw ConfigurationError(
        field: "sectionsPerPage", value: sectionsPerPage,
        requirement: "a whole number from 1 to \(Self.maximumSectionsPerPage)")
    }
    guard Self.isUsable(width: width, sectionsPerPage: sectionsPerPage) else {
      throw ConfigurationError(field: "width", value: width, requirement: Self.widthRequirement)
    }
    guard velocityThreshold >= 0, velocityThreshold.isFinite else {
      throw ConfigurationError(
        field: "velocityThreshold", value: velocityThreshold,
        requirement: "a finite number of at least 0")
    }
  }
}
