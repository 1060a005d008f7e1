/// Counts beside a heap profile: since the process began, or over a region.
package struct HeapReading: Equatable, Sendable {
  /// Allocations on all threads.
  package var allocations = 0
  /// Bytes allocated, in size classes.
  package var allocatedBytes = 0
  /// Bytes live.
  package var liveBytes = 0
  /// The most bytes live at once.
  package var peakBytes = 0
  /// Allocations and growths in place.
  package var events = 0
  /// The event that led to the peak.
  package var peakEvent = 0
  /// True where the profile of the peak was written.
  package var hasPeak = false

  package init() {}

  /// What was counted since `base`; the peak is over what was live then, and its event counts from
  /// 1, or is 0 where nothing ever rose over it.
  func since(_ base: HeapReading) -> HeapReading {
    var region = self
    region.allocations -= base.allocations
    region.allocatedBytes -= base.allocatedBytes
    region.liveBytes -= base.liveBytes
    region.peakBytes -= base.liveBytes
    region.events -= base.events
    region.peakEvent -= base.events
    return region
  }
}
