internal import InfiniteScroll

/// The window in scenarios.
struct WindowReplay {
  var engine: WindowEngine
}

extension WindowReplay: ReplayedEngine {
  static let keys = [
    "lower", "upper", "extent", "spacing", "extents", "viewport", "anchor", "overscan", "cap",
    "offset", "limits", "layout",
  ]

  static func configuration(
    _ fields: Fields, mode: EngineMode
  ) throws(ScenarioError) -> WindowConfiguration {
    var window = WindowConfiguration(
      lower: try fields.whole("lower"), upper: try fields.whole("upper"),
      extent: try fields.real("extent"), viewport: try fields.real("viewport"))
    window.mode = mode
    window.spacing = try fields.real("spacing", else: window.spacing)
    window.extents = try extents(fields)
    window.anchor = try anchor(fields)
    window.overscan = try fields.whole("overscan", else: window.overscan)
    window.cap = try fields["cap"]?.unlessNull?.whole()
    window.offset = try fields["offset"]?.unlessNull?.real()
    if let limits = try fields["limits"]?.unlessNull?.pair() {
      window.limits = WindowConfiguration.Bounds(lower: limits.0, upper: limits.1)
    }
    window.layout = try fields.layout()
    return window
  }

  init(_ configuration: WindowConfiguration) throws(ConfigurationError) {
    engine = try WindowEngine(configuration)
  }

  /// Where the window stands at the start: a word, or the ordinal of a row.
  private static func anchor(_ fields: Fields) throws(ScenarioError) -> WindowAnchor {
    guard let field = fields["anchor"] else { return .center }
    if case .number = field.value { return .row(try field.whole()) }
    do throws(ScenarioError) {
      return try field.choice(["leading": .leading, "center": .center, "trailing": .trailing])
    } catch {
      throw field.wrong("\"leading\", \"center\", \"trailing\" or the ordinal of a row")
    }
  }

  /// The extents of rows that differ, under their ordinals.
  private static func extents(_ fields: Fields) throws(ScenarioError) -> [Int: Double] {
    guard let field = fields["extents"] else { return [:] }
    var extents: [Int: Double] = [:]
    for (name, extent) in try Fields(field).all {
      // "07" and "+7" would be second names of one row.
      guard let ordinal = Int(name), String(ordinal) == name else {
        throw .key(extent.key, problem: "is no ordinal; write a whole number in quotes")
      }
      extents[ordinal] = try extent.real()
    }
    return extents
  }

  var state: [JSONValue.Member] {
    let visible = engine.visibleRows.map { row in
      JSONValue.list([.whole(row.ordinal), .real(row.position)])
    }
    var state: [JSONValue.Member] = []
    state.show("lower", engine.lower)
    state.show("upper", engine.upper)
    state.show("offset", engine.offset)
    state.show("contentExtent", engine.contentExtent)
    state.show("visible", .list(visible))
    state.show("clampedFrames", engine.clampedFrames)
    state.show("atEnd", !engine.ends.isEmpty)
    return state
  }
}
