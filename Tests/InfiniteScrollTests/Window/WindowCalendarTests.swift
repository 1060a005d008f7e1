import Foundation
import InfiniteScroll
import Testing

@Suite("Window: calendars")
struct WindowCalendarTests {
  @Test(
    "day ordinals neither shift nor repeat a day where clocks change",
    arguments: [
      ("America/New_York", 2026, 3, 8, 23.0), ("America/New_York", 2026, 11, 1, 25),
      ("Europe/Berlin", 2026, 3, 29, 23), ("Europe/Berlin", 2026, 10, 25, 25),
      ("America/Sao_Paulo", 2018, 11, 4, 23),
    ])
  func daylightSaving(zone: String, year: Int, month: Int, day: Int, hours: Double) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let today = try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)))
    var window = try WindowEngine(
      WindowConfiguration(lower: -10, upper: 10, extent: 60, viewport: 400))
    try window.handle(.hold(lower: -10, upper: 10))
    try window.handle(.prepend(200))
    try window.handle(.append(200))
    var days: [DateComponents] = []
    var lengths: Set<Double> = []
    for ordinal in window.lower...window.upper {
      let date = try #require(calendar.date(byAdding: .day, value: ordinal, to: today))
      days.append(calendar.dateComponents([.year, .month, .day], from: date))
      let interval = try #require(calendar.dateInterval(of: .day, for: date))
      lengths.insert(interval.duration / 3600)
    }
    #expect(days.count == 421)
    #expect(Set(days).count == 421)
    #expect(lengths.contains(hours))
    #expect(days[210].day == day)
    #expect(days[210].month == month)
  }
}
