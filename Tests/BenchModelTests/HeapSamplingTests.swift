import BenchModel
import Testing

@Test(
  "few allocations are all taken, many are sampled as finely as 200,000 samples allow",
  arguments: [
    (0, 0, 0), (200_000, 1 << 40, 0), (200_001, 1_600_000, 3), (1_000_000, 160_000_000, 10),
    (831_281, 1_243_045_616, 12), (.max, .max, 12), (.min, .min, 0),
  ])
func samplingFollowsCounts(allocations: Int, bytes: Int, logarithm: Int) {
  let sampling = HeapSampling(allocations: allocations, bytes: bytes)
  #expect(sampling.logarithm == logarithm)
  #expect(sampling.logarithm <= HeapSampling.coarsest.logarithm)
}

@Test(
  "a sampling says what it is",
  arguments: [
    (0, 1, "every allocation"), (3, 8, "one sample in 8 bytes"),
    (12, 4096, "one sample in 4,096 bytes"), (20, 1 << 20, "one sample in 1,048,576 bytes"),
    (-5, 1, "every allocation"), (99, 1 << 40, "one sample in 1,099,511,627,776 bytes"),
  ])
func samplingsHaveWords(logarithm: Int, bytes: Int, words: String) {
  let sampling = HeapSampling(logarithm: logarithm)
  #expect(sampling.bytes == bytes && sampling.words == words)
}
