import BenchStatistics
import Testing

/// The first draws for seed 1234567, published with the reference implementation in C.
@Test("SplitMix64 gives the published sequence")
func splitMixGivesThePublishedSequence() {
  var generator = SplitMix64(seed: 1_234_567)
  let expected: [UInt64] = [
    6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
  ]
  #expect(expected.map { _ in generator.next() } == expected)
}
