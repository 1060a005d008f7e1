import Testing

@testable import Scenario

private let loop = #""items":10,"itemExtent":100,"viewport":393"#
private let feed = #""replies":[]"#
private let pager = #""width":300"#
private let window = #""lower":0,"upper":9,"extent":100,"viewport":300"#
private let list = #""rows":100,"extent":50,"viewport":300"#

@Test(
  "what all engines share is refused by its key",
  arguments: [
    ("[]", "line 1"), ("7", "line 1"), ("{}", "engine is missing"),
    (#"{"engine":"carousel"}"#, "engine is"), (#"{"engine":7}"#, "engine is 7"),
    (#"{"engine":null}"#, "engine is null"),
    (#"{"engine":"pager","width":300,"mode":"best"}"#, "mode is"),
    (#"{"engine":"pager","width":300,"mode":null}"#, "mode is null"),
    (#"{"engine":"pager","width":300,"events":{}}"#, "events is an object"),
    (#"{"engine":"pager","width":300,"events":[7]}"#, "events[0] is 7"),
    (#"{"engine":"pager","width":300,"events":[{}]}"#, "events[0] names no event"),
    (#"{"engine":"pager","width":300,"wdith":1}"#, "wdith is an unknown key"),
    (#"{"engine":"pager","width":300,"width":1}"#, "width is there twice"),
    (#"{"engine":"pager","width":300,"a\nb":1}"#, #""a\nb" is an unknown key"#),
    (#"{"engine":"pager","width":300,"":1}"#, #""" is an unknown key"#),
    (#"{"engine":"pager","width":300,"engine":"loop"}"#, "engine is there twice"),
  ])
func commonFaults(scenario: String, words: String) {
  expectFault(scenario, words)
}

@Test(
  "a bad configuration is refused by its key",
  arguments: [
    ("loop", #""itemExtent":100,"viewport":393"#, "items is missing"),
    ("loop", loop + #","spacing":null"#, "spacing is null"),
    ("loop", #""items":10,"itemExtent":"wide","viewport":393"#, #"itemExtent is "wide""#),
    ("loop", #""items":10,"itemExtent":"nan","viewport":393"#, "itemExtent is nan"),
    ("loop", #""items":10,"itemExtent":0,"viewport":393"#, "itemExtent is 0"),
    ("loop", #""items":10.5,"itemExtent":1,"viewport":393"#, "items is 10.5"),
    ("loop", #""items":-1,"itemExtent":1,"viewport":393"#, "items is -1"),
    ("loop", #""items":["a","a"],"itemExtent":1,"viewport":3"#, #"items is "a" twice"#),
    ("loop", #""items":["a",0.5],"itemExtent":1,"viewport":3"#, "items[1] is 0.5"),
    ("loop", #""items":"ten","itemExtent":1,"viewport":3"#, #"items is "ten""#),
    ("loop", loop + #","tail":"seed""#, #"tail is "seed""#),
    ("loop", loop + #","mode":"seed","tail":"virtual""#, #"tail is "virtual""#),
    ("loop", loop + #","maximumStep":-1"#, "maximumStep is -1"),
    ("loop", loop + #","tail":"flingSafe","maximumStep":"inf""#, "maximumStep is inf"),
    ("loop", loop + #","layout":"up""#, #"layout is "up""#),
    ("loop", loop + #","cellCap":3"#, "cellCap is 3"),
    ("loop", loop + #","cellCap":64.5"#, "cellCap is 64.5"),
    ("loop", loop + #","quantum":-1"#, "quantum is -1"),
    ("loop", loop + #","resumeDelay":"nan""#, "resumeDelay is nan"),
    ("loop", loop + #","speed":"-inf""#, "speed is -inf"),
    ("loop", loop + #","offset":true"#, "offset is true"),
    ("loop", #""mode":"seed","items":0,"itemExtent":1,"viewport":3"#, "items is 0"),
    ("feed", feed + #","prefetchDistance":-1"#, "prefetchDistance is -1"),
    ("feed", feed + #","pageSize":20.5"#, "pageSize is 20.5"),
    ("feed", feed + #","maximumItems":29"#, "maximumItems is 29"),
    ("feed", feed + #","latency":"nan""#, "latency is nan"),
    ("feed", feed + #","footprint":-1"#, "footprint is -1"),
    ("feed", #""replies":{}"#, "replies is an object"),
    ("feed", #""replies":[{"cursor":7,"items":[]}]"#, "replies[0].cursor is 7"),
    ("feed", #""replies":[{"cursor":null}]"#, "replies[0].items is missing"),
    ("feed", #""replies":[{"items":[{"title":"a"}]}]"#, "replies[0].items[0].id is missing"),
    ("feed", #""replies":[{"items":[null]}]"#, "replies[0].items[0] is null"),
    ("feed", #""replies":[{"items":[],"more":1}]"#, "replies[0].more is 1"),
    ("feed", #""replies":[{"error":7}]"#, "replies[0].error is 7"),
    ("feed", #""replies":[{"items":[],"error":"x"}]"#, "replies[0].items is an unknown key"),
    ("pager", #""width":0"#, "width is 0"),
    ("pager", pager + #","sectionsPerPage":0"#, "sectionsPerPage is 0"),
    ("pager", pager + #","velocityThreshold":-1"#, "velocityThreshold is -1"),
    ("window", #""lower":0,"upper":9,"viewport":300"#, "extent is missing"),
    ("window", #""lower":0.5,"upper":9,"extent":1,"viewport":1"#, "lower is 0.5"),
    ("window", #""lower":5,"upper":4,"extent":1,"viewport":1"#, "upper is 4"),
    ("window", window + #","extents":{"07":1}"#, "extents.07 is no ordinal"),
    ("window", window + #","extents":{"7":"x"}"#, #"extents.7 is "x""#),
    ("window", window + #","extents":{"7":-1}"#, "extents is -1"),
    ("window", window + #","extents":[1]"#, "extents is a list"),
    ("window", window + #","anchor":"middle""#, #"anchor is "middle""#),
    ("window", window + #","anchor":10"#, "anchor is 10"),
    ("window", window + #","overscan":-1"#, "overscan is -1"),
    ("window", window + #","cap":0"#, "cap is 0"),
    ("window", window + #","limits":[1]"#, "limits is a list"),
    ("window", window + #","limits":[1,null]"#, "limits[1] is null"),
    ("window", window + #","limits":[5,20]"#, "lower is 0"),
    ("window", window + #","offset":"nan""#, "offset is nan"),
    ("list", #""extent":50,"viewport":300"#, "rows is missing"),
    ("list", #""rows":9,"viewport":300"#, "extent is missing"),
    ("list", #""rows":9,"extent":1,"estimate":1,"viewport":3"#, "extent stands beside estimate"),
    ("list", #""extents":[1],"rows":1,"viewport":3"#, "rows stands beside extents"),
    ("list", #""extents":[1,-1],"viewport":3"#, "extents is -1"),
    ("list", #""extents":[1,null],"viewport":3"#, "extents[1] is null"),
    ("list", #""rows":9,"estimate":"nan","viewport":3"#, "estimate is nan"),
    ("list", list + #","overscan":[1,-1]"#, "overscan is -1"),
    ("list", list + #","overscan":3"#, "overscan is 3"),
    ("list", list + #","strategy":"lazy""#, #"strategy is "lazy""#),
    ("list", list + #","kinds":[]"#, "kinds is []"),
    ("list", list + #","kinds":[1.5]"#, "kinds[0] is 1.5"),
    ("list", list + #","poolCap":-1"#, "poolCap is -1"),
    ("list", list + #","headers":[100]"#, "headers is 100"),
    ("list", list + #","headers":[0.5]"#, "headers[0] is 0.5"),
    ("list", #""rows":-1,"extent":50,"viewport":300"#, "rows is -1"),
    ("list", list + #","spacing":-1"#, "spacing is -1"),
  ])
func configurationFaults(engine: String, configuration: String, words: String) {
  expectFault(#"{"engine":"\#(engine)",\#(configuration),"events":[]}"#, words)
}

@Test(
  "an event that is written wrongly is refused by its key, wherever it stands",
  arguments: [
    ("loop", loop, #"{"offst":1}"#, "events[1].offst names no event"),
    ("loop", loop, #"{"count":2}"#, "events[1].count names no event"),
    ("loop", loop, #"{"offset":1,"tick":1}"#, "events[1].tick stands beside offset"),
    ("loop", loop, #"{"offset":1,"count":2}"#, "events[1].count is an unknown key"),
    ("loop", loop, #"{"offset":1,"offset":2}"#, "events[1].offset is there twice"),
    ("loop", loop, #"{"offset":null}"#, "events[1].offset is null"),
    ("loop", loop, #"{"tick":0.1,"count":"many"}"#, #"events[1].count is "many""#),
    ("loop", loop, #"{"tick":0.1,"fps":[]}"#, "events[1].fps is a list"),
    ("loop", loop, #"{"fling":1,"snap":"row"}"#, #"events[1].snap is "row""#),
    ("loop", loop, #"{"drag":"begun"}"#, #"events[1].drag is "begun""#),
    ("loop", loop, #"{"scrollTo":null}"#, "events[1].scrollTo is null"),
    ("loop", loop, #"{"scrollTo":1,"align":"left"}"#, #"events[1].align is "left""#),
    ("loop", loop, #"{"items":{}}"#, "events[1].items is an object"),
    ("loop", loop, #"{"items":[[]]}"#, "events[1].items[0] is a list"),
    ("loop", loop, #"{"reduceMotion":1}"#, "events[1].reduceMotion is 1"),
    ("feed", feed, #"{"load":"next"}"#, #"events[1].load is "next""#),
    ("feed", feed, #"{"appear":true}"#, "events[1].appear is true"),
    ("feed", feed, #"{"appear":0,"velocity":null}"#, "events[1].velocity is null"),
    ("feed", feed, #"{"reply":"last"}"#, #"events[1].reply is "last""#),
    ("feed", feed, #"{"retry":false}"#, "events[1].retry is false"),
    ("feed", feed, #"{"reset":1}"#, "events[1].reset is 1"),
    ("feed", feed, #"{"edit":"a"}"#, #"events[1].edit is "a""#),
    ("feed", feed, #"{"edit":{"title":"a"}}"#, "events[1].edit.id is missing"),
    ("feed", feed, #"{"edit":{"id":"a","name":1}}"#, "events[1].edit.name is an unknown key"),
    ("pager", pager, #"{"cancel":false}"#, "events[1].cancel is false"),
    ("pager", pager, #"{"step":"one"}"#, #"events[1].step is "one""#),
    ("pager", pager, #"{"drag":1,"velocity":1}"#, "events[1].velocity is an unknown key"),
    ("window", window, #"{"drop":3}"#, "events[1].drop is 3"),
    ("window", window, #"{"drop":{"top":3}}"#, "events[1].drop.top is an unknown key"),
    ("window", window, #"{"resize":{"row":3}}"#, "events[1].resize.by is missing"),
    ("window", window, #"{"edit":{"remove":3}}"#, "events[1].edit.remove is 3"),
    ("window", window, #"{"edit":{"remove":["a"]}}"#, #"events[1].edit.remove[0] is "a""#),
    ("window", window, #"{"idle":true}"#, "events[1].idle is true"),
    ("list", list, #"{"measure":{"extent":3}}"#, "events[1].measure.row is missing"),
    ("list", list, #"{"insert":{"count":3}}"#, "events[1].insert.at is missing"),
    ("list", list, #"{"remove":[0,1]}"#, "events[1].remove is a list"),
    ("list", list, #"{"scrollTo":"first"}"#, #"events[1].scrollTo is "first""#),
  ])
func eventFaults(engine: String, configuration: String, event: String, words: String) {
  let harmless = [
    "loop": #"{"offset":0}"#, "feed": #"{"reset":true}"#, "pager": #"{"cancel":true}"#,
    "window": #"{"idle":1}"#, "list": #"{"offset":0}"#,
  ]
  expectFault(scenario(engine, configuration, harmless[engine] ?? "", event), words)
}

/// Expects that a scenario is refused in one line that begins with `words` and gives no other line.
private func expectFault(_ scenario: String, _ words: String) {
  let said = fault(in: scenario)
  #expect(said.hasPrefix(words), "\(scenario)")
  #expect(!said.contains("\n"))
}
