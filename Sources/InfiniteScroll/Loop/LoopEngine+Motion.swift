// Content that moves by itself: flings and auto-scroll, driven by elapsed time.
extension LoopEngine {
  /// The most time, in seconds, that auto-scroll makes up for in one step.
  public static let greatestStep = 0.1
  /// The most frames a second that can be asked for.
  public static let greatestFrameRate = 100_000.0

  /// Whether ticks would move the content, now or after the resume delay; false while a finger or
  /// a fling has it. A host needs frames while this or `isFlinging` is true.
  public var wantsTicks: Bool {
    if configuration.mode == .seed { return configuration.speed != 0 }
    return canAutoScroll && !isDragging && fling == nil
  }

  /// Lets `seconds` of real time pass: a fling goes on; else auto-scroll does, by at most 0.1 s. In
  /// mode `seed` one 10 ms tick of the published timer, whatever `seconds` is, with the offset
  /// reported back `framesPerSecond` times a second; without it the frame rate does not matter.
  /// - Throws: `RejectedEvent` unless `seconds` is finite and at least 0 and the frame rate is
  ///   above 0 and at most `greatestFrameRate`.
  public mutating func advance(
    by seconds: Double, framesPerSecond: Double = 60
  ) throws(RejectedEvent) {
    try Self.check(
      seconds.isFinite && seconds >= 0, "dt", seconds, "a finite number of at least 0")
    try Self.checkFrameRate(framesPerSecond)
    if fling == nil, configuration.mode == .seed {
      tickPublished(framesPerSecond: framesPerSecond)
    } else if fling == nil {
      autoScroll(for: seconds)
    } else {
      let left = advanceFling(by: seconds)
      if configuration.mode == .corrected { autoScroll(for: left) }
    }
  }

  /// A finger lets the content go at `velocity`, in points per second, forward when positive. At
  /// 10 pt/s and less it is at rest already, unless it snaps. The content moves with `advance` or
  /// `settle`.
  /// - Throws: `RejectedEvent` unless `velocity` is finite.
  public mutating func fling(
    at velocity: Double, snapping: Snapping? = nil
  ) throws(RejectedEvent) {
    try Self.check(velocity.isFinite, "fling", velocity, "a finite number")
    endDrag()
    startFling(at: velocity, snapping: snapping)
  }

  /// Runs the fling, if there is one, to rest in frames of 1/`framesPerSecond` seconds.
  ///
  /// O(frames): at most 354 s of them, for the fastest finite velocity.
  /// - Throws: `RejectedEvent` unless the frame rate is above 0 and at most `greatestFrameRate`.
  public mutating func settle(framesPerSecond: Double = 60) throws(RejectedEvent) {
    try Self.checkFrameRate(framesPerSecond)
    while fling != nil { _ = advanceFling(by: 1 / framesPerSecond) }
  }

  /// `fling(at:snapping:)` and `settle(framesPerSecond:)` as one event, refused as one.
  /// - Throws: `RejectedEvent` for what either refuses.
  public mutating func flingToRest(
    at velocity: Double, snapping: Snapping? = nil, framesPerSecond: Double = 60
  ) throws(RejectedEvent) {
    try Self.checkFrameRate(framesPerSecond)
    try fling(at: velocity, snapping: snapping)
    try settle(framesPerSecond: framesPerSecond)
  }

  mutating func startFling(at velocity: Double, snapping: Snapping?) {
    guard geometry.itemCount > 0 else { return stopFling() }
    flungLaps = 0
    fling = Fling(from: offset, velocity: velocity, snapping: snapping, in: geometry)
    if fling?.isAtRest == true { _ = advanceFling(by: 0) }
  }

  /// Ends the fling where it is; auto-scroll goes on after the resume delay.
  mutating func stopFling() {
    guard fling != nil else { return }
    fling = nil
    pause = configuration.resumeDelay
  }

  private var canAutoScroll: Bool {
    configuration.speed != 0 && geometry.itemCount > 0 && !reducesMotion && isOnScreen
  }

  private mutating func autoScroll(for seconds: Double) {
    guard !isDragging else { return }
    let waited = min(pause, seconds)
    pause -= waited
    let moving = min(seconds - waited, Self.greatestStep)
    guard moving > 0, canAutoScroll else { return }
    place(at: offset + configuration.speed * moving)
  }

  /// Answers the seconds that are left over after the fling came to rest.
  private mutating func advanceFling(by seconds: Double) -> Double {
    guard var moving = fling else { return seconds }
    let before = moving.offset
    let left = moving.advance(by: seconds)
    fling = moving
    if configuration.mode == .seed {
      flingPublished(by: moving.offset - before)
    } else {
      let wrapped = moving.isAtRest ? moving.resting : geometry.wrap(moving.offset)
      let laps = geometry.period.laps(from: wrapped, to: moving.offset)
      place(atWrapped: wrapped, laps: Int(saturating: laps - flungLaps))
      flungLaps = laps
    }
    if moving.isAtRest { stopFling() }
    return left
  }

  private static func checkFrameRate(_ framesPerSecond: Double) throws(RejectedEvent) {
    try check(
      framesPerSecond > 0 && framesPerSecond <= greatestFrameRate, "fps", framesPerSecond,
      "above 0 and at most \(greatestFrameRate)")
  }
}
