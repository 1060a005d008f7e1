/// Switches a heap profiler. Passed in, so that the pass runs on a scripted one in tests.
package protocol HeapProfiling {
  /// Forgets what it has seen and begins to look: the measured region begins.
  func begin() -> HeapReading
  /// Looks no longer, and writes down what is live: the region has ended.
  func end() throws(CountersUnavailable) -> HeapReading
  /// Writes down what is live: the body has returned.
  func tearDown() throws(CountersUnavailable)
}
