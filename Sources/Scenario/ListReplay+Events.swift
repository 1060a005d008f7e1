internal import InfiniteScroll

extension ListReplay {
  static let events = [
    EventForm("offset"), EventForm("scrollBy", "count"), EventForm("scrollTo", "align"),
    EventForm("measure"), EventForm("insert"), EventForm("remove"), EventForm("viewport"),
  ]

  static func action(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let field = event.field
    switch event.verb {
    case "offset":
      let offset = try field.real()
      return change { (list, changes) throws(RejectedEvent) in
        try list.scroll(to: offset, into: &changes)
      }
    case "viewport":
      let viewport = try field.real()
      return change { (list, changes) throws(RejectedEvent) in
        try list.setViewport(viewport, into: &changes)
      }
    case "scrollBy": return try scrollBy(event)
    case "scrollTo":
      let row = try field.number()
      let alignment = try event.fields.alignment()
      return change { (list, changes) throws(RejectedEvent) in
        try list.scroll(toRow: try row.whole("scrollTo"), align: alignment, into: &changes)
      }
    case "measure": return try measure(field)
    case "insert":
      let (count, row) = try rows(field)
      return change { (list, changes) throws(RejectedEvent) in
        try list.insert(try count.whole("count"), at: try row.whole("at"), into: &changes)
      }
    default:
      let (count, row) = try rows(field)
      return change { (list, changes) throws(RejectedEvent) in
        try list.remove(try count.whole("count"), at: try row.whole("at"), into: &changes)
      }
    }
  }

  private static func scrollBy(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let distance = try event.field.real()
    let count = try event.fields.number("count", else: 1)
    return { (replay) throws(RejectedEvent) in
      try count.times("count") { () throws(RejectedEvent) in
        replay.changes.removeAll()
        try replay.list.scroll(by: distance, into: &replay.changes)
      }
    }
  }

  private static func measure(_ field: Field) throws(ScenarioError) -> Action {
    let fields = try Fields(field, names: ["row", "extent"])
    let row = try fields.number("row")
    let extent = try fields.real("extent")
    return change { (list, changes) throws(RejectedEvent) in
      try list.measure(row: try row.whole("row"), extent: extent, into: &changes)
    }
  }

  /// The rows of an edit: how many, from which on.
  private static func rows(
    _ field: Field
  ) throws(ScenarioError) -> (count: JSONNumber, row: JSONNumber) {
    let fields = try Fields(field, names: ["at", "count"])
    return (try fields.number("count", else: 1), try fields.number("at"))
  }

  private static func change(
    _ body: @escaping (inout VirtualList, inout RowChanges) throws(RejectedEvent) -> Void
  ) -> Action {
    { (replay) throws(RejectedEvent) in
      replay.changes.removeAll()
      try body(&replay.list, &replay.changes)
    }
  }
}
