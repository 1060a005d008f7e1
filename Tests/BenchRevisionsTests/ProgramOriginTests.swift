import Testing

@testable import BenchRevisions

@Test("a program outside the work tree, or in a work tree inside it, has a doubtful commit")
func strangeProgramsAreNoticed() throws {
  let repository = try ThrowawayRepository()
  let other = try ThrowawayRepository()
  let outside = try ThrowawayRepository(initialised: false)
  try repository.write("", to: "package/.build/release/bench")
  try repository.write("", to: ".build/trees/old/bench")
  try other.write("", to: "bench")
  try outside.write("", to: "bench")
  try repository.commit("One")
  try repository.git("-C", ".build/trees/old", "init", "--quiet")
  let probe = repository.probe("package")
  #expect(probe.warning(ofProgram: "\(repository.path)/package/.build/release/bench") == nil)
  for folder in [repository.path + "/.build/trees/old", other.path, outside.path] {
    let warning = probe.warning(ofProgram: "\(folder)/bench")
    #expect(warning?.contains("the program lies elsewhere, in \(folder).") == true)
  }
  #expect(outside.probe().warning(ofProgram: "\(outside.path)/bench") == nil)
}
