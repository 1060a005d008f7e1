extension PagerEngine {
  /// The ordinals that meet the viewport now, or nil when the integers end before it.
  public var visibleOrdinals: ClosedRange<Int>? { visibleOrdinals(displacedBy: drag) }

  /// The sections that meet the viewport now, at most one more than a page holds.
  ///
  /// Complexity: O(sections per page); allocates. A frame path calls `fill(_:displacedBy:)`.
  public var visibleSections: [PagerSection] {
    var sections: [PagerSection] = []
    fill(&sections, displacedBy: drag)
    return sections
  }

  /// The ordinals that meet the viewport when the sections are `displacement` points from rest.
  ///
  /// Nil when the integers end before the viewport, or the displacement is not finite or longer
  /// than 2⁵² sections.
  public func visibleOrdinals(displacedBy displacement: Double) -> ClosedRange<Int>? {
    guard Self.isCountable(displacement, sectionWidth: sectionWidth) else { return nil }
    let scrolled = -displacement / sectionWidth
    let first = Int(scrolled.rounded(.down))
    let last = Int((scrolled + Double(sectionsPerPage)).rounded(.up)) - 1
    let (low, lowOverflow) = position.addingReportingOverflow(first)
    let (high, highOverflow) = position.addingReportingOverflow(last)
    if lowOverflow && highOverflow { return nil }
    return (lowOverflow ? Int.min : low)...(highOverflow ? Int.max : high)
  }

  /// Replaces the content of `sections` by what meets the viewport at `displacement` points from
  /// rest.
  ///
  /// Complexity: O(sections per page). Reuses the buffer, so that a frame allocates nothing.
  public func fill(_ sections: inout [PagerSection], displacedBy displacement: Double) {
    sections.removeAll(keepingCapacity: true)
    guard let ordinals = visibleOrdinals(displacedBy: displacement) else { return }
    for ordinal in ordinals {
      let place = ordinal - position
      sections.append(
        PagerSection(
          ordinal: ordinal, position: Double(place) * sectionWidth + displacement,
          role: role(ofPlace: place)))
    }
  }

  private func role(ofPlace place: Int) -> PagerSection.Role {
    if place < 0 { return .previous }
    return place < sectionsPerPage ? .current : .next
  }
}
