import Testing

@testable import BenchReport

@Test("a cell escapes what Markdown would read as markup")
func cellsAreEscaped() {
  #expect(ReportText.cell("a|b`c<d\ne") == "a\\|b\\`c\\<d e")
}
