/// Several pagers that agree on their position: one is dragged, the others follow.
///
/// Invariant: in corrected mode all positions are equal, and all drags are the same share of their
/// own section width. The latest finger wins: a drag on another pager takes over from the active
/// one, so that a drag whose end was never reported cannot lock the group. An event is O(pagers).
/// In seed mode only the pager that was dragged last mends its slot at the seam; the others run
/// off the strip, as published.
///
///     let pager = PagerConfiguration(width: 300)
///     var group = try PagerGroup([pager, pager])
///     try group.handle(.end(dx: -120, velocity: 0), at: 0)    // the other one follows
public struct PagerGroup: Equatable, Sendable {
  /// The pagers, in the order of their configurations.
  public private(set) var pagers: [PagerEngine]
  /// The pager under the finger, if any.
  public private(set) var active: Int?

  /// Makes one pager for each configuration, all at position 0.
  ///
  /// Throws the first field that is out of its range.
  public init(_ configurations: [PagerConfiguration]) throws(ConfigurationError) {
    pagers = []
    for configuration in configurations { pagers.append(try PagerEngine(configuration)) }
  }

  /// The position that all agree on; 0 for an empty group.
  public var position: Int { pagers.first?.position ?? 0 }

  /// Takes one event of the pager at `index` and lets the others follow; their own animations are
  /// in their `lastMove`.
  ///
  /// Throws, and changes nothing, when there is no such pager or it refuses the event.
  @discardableResult
  public mutating func handle(_ event: PagerEvent, at index: Int) throws(RejectedEvent) -> PagerMove
  {
    guard pagers.indices.contains(index) else {
      throw RejectedEvent(
        field: "pager", value: index, requirement: "the index of one of \(pagers.count) pagers")
    }
    switch event {
    case .drag: try drag(event, at: index)
    case .end(let dx, _): try release(event, dx: dx, at: index)
    case .cancel: cancel(at: index)
    case .step: try step(event)
    case .width:
      try pagers[index].handle(event)
      if let active { share(pagers[active].drag, of: active) }
    }
    return pagers[index].lastMove
  }

  private mutating func drag(_ event: PagerEvent, at index: Int) throws(RejectedEvent) {
    try pagers[index].handle(event)
    active = index
    for other in pagers.indices where other != index { pagers[other].yield() }
    share(pagers[index].drag, of: index)
  }

  private mutating func release(
    _ event: PagerEvent, dx: Double, at index: Int
  ) throws(RejectedEvent) {
    var next = self
    try next.pagers[index].handle(event)
    let steps = next.pagers[index].lastMove.steps
    next.share(dx, of: index)
    for other in pagers.indices where other != index {
      next.pagers[other].yield()
      try next.pagers[other].follow(steps: steps)
    }
    next.active = nil
    self = next
  }

  private mutating func cancel(at index: Int) {
    guard active == nil || active == index else { return pagers[index].yield() }
    for index in pagers.indices { pagers[index].rest() }
    active = nil
  }

  private mutating func step(_ event: PagerEvent) throws(RejectedEvent) {
    var next = pagers
    for index in next.indices { try next[index].handle(event) }
    pagers = next
  }

  /// Gives every other pager the same share of a section that `leader` is dragged by.
  private mutating func share(_ drag: Double, of leader: Int) {
    let share = drag / pagers[leader].sectionWidth
    for index in pagers.indices where index != leader {
      pagers[index].follow(drag: share * pagers[index].sectionWidth)
    }
  }
}
