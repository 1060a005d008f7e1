import Testing

@testable import BenchReport

@Test(
  "a sentence with a hole is left out, the others stay",
  arguments: [
    ("It takes 1.5 ns. It holds unavailable. It ends.", "It takes 1.5 ns. It ends."),
    ("It takes unavailable of 3.5 KiB.", ""), ("All is well", "All is well"), ("", ""),
  ])
func sentencesWithHolesAreLeftOut(text: String, rest: String) {
  #expect(Sentences.withValues(text) == rest)
}
