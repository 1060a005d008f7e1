internal import InfiniteScroll

/// The loop in scenarios.
struct LoopReplay {
  var engine: LoopEngine
  var names: LoopNames
}

extension LoopReplay: ReplayedEngine {
  struct Configuration {
    let items: GivenLoopItems
    var loop: LoopConfiguration
  }

  static let keys = [
    "items", "itemExtent", "spacing", "viewport", "speed", "tail", "maximumStep", "resumeDelay",
    "quantum", "offset", "layout", "cellCap",
  ]

  static func configuration(
    _ fields: Fields, mode: EngineMode
  ) throws(ScenarioError) -> Configuration {
    let items = try GivenLoopItems(fields.required("items", "a number of items or a list of ids"))
    var loop = LoopConfiguration(
      items: 0, itemExtent: try fields.real("itemExtent"), viewport: try fields.real("viewport"))
    loop.mode = mode == .seed ? .seed : .corrected
    loop.spacing = try fields.real("spacing", else: loop.spacing)
    loop.speed = try fields.real("speed", else: loop.speed)
    loop.tail = try tail(fields, mode)
    loop.resumeDelay = try fields.real("resumeDelay", else: loop.resumeDelay)
    loop.quantum = try fields.real("quantum", else: loop.quantum)
    loop.offset = try fields.real("offset", else: loop.offset)
    loop.layout = try fields.layout()
    if let cap = fields["cellCap"] {
      loop.cellCap =
        try cap.unlessNull.map { (cap) throws(ScenarioError) in
          .atMost(try cap.whole())
        } ?? .unlimited
    }
    return Configuration(items: items, loop: loop)
  }

  init(_ configuration: Configuration) throws(ConfigurationError) {
    names = try configuration.items.names()
    var loop = configuration.loop
    loop.items = names.count
    engine = try LoopEngine(loop)
  }

  /// The tail rule. `maximumStep` is checked with every rule, though only one of them uses it.
  private static func tail(_ fields: Fields, _ mode: EngineMode) throws(ScenarioError) -> TailRule {
    let step = try fields.real("maximumStep", else: 0)
    guard step.isFinite, step >= 0 else {
      throw .value("maximumStep", "\(JSONNumber.real(step))", "a finite number of at least 0")
    }
    guard let field = fields["tail"] else { return .minimal }
    guard mode == .corrected else {
      throw field.wrong("left out in mode seed, which has a tail of its own")
    }
    return try field.choice([
      "minimal": .minimal, "flingSafe": .flingSafe(maximumStep: step), "virtual": .virtual,
    ])
  }

  var state: [JSONValue.Member] {
    var cells: ContiguousArray<LoopCell> = []
    engine.visibleCells(into: &cells)
    let visible = cells.map { JSONValue.list([names.name(of: $0.item), .real($0.position)]) }
    let counts = engine.counts
    var state: [JSONValue.Member] = []
    state.show("offset", engine.offset)
    state.show("presented", engine.presentedOffset)
    state.show("velocity", engine.velocity)
    state.show("wraps", engine.seamCrossings)
    state.show("duplicates", engine.geometry.duplicates)
    state.show("period", engine.geometry.period.length)
    state.show("reachable", engine.geometry.isSeamReachable)
    state.show("wantsTicks", engine.wantsTicks)
    state.show("visible", .list(visible))
    state.show("made", counts.made)
    state.show("bound", counts.bound)
    state.show("live", counts.live)
    return state
  }
}
