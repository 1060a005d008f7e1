internal import InfiniteScroll

/// The items of a loop as a scenario calls them: by their index, or by ids of their own.
enum LoopNames {
  case counted(Int)
  case named(LoopItems<ItemID>)

  var count: Int {
    switch self {
    case .counted(let count): count
    case .named(let items): items.count
    }
  }

  /// How the item at `index` is shown.
  func name(of index: Int) -> JSONValue {
    switch self {
    case .counted: .whole(index)
    case .named(let items): items.ids[index].json
    }
  }

  /// The index of the item that `reference` means; nil when there is none. A number is an id where
  /// one of the ids is a number, else an index.
  func index(of reference: LoopItemReference) -> Int? {
    switch (self, reference) {
    case (.counted, .number(let number)): return number.whole
    case (.counted, .text): return nil
    case (.named(let items), .text(let text)): return items.index(of: .text(text))
    case (.named(let items), .number(let number)):
      guard let number = number.whole else { return nil }
      let isID = items.ids.contains { if case .number = $0 { true } else { false } }
      return isID ? items.index(of: .number(number)) : number
    }
  }

  /// The change that makes `next` of these items. The identity of a counted item is its index.
  func change(to next: LoopNames) -> LoopDataChange {
    switch (self, next) {
    case (.counted, .counted(let count)): return LoopDataChange(count: count)
    case (.named(let items), .named(let others)): return items.change(to: others)
    case (.named(let items), .counted(let count)):
      let newIndices = items.ids.map {
        if case .number(let index) = $0 { index } else { Int?.none }
      }
      return LoopDataChange(count: count, newIndices: newIndices)
    case (.counted, .named(let items)):
      var survivors: [Int: Int] = [:]
      for (index, id) in items.ids.enumerated() {
        if case .number(let former) = id { survivors[former] = index }
      }
      return LoopDataChange(count: items.count, survivors: survivors)
    }
  }
}

/// The items that a scenario gives to a loop: types are right, values may not be.
enum GivenLoopItems {
  case count(JSONNumber)
  case ids([ItemID])

  init(_ field: Field) throws(ScenarioError) {
    if case .list = field.value {
      self = .ids(try field.list { (element) throws(ScenarioError) in try element.id() })
    } else if let count = try? field.number() {
      self = .count(count)
    } else {
      throw field.wrong("a number of items or a list of ids")
    }
  }

  func names() throws(ConfigurationError) -> LoopNames {
    switch self {
    case .ids(let ids): return .named(try LoopItems(ids))
    case .count(let count):
      guard let whole = count.whole else {
        throw ConfigurationError(
          field: "items", value: count, requirement: JSONNumber.wholeRequirement)
      }
      return .counted(whole)
    }
  }
}

/// The item that an event means.
enum LoopItemReference {
  case number(JSONNumber)
  case text(String)

  init(_ field: Field) throws(ScenarioError) {
    switch field.value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    default: throw field.wrong("the index or the id of an item")
    }
  }

  /// The item in words, for a rejection.
  var description: String {
    switch self {
    case .number(let number): number.description
    case .text(let text): JSONValue.text(text).description
    }
  }
}
