internal import InfiniteScroll

extension LoopReplay {
  static let events = [
    EventForm("offset"), EventForm("tick", "count", "fps"), EventForm("fling", "fps", "snap"),
    EventForm("drag"), EventForm("scrollTo", "align"), EventForm("viewport"), EventForm("items"),
    EventForm("reduceMotion"), EventForm("onScreen"),
  ]

  static func action(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let field = event.field
    switch event.verb {
    case "offset":
      let x = try field.real()
      return { (loop) throws(RejectedEvent) in try loop.engine.moveContent(to: x) }
    case "viewport":
      let viewport = try field.real()
      return { (loop) throws(RejectedEvent) in try loop.engine.resize(viewport: viewport) }
    case "reduceMotion":
      let reducesMotion = try field.flag()
      return { $0.engine.reducesMotion = reducesMotion }
    case "onScreen":
      let isOnScreen = try field.flag()
      return { $0.engine.isOnScreen = isOnScreen }
    case "drag":
      let isBegun = try field.choice(["began": true, "ended": false, "cancelled": false])
      return { isBegun ? $0.engine.beginDrag() : $0.engine.endDrag() }
    case "tick": return try tick(event)
    case "fling": return try fling(event)
    case "scrollTo": return try scroll(event)
    default: return try change(event)
    }
  }

  private static func tick(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let seconds = try event.field.real()
    let count = try event.fields.number("count", else: 1)
    let framesPerSecond = try event.fields.real("fps", else: 60)
    return { (loop) throws(RejectedEvent) in
      try count.times("count") { () throws(RejectedEvent) in
        do throws(RejectedEvent) {
          try loop.engine.advance(by: seconds, framesPerSecond: framesPerSecond)
        } catch {
          throw error.spelling("dt", as: "tick")
        }
      }
    }
  }

  private static func fling(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let velocity = try event.field.real()
    let framesPerSecond = try event.fields.real("fps", else: 60)
    let snapping = try event.fields["snap"]?.choice([
      "leading": Snapping.leading, "center": .center, "page": .page,
    ])
    return { (loop) throws(RejectedEvent) in
      try loop.engine.flingToRest(
        at: velocity, snapping: snapping, framesPerSecond: framesPerSecond)
    }
  }

  private static func scroll(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let reference = try LoopItemReference(event.field)
    let alignment = try event.fields.alignment()
    return { (loop) throws(RejectedEvent) in
      guard let item = loop.names.index(of: reference) else {
        throw RejectedEvent(
          field: "scrollTo", value: reference.description,
          requirement: "one of the \(loop.names.count) items")
      }
      try loop.engine.scroll(toItem: item, alignment: alignment)
    }
  }

  private static func change(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let items = try GivenLoopItems(event.field)
    return { (loop) throws(RejectedEvent) in
      let next: LoopNames
      do throws(ConfigurationError) {
        next = try items.names()
      } catch {
        throw RejectedEvent(
          field: error.field, value: error.value, requirement: error.requirement)
      }
      try loop.engine.change(loop.names.change(to: next))
      loop.names = next
    }
  }
}
