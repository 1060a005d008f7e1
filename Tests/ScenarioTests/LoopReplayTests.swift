import Testing

@testable import Scenario

private let row = #""items":10,"itemExtent":100,"viewport":393"#

@Test(
  "content moved past the seam keeps its overshoot; in seed mode it is lost",
  arguments: [
    ("corrected", 1137, 37), ("corrected", 2237.5, 37.5), ("corrected", -37, 1063),
    ("corrected", 1100, 0), ("corrected", -0.0, 0),
    ("seed", 1137, 0), ("seed", -37, 1100), ("seed", 1100, 1100),
  ] as [(String, Double, Double)])
func loopOffsets(mode: String, x: Double, expected: Double) throws {
  let played = try Playback(scenario("loop", mode: mode, row, #"{"offset":\#(x)}"#))
  #expect(played.numbers("offset") == [0, expected])
}

@Test("a line of the loop has every key, sorted, and the shortest numbers")
func loopLines() throws {
  let played = try Playback(
    scenario("loop", row + #","offset":1050,"speed":70"#, #"{"offset":"nan"}"#))
  let state =
    #""live":5,"made":5,"offset":1050,"period":1100,"presented":1050,"reachable":true,"#
  let rest =
    #""velocity":0,"visible":[[9,-60],[0,50],[1,160],[2,270],[3,380]],"#
    + #""wantsTicks":true,"wraps":0}"#
  #expect(
    played.texts == [
      #"{"bound":5,"duplicates":4,"event":0,"# + state + rest,
      #"{"bound":5,"duplicates":4,"event":1,"# + state
        + #""rejected":"offset is nan; it must be a finite number","# + rest,
    ])
}

@Test(
  "auto-scroll of 70 pt/s for 20 s ends at 300 at any frame rate",
  arguments: [24, 60, 100, 240] as [Double])
func loopSpeed(framesPerSecond: Double) throws {
  let count = Int(20 * framesPerSecond)
  let tick = #"{"tick":\#(1 / framesPerSecond),"count":\#(count)}"#
  let played = try Playback(scenario("loop", row + #","speed":70"#, tick))
  #expect(played.lines.count == 2)
  #expect(abs(played.numbers("offset")[1] - 300) < 1e-6)
  #expect(played.numbers("wraps")[1] == 1)
}

@Test(
  "in seed mode the speed follows the rate of reports",
  arguments: [(30, 21), (60, 42), (100, 70), (120, 70)] as [(Double, Double)])
func loopPublishedSpeed(framesPerSecond: Double, expected: Double) throws {
  let tick = #"{"tick":0.01,"count":100,"fps":\#(framesPerSecond)}"#
  let played = try Playback(scenario("loop", mode: "seed", row + #","speed":0.7"#, tick))
  #expect(abs(played.numbers("offset")[1] - expected) < 1e-9)
}

@Test(
  "the tail follows its rule",
  arguments: [
    (393, 100, 10, "minimal", 4, true), (430, 100, 10, "minimal", 4, true),
    (430.01, 100, 10, "minimal", 5, true), (290, 50, 150, "minimal", 3, true),
    (852, 60, 8, "minimal", 13, true), (393, 100, 10, "virtual", 0, true),
    (393, 100, 10, "flingSafe", 5, true),
  ] as [(Double, Double, Double, String, Double, Bool)])
func loopTails(
  viewport: Double, extent: Double, spacing: Double, tail: String, duplicates: Double,
  reachable: Bool
) throws {
  let played = try Playback(
    scenario(
      "loop",
      #""items":10,"itemExtent":\#(extent),"spacing":\#(spacing),"viewport":\#(viewport),"#
        + #""tail":"\#(tail)","maximumStep":60"#))
  #expect(played.numbers("duplicates") == [duplicates])
  #expect(played["reachable"] == ["\(reachable)"])
}

@Test("the published tail can leave the seam out of reach")
func loopPublishedTail() throws {
  let wide = #""items":10,"itemExtent":50,"spacing":150,"viewport":290"#
  let played = try Playback(scenario("loop", mode: "seed", wide, #"{"offset":1999}"#))
  #expect(played.numbers("duplicates") == [2, 2])
  #expect(played["reachable"] == ["false", "false"])
  #expect(played.numbers("offset") == [0, 1960])
}

@Test("a fling runs to rest at the same place at every frame rate, and snaps where asked")
func loopFlings() throws {
  let played = try Playback(
    scenario(
      "loop", row, #"{"fling":500}"#, #"{"offset":0}"#, #"{"fling":500,"fps":24}"#,
      #"{"offset":0}"#, #"{"fling":500,"snap":"leading","fps":120}"#, #"{"offset":0}"#,
      #"{"fling":500,"snap":"center"}"#, #"{"offset":0}"#, #"{"fling":-500,"snap":"page"}"#))
  let rest = 490 / 2.002002670673  // (v₀ − 10)/(−1000 · ln 0.998)
  let offsets = played.numbers("offset")
  #expect(abs(offsets[1] - rest) < 1e-6)
  #expect(abs(offsets[3] - rest) < 1e-6)
  #expect(offsets[5] == 220)
  // Item 4's middle in the viewport's: 4 · 110 + 50 − 196.5.
  #expect(offsets[7] == 293.5)
  // 855.2 is nearest to the third page, 786.
  #expect(offsets[9] == 786)
  #expect(played.numbers("velocity").allSatisfy { $0 == 0 })
}

@Test("auto-scroll waits for fingers, for less motion and for the screen")
func loopPauses() throws {
  let played = try Playback(
    scenario(
      "loop", row + #","speed":100,"resumeDelay":0.05"#, #"{"drag":"began"}"#, #"{"tick":0.1}"#,
      #"{"drag":"ended"}"#, #"{"tick":0.1}"#, #"{"reduceMotion":true}"#, #"{"tick":0.1}"#,
      #"{"reduceMotion":false}"#, #"{"onScreen":false}"#, #"{"tick":0.1}"#, #"{"onScreen":true}"#,
      #"{"tick":3600}"#, #"{"drag":"cancelled"}"#))
  #expect(played.numbers("offset") == [0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 15, 15])
  #expect(
    played["wantsTicks"].map { $0 == "true" } == [
      true, false, false, true, true, false, false, true, false, false, true, true, true,
    ])
}

@Test("items are scrolled to by id where ids were given, and data may change")
func loopItems() throws {
  let letters = #""items":["a","b","c","d"],"itemExtent":100,"viewport":220"#
  let played = try Playback(
    scenario(
      "loop", letters, #"{"scrollTo":"c"}"#, #"{"scrollTo":"d","align":"trailing"}"#,
      #"{"items":["c","x","b"]}"#, #"{"scrollTo":"d"}"#, #"{"scrollTo":2}"#, #"{"items":2}"#,
      #"{"items":["y","y"]}"#, #"{"items":-1}"#, #"{"items":[7,1,0]}"#, #"{"scrollTo":1}"#))
  #expect(
    played["visible"] == [
      #"[["a",0],["b",110]]"#, #"[["c",0],["d",110]]"#, #"[["c",10],["d",120]]"#,
      #"[["c",10],["x",120]]"#, #"[["c",10],["x",120]]"#, #"[["b",0],["c",110]]"#,
      "[[0,0],[1,110]]", "[[0,0],[1,110]]", "[[0,0],[1,110]]", "[[0,0],[7,110]]",
      "[[1,0],[0,110]]",
    ])
  #expect(played["rejected"][4] == #""scrollTo is \"d\"; it must be one of the 3 items""#)
  #expect(
    played["rejected"][7] == #""items is \"y\" twice; it must be ids that differ from each other""#)
  #expect(played["rejected"][8] == #""items is -1; it must be from 0 to 9007199254740992 items""#)
}

@Test("10 items become 3, and the rest of the layout")
func loopChanges() throws {
  let played = try Playback(
    scenario(
      "loop", row + #","offset":900,"layout":"rtl","quantum":0.5,"cellCap":null"#,
      #"{"items":3}"#, #"{"viewport":1000}"#, #"{"viewport":-1}"#, #"{"offset":0.3}"#))
  #expect(played.numbers("offset") == [900, 240, 240, 240, 0.3])
  #expect(played.numbers("presented") == [900, 240, 240, 240, 0.5])
  #expect(played.numbers("duplicates") == [4, 4, 10, 10, 10])
  #expect(played["visible"][0] == "[[8,313],[9,203],[0,93],[1,-17]]")
  #expect(played.lines.map(\.isRejected) == [false, false, false, true, false])
}

@Test("crossing the seam makes and binds nothing; in seed mode it replaces what is visible")
func loopCells() throws {
  let lap = (1...12).map { #"{"offset":\#($0 * 100)}"# }
  let back = [#"{"offset":1090}"#, #"{"offset":1110}"#]
  let corrected = try Playback(
    #"{"engine":"loop",\#(row),"events":[\#((lap + back).joined(separator: ","))]}"#)
  #expect(corrected.numbers("made").last == 10)
  #expect(corrected.numbers("bound").last == 10)
  #expect(corrected.numbers("live").last == 4)
  #expect(corrected.numbers("wraps").last == 3)
  let seed = try Playback(
    #"{"engine":"loop","mode":"seed",\#(row),"events":[{"offset":1099},{"offset":1101}]}"#)
  #expect(seed.numbers("made") == [4, 8, 12])
}
