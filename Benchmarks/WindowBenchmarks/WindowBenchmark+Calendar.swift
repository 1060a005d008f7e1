import BenchKit
import InfiniteScroll

// A calendar without end: a year of days, one step a day.
extension WindowBenchmark {
  /// What shows the days.
  enum Calendar: String, CaseIterable {
    /// This library's pager, a day a page.
    case day
    /// This library's pager, seven days a page.
    case week
    /// This library's window, a day a row.
    case window
    /// The published window.
    case seed
    /// The plain array of days.
    case naive
  }

  /// Days of the year that is gone through.
  static let days = 365

  /// The most days that exist at once for the screen: visible or in overscan; for the plain
  /// calendar all it describes.
  static let materialised = Metric.exact("materialised")
  /// Days held in the end; a pager holds none, it counts.
  static let heldDays = Metric.exact("heldDays")

  static func calendarID(_ calendar: Calendar) -> String {
    "window/calendar/\(calendar.rawValue)"
  }

  static let calendars = Calendar.allCases.map { calendar in
    Benchmark(
      calendarID(calendar), parameters: ["calendar": calendar.rawValue],
      plan: MeasurementPlan(exactIterations: 1, operations: 2 * days),
      metrics: [materialised, heldDays]
    ) { block in
      switch calendar {
      case .day: try page(block, sections: 1)
      case .week: try page(block, sections: 7)
      case .window: try scroll(block, .corrected)
      case .seed: try scroll(block, .seed)
      case .naive: describe(block)
      }
    }
  }

  /// A step of one day, and the sections half way through its animation. A year forth, one back.
  private static func page(_ block: Block, sections: Int) throws {
    var pager = try PagerEngine(
      PagerConfiguration(sectionsPerPage: sections, width: WindowSample.viewport))
    var shown: [PagerSection] = []
    var most = 0
    let half = WindowSample.viewport / Double(sections) / 2
    func year(_ step: Int) throws {
      for _ in 0..<days {
        try pager.handle(.step(sections: step))
        pager.fill(&shown, displacedBy: Double(step) * half)
        most = max(most, shown.count)
      }
    }
    try year(1)
    block.record(materialised, most)
    block.record(heldDays, 0)
    try year(-1)
    try block.measure {
      try year(1)
      try year(-1)
    }
    keep(most)
  }

  private static func scroll(_ block: Block, _ mode: EngineMode) throws {
    var window = try WindowSample.engine(mode, -10, 10)
    var shown: [WindowRow] = []
    var most = 0
    func year(_ step: Double) throws {
      for _ in 0..<days {
        try window.handle(.scrollBy(distance: step * WindowSample.pitch, seconds: 0.3))
        window.fillMaterialised(&shown)
        most = max(most, shown.count)
      }
    }
    try year(1)
    block.record(materialised, most)
    block.record(heldDays, window.count)
    try year(-1)
    try block.measure {
      try year(1)
      try year(-1)
    }
    keep(most)
  }

  private static func describe(_ block: Block) {
    var calendar = NaiveCalendar(width: WindowSample.viewport)
    var shown: [DayView] = []
    func year(_ step: Int) {
      for _ in 0..<days { calendar.step(step, showing: &shown) }
    }
    year(1)
    block.record(materialised, shown.count)
    block.record(heldDays, calendar.count)
    year(-1)
    block.measure {
      year(1)
      year(-1)
    }
    keep(shown.count)
  }
}
