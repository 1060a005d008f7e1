import Testing

@testable import Scenario

@Test(
  "a drag's end moves by whole sections, a third or a nudge; the published one by one too many",
  arguments: [
    (-30, 0, 0), (-31, 1, 1), (-300, 1, 2), (-401, 2, 2), (310, -1, -2), (-400, 1, 2),
    (300, -1, -2), (30, 0, 0), (31, -1, -1), (-700, 2, 3),
  ] as [(Double, Double, Double)])
func pagerEnds(distance: Double, corrected: Double, seed: Double) throws {
  for (mode, steps) in [("corrected", corrected), ("seed", seed)] {
    let played = try Playback(
      scenario("pager", mode: mode, #""width":300"#, #"{"end":\#(distance)}"#))
    #expect(played.numbers("steps") == [0, steps])
    #expect(played.numbers("position") == [0, steps])
  }
}

@Test("a line of the pager has every key, and the slot runs 2, 3, 1, 2, …")
func pagerLines() throws {
  let played = try Playback(
    scenario(
      "pager", #""width":300"#, #"{"drag":-20}"#, #"{"cancel":true}"#, #"{"step":1}"#,
      #"{"step":1}"#, #"{"step":1}"#, #"{"step":-7}"#, #"{"step":0.5}"#))
  #expect(
    played.texts[1]
      == #"{"animates":false,"drag":-20,"event":1,"isDragging":true,"position":0,"slot":2,"#
      + #""steps":0,"viewOffset":-620}"#)
  #expect(played.numbers("slot") == [2, 2, 2, 3, 1, 2, 1, 1])
  #expect(played.numbers("position") == [0, 0, 0, 1, 2, 3, -4, -4])
  #expect(played["animates"][2] == "true")
  #expect(played["isDragging"][2] == "false")
  #expect(played["rejected"][7] == #""step is 0.5; it must be a whole number""#)
}

@Test("a flick moves one section, or takes a step against it back")
func pagerFlicks() throws {
  let played = try Playback(
    scenario(
      "pager", #""width":300,"sectionsPerPage":1,"velocityThreshold":500"#,
      #"{"end":-5,"velocity":-500}"#, #"{"end":-5,"velocity":-499}"#,
      #"{"end":-200,"velocity":500}"#, #"{"width":100}"#, #"{"width":0}"#, #"{"drag":"inf"}"#))
  #expect(played.numbers("steps") == [0, 1, 0, 0, 0, 0, 0])
  #expect(played.numbers("viewOffset") == [-600, -900, -900, -900, -300, -300, -300])
  #expect(played.lines.map(\.isRejected) == [false, false, false, false, false, true, true])
}

@Test("in seed mode a move of several steps loses its remainder at the seam")
func pagerPublishedSeam() throws {
  let config = #""width":300,"sectionsPerPage":2"#
  let events = [#"{"end":-1}"#, #"{"step":4}"#, #"{"step":-9}"#]
  let seed = try Playback(scenario("pager", mode: "seed", config, events[0], events[1], events[2]))
  #expect(seed.numbers("slot") == [4, 4, 3, 6])
  let corrected = try Playback(scenario("pager", config, events[0], events[1], events[2]))
  #expect(corrected.numbers("slot") == [4, 4, 4, 3])
}
