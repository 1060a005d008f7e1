import BenchProfile
import Testing

@Test("a raw profile without stacks is empty")
func emptyRawProfile() {
  #expect(RawProfile().stacks.isEmpty)
}
