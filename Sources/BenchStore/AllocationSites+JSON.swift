import BenchModel

// Where a benchmark allocates, as JSON: totals over `iterations`, a place each.

extension AllocationSites {
  var json: JSON {
    .object([
      ("iterations", .integer(iterations)), ("exact", .bool(isExact)),
      ("places", .list(sites.map(\.json))),
    ])
  }

  init(_ place: Place) throws(ReadingFault) {
    self.init(
      sites: try place.need("places").elements().map { (site) throws(ReadingFault) in
        try Site(site)
      }, iterations: try place.need("iterations").integer(),
      isExact: try place.find("exact")?.flag() ?? true)
  }
}

extension AllocationSites.Site {
  fileprivate var json: JSON {
    var members: [(String, JSON)] = [
      ("function", .text(function)), ("count", .integer(count)), ("bytes", .integer(bytes)),
    ]
    if let file { members.append(("file", .text(file))) }
    if let line { members.append(("line", .integer(line))) }
    return .object(members)
  }

  fileprivate init(_ place: Place) throws(ReadingFault) {
    self.init(
      try place.need("function").text(), file: try place.find("file")?.text(),
      line: try place.find("line")?.integer(), count: try place.need("count").integer(),
      bytes: try place.need("bytes").integer())
  }
}
