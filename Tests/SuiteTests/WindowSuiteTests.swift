import InfiniteScroll
import Testing

@testable import WindowBenchmarks

@Test("rows added to the plain array and to the window are the same, and nothing moves on screen")
func plainRowsAgree() throws {
  var window = try WindowSample.engine(.corrected, 1, 50, offset: 1000)
  var plain = NaiveRows(1, 50, pitch: WindowSample.pitch, offset: 1000)
  for step in 0..<200 {
    if step % 3 == 0 {
      try window.handle(.append(1))
      plain.append()
    } else {
      try window.handle(.prepend(1))
      plain.prepend()
    }
    #expect(plain.ordinals.first == window.lower && plain.ordinals.last == window.upper)
    #expect(plain.offset == window.offset)
    #expect(window.visibleOrdinals == 7...10)
  }
}

@Test("the plain calendar shows the day that the pager shows, and grows before its ends")
func plainCalendarAgrees() throws {
  var pager = try PagerEngine(PagerConfiguration(width: WindowSample.viewport))
  var calendar = NaiveCalendar(width: WindowSample.viewport)
  var days: [DayView] = []
  for (steps, count) in [(1, 731), (30, 731), (-30, 731), (30, 731)] {
    calendar.step(steps, showing: &days)
    try pager.handle(.step(sections: steps))
    #expect(calendar.today == pager.position && calendar.count == count)
    #expect(days.filter(\.isToday).map(\.day) == [pager.position])
    #expect(days.first { $0.position == 0 }?.day == pager.position)
  }
  for _ in 0..<350 { calendar.step(1, showing: &days) }
  #expect(calendar.count == 731 + NaiveCalendar.reach)
  for _ in 0..<720 { calendar.step(-1, showing: &days) }
  #expect(calendar.count == 731 + 2 * NaiveCalendar.reach)
  #expect(days.map(\.day) == Array(days[0].day...days[days.count - 1].day))
}
