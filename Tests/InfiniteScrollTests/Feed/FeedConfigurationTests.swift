import InfiniteScroll
import Testing

@Suite("Feed configuration")
struct FeedConfigurationTests {
  typealias Settings = FeedConfiguration

  @Test("the defaults are the published values")
  func feedDefaults() throws {
    let defaults = try Feed<Post, String>().configuration
    #expect(defaults.prefetchDistance == 5)
    #expect(defaults.pageSize == 20)
    #expect(defaults.maximumItems == nil)
    #expect(defaults.footprint == 0)
    #expect(defaults.latency == 0)
  }

  @Test(
    "a bad configuration names the field and the value",
    arguments: [
      (Settings(prefetchDistance: -1), "prefetchDistance is -1; it must be a count of at least 0"),
      (Settings(pageSize: -20), "pageSize is -20; it must be a count of at least 0"),
      (Settings(footprint: -1), "footprint is -1.0; it must be a finite number of at least 0"),
      (Settings(footprint: .nan), "footprint is nan; it must be a finite number of at least 0"),
      (
        Settings(footprint: .infinity), "footprint is inf; it must be a finite number of at least 0"
      ),
      (Settings(latency: -0.1), "latency is -0.1; it must be a finite number of at least 0"),
      (Settings(latency: .nan), "latency is nan; it must be a finite number of at least 0"),
      (Settings(latency: -.infinity), "latency is -inf; it must be a finite number of at least 0"),
    ])
  func badFeedConfiguration(settings: FeedConfiguration, message: String) throws {
    for mode in EngineMode.allCases {
      let error = #expect(throws: ConfigurationError.self) {
        try Feed<Post, String>(settings, mode: mode)
      }
      #expect(error?.description == message)
    }
  }

  @Test(
    "the cap is at least a page and the prefetch distance on both sides",
    arguments: [
      (5, 20, 30, true), (5, 20, 29, false), (0, 1, 1, true), (0, 1, 0, false), (0, 0, 0, true),
      (1, 0, 1, false), (5, 20, -1, false), (.max, 0, .max, false), (1, .max, .max, false),
      (0, .max, .max, true), (5, 20, .min, false),
    ])
  func feedCap(distance: Int, pageSize: Int, cap: Int, isValid: Bool) {
    let settings = FeedConfiguration(
      prefetchDistance: distance, pageSize: pageSize, maximumItems: cap)
    var message: String?
    do throws(ConfigurationError) {
      _ = try Feed<Post, String>(settings)
    } catch {
      message = error.description
    }
    let refusal = """
      maximumItems is \(cap); it must be at least pageSize + 2 · prefetchDistance, or nothing \
      for no bound
      """
    #expect(message == (isValid ? nil : refusal))
  }
}
