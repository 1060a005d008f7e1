import Testing

@testable import Scenario

private let rows = #""rows":1000,"extent":50,"viewport":300"#

@Test("a line of the list has every key, and null where nothing is")
func listLines() throws {
  let played = try Playback(
    scenario("list", rows, #"{"offset":75}"#, #"{"viewport":0}"#))
  #expect(
    played.texts == [
      #"{"bound":6,"contentExtent":50000,"destroyed":0,"event":0,"first":0,"highWater":6,"#
        + #""last":5,"live":6,"made":6,"offset":0,"parked":0,"sticky":null}"#,
      #"{"bound":8,"contentExtent":50000,"destroyed":0,"event":1,"first":1,"highWater":7,"#
        + #""last":7,"live":7,"made":7,"offset":75,"parked":0,"sticky":null}"#,
      #"{"bound":8,"contentExtent":50000,"destroyed":0,"event":2,"first":null,"highWater":7,"#
        + #""last":null,"live":0,"made":7,"offset":75,"parked":7,"sticky":null}"#,
    ])
}

@Test(
  "the strategies differ in the cells they make, keep and destroy",
  arguments: [
    ("eager", 1000, 1000, 0), ("keep", 1000, 1000, 0), ("churn", 1000, 6, 994),
    ("recycle", 7, 6, 0),
  ] as [(String, Double, Double, Double)])
func listStrategies(strategy: String, made: Double, live: Double, destroyed: Double) throws {
  let played = try Playback(
    scenario(
      "list", rows + #","strategy":"\#(strategy)""#, #"{"scrollBy":25,"count":2000}"#,
      #"{"scrollTo":999}"#))
  #expect(played.numbers("offset") == [0, 49_700, 49_700])
  #expect(played.numbers("made")[1] == made)
  #expect(played.numbers("live")[1] == live)
  #expect(played.numbers("destroyed")[1] == destroyed)
}

@Test("scrolling to a row obeys its alignment and the content's ends")
func listScrollsToRows() throws {
  let played = try Playback(
    scenario(
      "list", rows, #"{"scrollTo":100}"#, #"{"scrollTo":100,"align":"center"}"#,
      #"{"scrollTo":100,"align":"trailing"}"#, #"{"scrollTo":0,"align":"trailing"}"#,
      #"{"scrollTo":1000}"#, #"{"offset":1e9}"#, #"{"offset":"-inf"}"#))
  #expect(played.numbers("offset") == [0, 5000, 4875, 4750, 0, 0, 49_700, 49_700])
  #expect(
    played.lines.map(\.isRejected) == [false, false, false, false, false, true, false, true])
}

@Test("edits before the first visible row move the offset by the difference")
func listEdits() throws {
  let played = try Playback(
    scenario(
      "list", #""rows":100,"estimate":50,"spacing":10,"viewport":300,"overscan":[1,2]"#,
      #"{"offset":600}"#, #"{"measure":{"row":0,"extent":80}}"#, #"{"insert":{"at":2,"count":3}}"#,
      #"{"insert":{"at":2}}"#, #"{"remove":{"at":0,"count":2}}"#, #"{"remove":{"at":0}}"#,
      #"{"measure":{"row":99,"extent":20}}"#, #"{"measure":{"row":1.5,"extent":20}}"#,
      #"{"remove":{"at":0,"count":1000}}"#))
  #expect(
    played.numbers("offset") == [0, 600, 630, 810, 870, 720, 720 - 60, 660, 660, 660])
  #expect(played.numbers("first") == [0, 10, 10, 13, 14, 12, 11, 11, 11, 11])
  #expect(played.numbers("contentExtent").suffix(3) == [6020, 6020, 6020])
  #expect(played["rejected"][8] == "\"row is 1.5; it must be a whole number\"")
  #expect(played.lines[9].isRejected)
}

@Test("rows of their own extents, kinds, pools with a cap and headers that stick")
func listKinds() throws {
  let played = try Playback(
    scenario(
      "list",
      #""extents":[50,100,50,100,50,100],"viewport":120,"kinds":["text","picture"],"poolCap":0,"#
        + #""headers":[0,3]"#,
      #"{"offset":160}"#, #"{"offset":220}"#, #"{"offset":0}"#))
  #expect(played.numbers("contentExtent")[0] == 450)
  #expect(played["sticky"] == ["0", "0", "3", "0"])
  #expect(played["first"] == ["0", "2", "3", "0"])
  #expect(played["last"] == ["1", "3", "4", "1"])
  #expect(played.numbers("parked") == [0, 0, 0, 0])
  let work = played.lines.map {
    $0.number("made") - $0.number("destroyed") - $0.number("live")
  }
  #expect(work == [0, 0, 0, 0])
}

@Test("an event that fails half-way leaves no trace")
func listRollsBack() throws {
  let played = try Playback(
    scenario("list", rows, #"{"scrollBy":50,"count":20000000}"#, #"{"scrollBy":50,"count":2}"#))
  #expect(played.lines.map(\.isRejected) == [false, true, false])
  #expect(played.numbers("offset") == [0, 0, 100])
}
