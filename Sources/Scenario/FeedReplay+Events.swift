internal import InfiniteScroll

extension FeedReplay {
  static let events = [
    EventForm("load"), EventForm("appear", "velocity"), EventForm("reply"),
    EventForm("cancelled"), EventForm("retry"), EventForm("reset"), EventForm("edit"),
  ]

  static func action(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let field = event.field
    switch event.verb {
    case "load":
      let request = try field.choice([
        "first": FeedRequest.first, "append": .append, "prepend": .prepend, "refresh": .refresh,
      ])
      return { $0.run($0.feed.load(request)) }
    case "appear": return try appear(event)
    case "reply": return answer(try field.number())
    case "cancelled":
      let number = try field.number()
      return { (replay) throws(RejectedEvent) in
        let request = try replay.request(number, "cancelled")
        replay.feed.cancelled(request.load.token)
      }
    case "retry":
      try field.mark()
      return { (replay) throws(RejectedEvent) in replay.run(try replay.feed.retry()) }
    case "reset":
      try field.mark()
      return { $0.run($0.feed.reset()) }
    default:
      guard case .object = field.value else { throw field.wrong("an object with an id") }
      let row = try FeedRow(field)
      return { (replay) throws(RejectedEvent) in try replay.feed.edit(row) }
    }
  }

  private static func appear(_ event: WrittenEvent) throws(ScenarioError) -> Action {
    let velocity = try event.fields.real("velocity", else: 0)
    if case .text(let id) = event.field.value {
      return { (replay) throws(RejectedEvent) in
        replay.run(try replay.feed.appear(id: .text(id), velocity: velocity))
      }
    }
    guard case .number(let index) = event.field.value else {
      throw event.field.wrong("the index or the id of a row")
    }
    return { (replay) throws(RejectedEvent) in
      let index = try index.whole("appear")
      replay.run(try replay.feed.appear(at: index, velocity: velocity))
    }
  }

  /// Hands the reply to a request over, wanted or not.
  private static func answer(_ number: JSONNumber) -> Action {
    { (replay) throws(RejectedEvent) in
      let request = try replay.request(number, "reply")
      switch request.reply {
      case .page(let page): replay.run(replay.feed.receive(page, for: request.load.token))
      case .failure(let error): replay.feed.fail(error, for: request.load.token)
      case nil:
        let cursor = JSONValue.text(orNull: request.load.cursor).line
        throw RejectedEvent(
          field: "reply", value: number, requirement: "one that replies answers; none has \(cursor)"
        )
      }
    }
  }
}
