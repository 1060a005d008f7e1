internal import InfiniteScroll

/// The list in scenarios. It has no published arithmetic: `mode` changes nothing.
struct ListReplay {
  var list: VirtualList
  /// What the last event asked of a host; emptied before each event, as no host listens.
  var changes = RowChanges()
}

extension ListReplay: ReplayedEngine {
  static let keys = [
    "rows", "extent", "estimate", "extents", "spacing", "viewport", "overscan", "strategy",
    "kinds", "poolCap", "headers",
  ]

  static func configuration(
    _ fields: Fields, mode: EngineMode
  ) throws(ScenarioError) -> ListConfiguration {
    var list = ListConfiguration(rows: try rows(fields), viewport: try fields.real("viewport"))
    list.spacing = try fields.real("spacing", else: list.spacing)
    if let (behind, ahead) = try fields["overscan"]?.pair() {
      list.overscan = ListOverscan(behind: behind, ahead: ahead)
    }
    let strategies: KeyValuePairs<String, ListStrategy> = [
      "eager": .eager, "keep": .keep, "churn": .churn, "recycle": .recycle,
    ]
    list.strategy = try fields["strategy"]?.choice(strategies) ?? list.strategy
    let kinds = try fields["kinds"]?.list { (kind) throws(ScenarioError) in try kind.id() }
    list.kinds = kinds.map(numbers) ?? list.kinds
    list.poolCap = try fields["poolCap"]?.unlessNull?.whole()
    let headers = try fields["headers"]?.list { (row) throws(ScenarioError) in try row.whole() }
    list.headers = headers ?? []
    return list
  }

  init(_ configuration: ListConfiguration) throws(ConfigurationError) {
    list = try VirtualList(configuration, into: &changes)
  }

  var state: [JSONValue.Member] {
    let rows = list.visibleRows
    let work = list.work
    var state: [JSONValue.Member] = []
    state.show("offset", list.offset)
    state.show("contentExtent", list.contentExtent)
    state.show("first", rows.first)
    state.show("last", rows.last)
    state.show("sticky", list.stickyHeader)
    state.show("made", work.made)
    state.show("bound", work.bound)
    state.show("live", work.live)
    state.show("parked", work.parked)
    state.show("destroyed", work.destroyed)
    state.show("highWater", work.highWater)
    return state
  }

  /// `extents` alone, or `rows` with one of `extent` and `estimate`.
  private static func rows(_ fields: Fields) throws(ScenarioError) -> ListRows {
    if let extents = fields["extents"] {
      for name in ["rows", "extent", "estimate"] {
        try refuse(fields[name], beside: "extents")
      }
      return .listed(try extents.list { (extent) throws(ScenarioError) in try extent.real() })
    }
    let count = try fields.required("rows", "a number of rows, or extents in its place").whole()
    if let estimate = fields["estimate"] {
      try refuse(fields["extent"], beside: "estimate")
      return .estimated(count: count, extent: try estimate.real())
    }
    let extent = try fields.required("extent", "a number, or estimate in its place")
    return .fixed(count: count, extent: try extent.real())
  }

  private static func refuse(_ field: Field?, beside other: String) throws(ScenarioError) {
    if let field { throw .key(field.key, problem: "stands beside \(other); leave one out") }
  }

  /// One number for each kind that differs from those before it.
  private static func numbers(of kinds: [ItemID]) -> [Int] {
    var numbers: [ItemID: Int] = [:]
    return kinds.map { kind in
      let number = numbers[kind] ?? numbers.count
      numbers[kind] = number
      return number
    }
  }
}
