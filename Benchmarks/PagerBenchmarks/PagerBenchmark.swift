import BenchKit
import InfiniteScroll

/// The benchmarks of the suite `pager`: their ids, metrics and bodies.
enum PagerBenchmark {
  /// All, in the order of the report.
  static let all = gestures + outcomes

  /// The width of a page, pt.
  static let width = 300.0

  /// What is dragged.
  struct Side {
    let name: String
    /// Sections side by side on a page; for the plain pager sections of the circle.
    let sections: Int

    var id: String { "pager/gesture/\(name)/\(sections)" }
  }

  static let sides = [
    Side(name: "corrected", sections: 1), Side(name: "corrected", sections: 7),
    Side(name: "seed", sections: 1), Side(name: "linked", sections: 1),
    Side(name: "naive", sections: 21), Side(name: "naive", sections: 365),
  ]

  /// The most sections that exist for the screen in any frame of the gesture.
  static let materialised = Metric.exact("materialised")
  /// Frames of a gesture: nine moves and a release.
  static let framesPerGesture = 10

  private static let gestures = sides.map { side in
    Benchmark(
      side.id, parameters: ["side": side.name, "sections": String(side.sections)],
      plan: MeasurementPlan(operations: 2 * framesPerGesture), metrics: [materialised]
    ) { block in
      switch side.name {
      case "seed": try dragOne(block, mode: .seed, sections: side.sections)
      case "linked": try dragLinked(block)
      case "naive": dragPlain(block, sections: side.sections)
      default: try dragOne(block, mode: .corrected, sections: side.sections)
      }
    }
  }

  /// A drag by almost a section in nine frames and a release, forth and back; in each frame the
  /// sections on screen are looked at.
  private static func dragOne(_ block: Block, mode: EngineMode, sections: Int) throws {
    var pager = try PagerEngine(
      PagerConfiguration(sectionsPerPage: sections, width: width, mode: mode))
    var shown: [PagerSection] = []
    var most = 0
    func gesture(_ step: Double) throws {
      for frame in 1..<framesPerGesture {
        let drag = Double(frame) * step
        try pager.handle(.drag(dx: drag))
        pager.fill(&shown, displacedBy: drag)
        most = max(most, shown.count)
      }
      try pager.handle(.end(dx: 9 * step))
      pager.fill(&shown, displacedBy: 0)
    }
    let step = width / Double(sections) / 10
    try gesture(-step)
    try gesture(step)
    block.record(materialised, most)
    try block.measure {
      try gesture(-step)
      try gesture(step)
    }
    keep(most)
  }

  /// The same on the first of three pagers that are linked; their sections are looked at too.
  private static func dragLinked(_ block: Block) throws {
    let page = PagerConfiguration(width: width)
    var group = try PagerGroup([page, page, page])
    var shown: [PagerSection] = []
    var most = 0
    func look() {
      var count = 0
      for pager in group.pagers {
        pager.fill(&shown, displacedBy: pager.drag)
        count += shown.count
      }
      most = max(most, count)
    }
    func gesture(_ step: Double) throws {
      for frame in 1..<framesPerGesture {
        try group.handle(.drag(dx: Double(frame) * step), at: 0)
        look()
      }
      try group.handle(.end(dx: 9 * step), at: 0)
      look()
    }
    try gesture(-width / 10)
    try gesture(width / 10)
    block.record(materialised, most)
    try block.measure {
      try gesture(-width / 10)
      try gesture(width / 10)
    }
    keep(most)
  }

  private static func dragPlain(_ block: Block, sections: Int) {
    var pager = NaivePager(count: sections, width: width)
    var shown: [SectionView] = []
    func gesture(_ step: Double) {
      for frame in 1..<framesPerGesture {
        pager.move(to: Double(frame) * step)
        pager.fill(&shown)
      }
      pager.end(9 * step)
      pager.fill(&shown)
    }
    gesture(-width / 10)
    gesture(width / 10)
    block.record(materialised, shown.count)
    block.measure {
      gesture(-width / 10)
      gesture(width / 10)
    }
    keep(shown.count)
  }
}
