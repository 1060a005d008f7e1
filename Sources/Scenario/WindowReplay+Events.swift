internal import InfiniteScroll

extension WindowReplay {
  static let events = [
    EventForm("offset"), EventForm("scrollBy", "count"), EventForm("idle"), EventForm("prepend"),
    EventForm("append"), EventForm("drop"), EventForm("resize"), EventForm("edit"),
    EventForm("viewport"),
  ]

  /// Seconds of a frame.
  private static let frame = 1.0 / 60

  static func action(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let field = event.field
    switch event.verb {
    case "offset": return handle(.scrollTo(offset: try field.real()))
    case "viewport": return handle(.viewport(try field.real()))
    case "scrollBy":
      let count = try event.fields.number("count", else: 1)
      let step = WindowEvent.scrollBy(distance: try field.real(), seconds: frame)
      return { (window) throws(RejectedEvent) in
        try count.times("count") { () throws(RejectedEvent) in try window.engine.handle(step) }
      }
    case "idle":
      let count = try field.number()
      return { (window) throws(RejectedEvent) in
        try count.times("idle") { () throws(RejectedEvent) in try window.engine.handle(.rest) }
      }
    case "prepend":
      let rows = try field.number()
      return handle { () throws(RejectedEvent) in .prepend(try rows.whole("prepend")) }
    case "append":
      let rows = try field.number()
      return handle { () throws(RejectedEvent) in .append(try rows.whole("append")) }
    case "drop": return try drop(field)
    case "resize": return try resize(field)
    default: return try edit(field)
    }
  }

  private static func drop(_ field: Field) throws(ScenarioError) -> Action {
    let ends = try Fields(field, names: ["leading", "trailing"])
    let leading = try ends.number("leading", else: 0)
    let trailing = try ends.number("trailing", else: 0)
    return handle { () throws(RejectedEvent) in
      .drop(leading: try leading.whole("leading"), trailing: try trailing.whole("trailing"))
    }
  }

  private static func resize(_ field: Field) throws(ScenarioError) -> Action {
    let change = try Fields(field, names: ["row", "by"])
    let row = try change.number("row")
    let difference = try change.real("by")
    return handle { () throws(RejectedEvent) in
      .resize(row: try row.whole("row"), by: difference)
    }
  }

  private static func edit(_ field: Field) throws(ScenarioError) -> Action {
    let change = try Fields(field, names: ["remove", "prepend", "append"])
    let removed = try change["remove"]?.list { (row) throws(ScenarioError) in try row.number() }
    let prepended = try change.number("prepend", else: 0)
    let appended = try change.number("append", else: 0)
    return handle { () throws(RejectedEvent) in
      var rows: [Int] = []
      for row in removed ?? [] { rows.append(try row.whole("remove")) }
      return .edit(
        remove: rows, prepend: try prepended.whole("prepend"),
        append: try appended.whole("append"))
    }
  }

  private static func handle(_ event: WindowEvent) -> Action {
    { (window) throws(RejectedEvent) in try window.engine.handle(event) }
  }

  /// Handles an event whose whole numbers are judged when it happens.
  private static func handle(
    _ event: @escaping () throws(RejectedEvent) -> WindowEvent
  ) -> Action {
    { (window) throws(RejectedEvent) in try window.engine.handle(try event()) }
  }
}
