import Testing
import Workloads

@Test(
  "a label groups its digits by three, whatever the number",
  arguments: [
    (0, "0"), (12, "12"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (100_000, "100,000"),
    (10_000_000, "10,000,000"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
func labelsAreGrouped(number: Int, label: String) {
  #expect(number.grouped == label)
}
