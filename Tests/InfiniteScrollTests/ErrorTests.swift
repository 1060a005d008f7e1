import InfiniteScroll
import Testing

@Test("an error names the field, the value and the requirement")
func errorsNameTheField() {
  let error = ConfigurationError(
    field: "itemExtent", value: Double.nan, requirement: "a finite number above 0")
  #expect(error.description == "itemExtent is nan; it must be a finite number above 0")
  let rejection = RejectedEvent(field: "dt", value: -1.0, requirement: "at least 0")
  #expect(rejection.description == "dt is -1.0; it must be at least 0")
}
