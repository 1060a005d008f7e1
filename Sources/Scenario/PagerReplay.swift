internal import InfiniteScroll

/// The pager in scenarios.
struct PagerReplay {
  var engine: PagerEngine
}

extension PagerReplay: ReplayedEngine {
  static let keys = ["sectionsPerPage", "width", "velocityThreshold"]
  static let events = [
    EventForm("drag"), EventForm("end", "velocity"), EventForm("cancel"), EventForm("step"),
    EventForm("width"),
  ]

  static func configuration(
    _ fields: Fields, mode: EngineMode
  ) throws(ScenarioError) -> PagerConfiguration {
    var pager = PagerConfiguration(width: try fields.real("width"), mode: mode)
    pager.sectionsPerPage = try fields.whole("sectionsPerPage", else: pager.sectionsPerPage)
    pager.velocityThreshold = try fields.real("velocityThreshold", else: pager.velocityThreshold)
    return pager
  }

  static func action(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let field = event.field
    switch event.verb {
    case "drag": return handle(.drag(dx: try field.real()))
    case "end":
      let velocity = try event.fields.real("velocity", else: 0)
      return handle(.end(dx: try field.real(), velocity: velocity))
    case "cancel":
      try field.mark()
      return handle(.cancel)
    case "step":
      let sections = try field.number()
      return { (pager) throws(RejectedEvent) in
        try pager.engine.handle(.step(sections: try sections.whole("step")))
      }
    default: return handle(.width(try field.real()))
    }
  }

  init(_ configuration: PagerConfiguration) throws(ConfigurationError) {
    engine = try PagerEngine(configuration)
  }

  var state: [JSONValue.Member] {
    var state: [JSONValue.Member] = []
    state.show("position", engine.position)
    state.show("slot", engine.slot)
    state.show("steps", engine.lastMove.steps)
    state.show("drag", engine.drag)
    state.show("viewOffset", engine.viewOffset)
    state.show("isDragging", engine.isDragging)
    state.show("animates", engine.lastMove.animates)
    return state
  }

  private static func handle(_ event: PagerEvent) -> Action {
    { (pager) throws(RejectedEvent) in try pager.engine.handle(event) }
  }
}
