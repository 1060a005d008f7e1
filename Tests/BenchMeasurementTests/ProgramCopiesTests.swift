import CBenchSupport
import Testing

@testable import BenchMeasurement

private let folder = tm_variable("TMPDIR").map { String(cString: $0) } ?? "/tmp"

@Test("a program has four copies that can be run, which go with their owner")
func copiesComeAndGo() throws {
  var copies: ProgramCopies? = ProgramCopies(of: "/bin/sh")
  let isPlaced = copies?.absence == nil
  let paths = copies?.paths ?? []
  #expect(paths.count == (isPlaced ? ProgramCopies.count : 1))
  #expect(Set(paths).count == paths.count)
  #expect(paths.allSatisfy { tm_is_executable($0) == 1 })
  copies = nil
  #expect(paths.allSatisfy { (tm_is_executable($0) == 1) == !isPlaced })
}

@Test("where no copy can be made the program itself is run, and it is said why")
func copiesMayBeMissing() {
  let copies = ProgramCopies(of: "/nonexistent/bench")
  #expect(copies.paths == ["/nonexistent/bench"])
  #expect(copies.absence?.contains("/nonexistent/.bench.copy-") == true)
}

@Test("copies that a killed process left are removed, those of a living one are not")
func staleCopiesAreRemoved() {
  let prefix = ".treadmill-test-\(tm_random())-"
  // No process has this id: it is above the greatest that Linux gives.
  let stale = "\(folder)/\(prefix)4194305-1"
  let living = "\(folder)/\(prefix)\(tm_process_id())-1"
  let foreign = "\(folder)/\(prefix)of someone else"
  defer { for path in [stale, living, foreign] { tm_remove(path) } }
  for path in [stale, living, foreign] { #expect(tm_copy_file("/bin/sh", path) == 0) }
  tm_remove_stale_copies(folder, prefix)
  let remain = [stale, living, foreign].map { (path: String) in tm_is_executable(path) }
  #expect(remain == [0, 1, 1])
}
