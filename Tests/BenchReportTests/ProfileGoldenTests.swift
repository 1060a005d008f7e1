import BenchModel
import Testing

@testable import BenchReport

private let allocated = SampleProfile.allocated

private func difference() -> ProfileDifference {
  ProfileDifference(base: SampleProfile.heap, head: SampleProfile.changed, of: allocated)
}

@Test("a profile's tables are the golden ones, folded and whole")
func profileTablesMatchTheirGoldens() {
  let folded = ProfileTable(ProfileView.all(of: SampleProfile.heap), rows: 4)
  Golden.expect(folded.text, matches: "profile.md")
  let whole = ProfileTable(
    ProfileView.all(of: SampleProfile.heap, runtime: .shown), order: .total)
  Golden.expect(whole.text, matches: "profile-all-frames.md")
}

@Test("folded stacks and the speedscope file are the golden ones")
func profileFilesMatchTheirGoldens() {
  let view = ProfileView(SampleProfile.heap, of: allocated, runtime: .called)
  Golden.expect(FoldedStacks.text(of: view), matches: "profile.folded")
  Golden.expect(SpeedscopeJSON.text(of: SampleProfile.heap), matches: "profile.speedscope.json")
}

@Test("a flame graph is the golden one, wide and narrow", arguments: [480, 1_200])
func flameGraphsMatchTheirGoldens(width: Int) {
  let view = ProfileView(SampleProfile.heap, of: allocated, runtime: .called)
  Golden.expect(FlameGraph(view, width: width).text, matches: "flame-\(width).svg")
}

@Test("a difference of profiles is the golden one, as table and as picture")
func profileDifferencesMatchTheirGoldens() {
  let table = ProfileDifferenceTable([difference()], base: "main", head: "working tree", rows: 3)
  Golden.expect(table.text, matches: "profile-difference.md")
  let views = [SampleProfile.heap, SampleProfile.changed].map {
    ProfileView($0, of: allocated, runtime: .called)
  }
  let picture = DifferentialFlameGraph(
    ProfileDifference(base: views[0], head: views[1]), base: "main", head: "working tree")
  Golden.expect(picture.text, matches: "flame-difference.svg")
}

@Test("a flame graph of nothing says that there is nothing")
func emptyFlameGraphMatchesItsGolden() {
  let view = ProfileView(StackProfile(measures: [allocated]), of: allocated)
  Golden.expect(FlameGraph(view, width: 480).text, matches: "flame-empty.svg")
}
