extension Int {
  /// The sum of two values that are not negative; the largest number where it does not fit.
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
