/// What a screen is told of a day.
struct DayView {
  let day: Int
  /// Points from the viewport's leading edge.
  let position: Double
  let isToday: Bool
}

/// An endless calendar as it is often written: an array of days around today, extended when the
/// reader comes near its end, and a view description of every day, made anew at each step.
///
/// Days are ordinals. A step is O(days); leaves out drawing.
struct NaiveCalendar {
  private var days: ContiguousArray<Int>
  private let width: Double

  /// The day shown.
  private(set) var today = 0

  /// Days held on either side at the start, and added at an end that the reader comes near.
  static let reach = 365
  /// Days from an end at which the calendar is extended there.
  static let margin = 30

  /// A calendar of a year on either side of day 0, each day `width` points wide.
  init(width: Double) {
    days = ContiguousArray(-Self.reach...Self.reach)
    self.width = width
  }

  /// The days held.
  var count: Int { days.count }

  /// Goes on by `steps` days, at most `margin` at once, and describes all days.
  mutating func step(_ steps: Int, showing sections: inout [DayView]) {
    today += steps
    let first = days[0]
    let last = days[days.count - 1]
    if today - first < Self.margin {
      days.insert(contentsOf: first - Self.reach..<first, at: 0)
    } else if last - today < Self.margin {
      days.append(contentsOf: last + 1...last + Self.reach)
    }
    describe(&sections)
  }

  private func describe(_ sections: inout [DayView]) {
    sections.removeAll(keepingCapacity: true)
    for day in days {
      sections.append(
        DayView(day: day, position: Double(day - today) * width, isToday: day == today))
    }
  }
}
