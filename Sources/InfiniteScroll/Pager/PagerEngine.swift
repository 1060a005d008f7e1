/// Sections that wrap: a page is dragged, let go, and comes to rest on a whole section.
///
/// The truth is an unbounded `position`; the slot on the strip is derived from it, so that a move
/// of any size keeps its remainder. In seed mode the slot is a state of its own, with the published
/// faults, and `position` only adds up the steps made. Invariant: `drag` is 0 unless a finger (here
/// or on a linked pager) is down. Every event is O(1) and allocates nothing; it leaves out time:
/// the caller runs the returned animation.
///
///     var pager = try PagerEngine(PagerConfiguration(width: 300))
///     try pager.handle(.drag(dx: -120))                       // the finger moves
///     let move = try pager.handle(.end(dx: -120, velocity: 0))
///     // move.steps == 1: run move.animation, then pager.visibleSections is at rest
public struct PagerEngine: Equatable, Sendable {
  private let strip: PagerStrip
  private let velocityThreshold: Double
  private var publishedSlot: Int
  /// Seed mode: only the pager that was dragged last mends its slot at the seam.
  private var wasDraggedLast = false

  /// The corrected contract, or the published arithmetic.
  public let mode: EngineMode
  /// The container's width in points.
  public private(set) var width: Double
  /// The first section of the page; starts at 0, forward is up, any integer.
  public private(set) var position = 0
  /// How far the sections are dragged now, in points.
  public private(set) var drag = 0.0
  /// Whether a finger is down on this pager.
  public private(set) var isDragging = false
  /// What the last accepted event did.
  public private(set) var lastMove = PagerMove.none

  /// Makes a pager at position 0.
  ///
  /// Throws the first field of `configuration` that is out of its range.
  public init(_ configuration: PagerConfiguration) throws(ConfigurationError) {
    try configuration.validate()
    strip = PagerStrip(sectionsPerPage: configuration.sectionsPerPage)
    velocityThreshold = configuration.velocityThreshold
    publishedSlot = strip.start
    mode = configuration.mode
    width = configuration.width
  }

  /// Sections side by side on one page.
  public var sectionsPerPage: Int { strip.sectionsPerPage }
  /// The width of one section in points.
  public var sectionWidth: Double { width / Double(sectionsPerPage) }
  /// The strip slot of the page's first section.
  public var slot: Int { mode == .seed ? publishedSlot : strip.slot(at: position) }
  /// Where the strip's leading edge stands, in points: drag − section width · slot.
  public var viewOffset: Double { drag - sectionWidth * Double(slot) }

  /// Takes one event and says what it did.
  ///
  /// Throws, and changes nothing, when a number is not finite, a drag is longer than 2⁵² sections,
  /// a width is not usable, or the position would leave the 64-bit integers.
  @discardableResult
  public mutating func handle(_ event: PagerEvent) throws(RejectedEvent) -> PagerMove {
    switch event {
    case .drag(let dx):
      try validate(distance: dx, field: "drag")
      drag = dx + 0  // never -0
      lastMove = .none
      isDragging = true
      wasDraggedLast = true
    case .end(let dx, let velocity):
      try end(dx: dx, velocity: velocity)
    case .cancel:
      rest()
    case .step(let sections):
      try move(by: sections, from: 0, mendsSeam: wasDraggedLast, field: "step")
    case .width(let width):
      try resize(to: width)
    }
    return lastMove
  }
}

extension PagerEngine {
  /// Shows a drag that happens elsewhere.
  mutating func follow(drag: Double) { self.drag = drag }

  /// Makes the steps of a pager that was released elsewhere.
  mutating func follow(steps: Int) throws(RejectedEvent) {
    try move(by: steps, from: drag, mendsSeam: false, field: "end")
    drag = 0
  }

  /// Lets go of any drag and returns to rest.
  mutating func rest() {
    lastMove = PagerMove(steps: 0, animation: PagerAnimation(start: drag), crossesSeam: false)
    drag = 0
    isDragging = false
  }

  /// Leaves a drag to another pager.
  mutating func yield() {
    isDragging = false
    wasDraggedLast = false
    lastMove = .none
  }

  private mutating func end(dx: Double, velocity: Double) throws(RejectedEvent) {
    try validate(distance: dx, field: "end")
    guard velocity.isFinite else {
      throw RejectedEvent(field: "velocity", value: velocity, requirement: "a finite number")
    }
    let release = PagerRelease(distance: dx, velocity: velocity, sectionWidth: sectionWidth)
    let steps =
      mode == .seed
      ? release.publishedSteps : release.steps(velocityThreshold: velocityThreshold)
    try move(by: steps, from: dx, mendsSeam: true, field: "end")
    wasDraggedLast = true
    drag = 0
    isDragging = false
  }

  private mutating func move(
    by steps: Int, from displacement: Double, mendsSeam: Bool, field: String
  ) throws(RejectedEvent) {
    let (target, overflow) = position.addingReportingOverflow(steps)
    let (shifted, slotOverflow) = slot.addingReportingOverflow(steps)
    guard !overflow, mode == .corrected || !slotOverflow else {
      throw RejectedEvent(
        field: field, value: steps, requirement: "a move that keeps the position in 64 bits")
    }
    position = target
    publishedSlot = mendsSeam ? strip.publishedSeam(shifted) : shifted
    lastMove = PagerMove(
      steps: steps,
      animation: PagerAnimation(start: displacement + Double(steps) * sectionWidth),
      crossesSeam: slot != shifted)
  }

  private mutating func resize(to width: Double) throws(RejectedEvent) {
    guard PagerConfiguration.isUsable(width: width, sectionsPerPage: sectionsPerPage),
      Self.isCountable(drag, sectionWidth: width / Double(sectionsPerPage))
    else {
      throw RejectedEvent(
        field: "width", value: width, requirement: PagerConfiguration.widthRequirement)
    }
    self.width = width
    lastMove = .none
  }

  private func validate(distance: Double, field: String) throws(RejectedEvent) {
    guard Self.isCountable(distance, sectionWidth: sectionWidth) else {
      throw RejectedEvent(
        field: field, value: distance,
        requirement: "a finite number of points, at most 2^52 sections")
    }
  }

  /// Whether so long a distance is a whole number of sections that a `Double` counts exactly.
  static func isCountable(_ distance: Double, sectionWidth: Double) -> Bool {
    abs(distance) / sectionWidth <= 0x1p52
  }
}
