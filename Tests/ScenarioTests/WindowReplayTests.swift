import Testing

@testable import Scenario

private let rows = #""lower":0,"upper":9,"extent":100,"spacing":8,"viewport":300"#

@Test("a line of the window has every key, and the start is in the middle")
func windowLines() throws {
  let played = try Playback(scenario("window", rows))
  // 10 rows are 1072 long; (1072 − 300) / 2 = 386 lies in row 3, which begins at 324.
  #expect(
    played.texts == [
      #"{"atEnd":false,"clampedFrames":0,"contentExtent":1072,"event":0,"lower":0,"offset":386,"#
        + #""upper":9,"visible":[[3,-62],[4,46],[5,154],[6,262]]}"#
    ])
}

@Test(
  "the start follows the anchor or the offset",
  arguments: [
    (#""anchor":"leading""#, 0), (#""anchor":"trailing""#, 772), (#""anchor":4"#, 432),
    (#""offset":500"#, 500), (#""offset":null"#, 386), (#""extents":{"0":200}"#, 436),
    (#""layout":"rtl","cap":null,"limits":null,"overscan":2"#, 386),
  ] as [(String, Double)])
func windowStarts(extra: String, offset: Double) throws {
  #expect(try Playback(scenario("window", rows + "," + extra)).numbers("offset") == [offset])
}

@Test("what is visible stays when rows before it come, grow and go; in seed mode it does not")
func windowStillness() throws {
  let events = [
    #"{"prepend":3}"#, #"{"resize":{"row":0,"by":50}}"#,
    #"{"edit":{"remove":[1],"prepend":2,"append":1}}"#, #"{"drop":{"leading":4,"trailing":1}}"#,
    #"{"append":2}"#,
  ].joined(separator: ",")
  let config = rows + #","anchor":4"#
  let corrected = try Playback(scenario("window", config, events))
  #expect(Set(corrected["visible"]) == ["[[4,0],[5,108],[6,216]]"])
  #expect(corrected.numbers("offset") == [432, 756, 806, 914, 482, 482])
  #expect(corrected.numbers("lower") == [0, -3, -3, -5, -1, -1])
  #expect(corrected.numbers("upper") == [9, 9, 9, 10, 9, 11])
  let seed = try Playback(scenario("window", mode: "seed", config, events))
  #expect(seed.numbers("offset").prefix(3) == [432, 432, 432])
  #expect(seed["visible"][1] == "[[1,0],[2,108],[3,216]]")
}

@Test("a fling of 200 points a frame meets no wall; in seed mode it does")
func windowWalls() throws {
  let events = #"{"scrollBy":200,"count":60},{"scrollBy":-200,"count":200}"#
  let corrected = try Playback(scenario("window", rows, events))
  #expect(corrected.lines.count == 3)
  #expect(corrected.numbers("clampedFrames") == [0, 0, 0])
  let seed = try Playback(scenario("window", mode: "seed", rows, events))
  #expect(seed.numbers("clampedFrames")[2] > 100)
}

@Test("at rest at an edge it settles; in seed mode it grows on every frame")
func windowRest() throws {
  let config = rows + #","anchor":"leading""#
  let corrected = try Playback(scenario("window", config, #"{"idle":5},{"idle":500}"#))
  #expect(corrected.numbers("lower") == [0, -1, -1])
  let seed = try Playback(scenario("window", mode: "seed", config, #"{"idle":5},{"idle":500}"#))
  #expect(seed.numbers("lower") == [0, -5, -505])
}

@Test("ordinals stay exact to the ends of the integers, which are ends")
func windowEnds() throws {
  let last = Int.max
  let config =
    #""lower":\#(last - 2),"upper":\#(last),"extent":100,"viewport":300,"anchor":"trailing""#
  let played = try Playback(
    scenario("window", config, #"{"idle":1}"#, #"{"append":5}"#, #"{"scrollBy":1000}"#))
  #expect(played["atEnd"] == ["true", "true", "true", "true"])
  #expect(played["upper"] == Array(repeating: "\(last)", count: 4))
  #expect(played["visible"][1].hasSuffix("[\(last - 1),92],[\(last),200]]"))
  #expect(played.numbers("clampedFrames") == [0, 0, 0, 1])
  let limits = try Playback(
    scenario("window", rows + #","limits":[-2,11]"#, #"{"prepend":5}"#, #"{"append":1}"#))
  #expect(limits["atEnd"] == ["false", "true", "true"])
  #expect(limits.numbers("lower") == [0, -2, -2])
}

@Test("a cap lets go of rows at the other end, and the rest of the events")
func windowCap() throws {
  let played = try Playback(
    scenario(
      "window", rows + #","anchor":4,"cap":10"#, #"{"prepend":3}"#, #"{"offset":0}"#,
      #"{"viewport":200}"#, #"{"viewport":"nan"}"#, #"{"prepend":-1}"#, #"{"prepend":0.5}"#,
      #"{"drop":{"leading":99}}"#, #"{"idle":-1}"#, #"{"scrollBy":1,"count":1e9}"#))
  #expect(played.numbers("upper").prefix(2) == [9, 7])
  #expect(played["visible"][3] == "[[-3,0],[-2,108]]")
  #expect(played.lines.map(\.isRejected).suffix(6) == [true, true, true, true, true, true])
  #expect(Set(played.lines.suffix(7).map(\.state)).count == 1)
}
