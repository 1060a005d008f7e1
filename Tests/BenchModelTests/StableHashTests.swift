import BenchModel
import Testing

/// Published test vectors of FNV-1a, 64 bits.
@Test(
  "the stable hash gives the published values",
  arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
func stableHashesArePublished(text: String, digits: String) {
  #expect(StableHash(text).digits == digits)
}
