import Testing

@testable import Scenario

private let pages = #"""
  "replies":[
    {"cursor":null,"items":["a","b",{"id":"c","title":"C"}],"next":"p2","more":true},
    {"cursor":"p2","items":["c",{"id":4,"title":"four"}],"next":null,"more":false}]
  """#

@Test("a line of the feed has every key, and pages come when they are delivered")
func feedLines() throws {
  let played = try Playback(
    scenario(
      "feed", pages, #"{"load":"first"}"#, #"{"reply":1}"#, #"{"appear":0}"#, #"{"reply":2}"#,
      #"{"reply":2}"#, #"{"appear":"b"}"#, #"{"appear":"z"}"#, #"{"appear":9}"#))
  #expect(
    played.texts[0]
      == #"{"append":"idle","canLoadMore":true,"cancelled":[],"droppedAfter":0,"droppedBefore":0,"#
      + #""error":null,"event":0,"items":[],"lookups":0,"offsetCorrection":0,"prepend":"idle","#
      + #""requests":[],"state":"idle","titles":{}}"#)
  let states = ["idle", "initialLoading", "loaded", "loaded", "loaded", "loaded"]
  #expect(played["state"].prefix(6) == ArraySlice(states.map { "\"\($0)\"" }))
  let appends = ["idle", "loading", "idle", "loading", "exhausted", "exhausted"]
  #expect(played["append"].prefix(6) == ArraySlice(appends.map { "\"\($0)\"" }))
  #expect(played["requests"][4] == #"[null,"p2"]"#)
  #expect(played["items"][4] == #"["a","b","c",4]"#)
  // The newest payload of c has no title.
  #expect(played["titles"][3] == #"{"c":"C"}"#)
  #expect(played["titles"][4] == #"{"4":"four"}"#)
  #expect(played.lines[5].state == played.lines[4].state)
  #expect(played.lines.map(\.isRejected).suffix(3) == [false, true, true])
}

@Test("the k-th request for a cursor takes the k-th reply, the last one repeats")
func feedReplies() throws {
  let played = try Playback(
    scenario(
      "feed",
      #""replies":[{"cursor":null,"error":"offline"},{"cursor":null,"error":"busy"}]"#,
      #"{"load":"first"}"#, #"{"reply":1}"#, #"{"retry":true}"#, #"{"reply":2}"#,
      #"{"retry":true}"#, #"{"reply":3}"#, #"{"reply":0}"#, #"{"reply":4}"#))
  #expect(
    played["error"] == [
      "null", "null", "\"offline\"", "null", "\"busy\"", "null", "\"busy\"", "\"busy\"",
      "\"busy\"",
    ])
  #expect(played["state"][2] == "\"failed\"")
  #expect(played["rejected"][8] == "\"reply is 4; it must be one of the 3 requests sent\"")
}

@Test("a request for which the scenario has no reply is never answered")
func feedWithoutReplies() throws {
  let played = try Playback(
    #"{"engine":"feed","events":[{"load":"first"},{"reply":1},{"cancelled":1}]}"#)
  #expect(played.lines.map(\.isRejected) == [false, false, true, false])
  #expect(played["error"][3] == "\"cancelled\"")
}

@Test("a late answer changes nothing; in seed mode it ends the loading of another")
func feedLateAnswers() throws {
  let events = [
    #"{"load":"first"}"#, #"{"reset":true}"#, #"{"load":"first"}"#, #"{"reply":1}"#,
    #"{"load":"first"}"#, #"{"reply":2}"#,
  ].joined(separator: ",")
  let corrected = try Playback(scenario("feed", pages, events))
  #expect(corrected["requests"].last == "[null,null]")
  #expect(corrected["cancelled"].last == "[1]")
  #expect(corrected["canLoadMore"][4] == "false")
  #expect(corrected["items"].last == #"["a","b","c"]"#)
  let seed = try Playback(scenario("feed", mode: "seed", pages, events))
  #expect(seed["canLoadMore"][4] == "true")
  #expect(seed["requests"].last == "[null,null,null]")
}

@Test("rows far away are dropped with their page, and the offset follows in that line alone")
func feedMemory() throws {
  let chain = (1...6).map { page in
    let rows = (0..<20).map { "\"\(page)-\($0)\"" }.joined(separator: ",")
    let cursor = page == 1 ? "null" : "\"p\(page)\""
    return #"{"cursor":\#(cursor),"items":[\#(rows)],"next":"p\#(page + 1)","more":true}"#
  }.joined(separator: ",")
  let config =
    #""maximumItems":40,"prefetchDistance":5,"pageSize":20,"footprint":60,"latency":0.3,"#
    + #""replies":[\#(chain)]"#
  let played = try Playback(
    scenario(
      "feed", config, #"{"load":"first"}"#, #"{"reply":1}"#, #"{"appear":19}"#, #"{"reply":2}"#,
      #"{"appear":39}"#, #"{"reply":3}"#, #"{"appear":99}"#, #"{"appear":0}"#))
  #expect(played.numbers("offsetCorrection") == [0, 0, 0, 0, 0, 0, -1200, -1200, 0])
  #expect(played.numbers("droppedBefore").suffix(3) == [20, 20, 20])
  #expect(played["requests"].last == #"[null,"p2","p3",null]"#)
  #expect(played.lines[7].isRejected && played.lines[7].state == played.lines[6].state)
}

@Test("a fling prefetches further ahead")
func feedPrefetch() throws {
  let rows = (0..<30).map { "\($0)" }.joined(separator: ",")
  let config =
    #""footprint":60,"latency":0.3,"#
    + #""replies":[{"cursor":null,"items":[\#(rows)],"next":"n","more":true}]"#
  for (index, velocity, loads) in [(14, 3000, false), (15, 3000, true), (24, 0, false)] {
    let played = try Playback(
      scenario(
        "feed", config, #"{"load":"first"}"#, #"{"reply":1}"#,
        #"{"appear":\#(index),"velocity":\#(velocity)}"#))
    #expect(played["append"][3] == (loads ? "\"loading\"" : "\"idle\""), "\(index)")
  }
}

@Test("pages are added before the first row, refreshed, edited and asked for at either end")
func feedDirections() throws {
  let config = #"""
    "replies":[
      {"cursor":null,"items":["m"],"next":null,"more":false,"previous":"q","morePrevious":true},
      {"cursor":"q","items":["k","l"],"next":null,"more":false},
      {"cursor":null,"items":["z"],"next":null,"more":false}]
    """#
  let played = try Playback(
    scenario(
      "feed", config, #"{"load":"first"}"#, #"{"reply":1}"#, #"{"load":"append"}"#,
      #"{"load":"prepend"}"#, #"{"reply":2}"#, #"{"edit":{"id":"m","title":"new"}}"#,
      #"{"edit":{"id":"x","title":"new"}}"#, #"{"load":"refresh"}"#, #"{"reply":3}"#))
  #expect(played["prepend"][4] == "\"loading\"")
  #expect(played["items"][5] == #"["k","l","m"]"#)
  #expect(played["titles"][6] == #"{"m":"new"}"#)
  #expect(played.lines[7].isRejected)
  #expect(played["items"][8] == #"["k","l","m"]"#)
  #expect(played["items"][9] == #"["z"]"#)
}
