import FoundationEssentials
import Testing

private func lines(of path: String) throws -> [Substring] {
  let root = #filePath.split(separator: "/Tests/HouseTests/")[0]
  let bytes = try #require(FileManager.default.contents(atPath: "/\(root)/\(path)"))
  return String(decoding: bytes, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
}

@Test("the README's result table is a table of the kept reference run")
func readmeShowsTheReference() throws {
  let readme = try lines(of: "README.md")
  let report = try lines(of: "results/reference.md")
  let begin = try #require(readme.firstIndex { $0.hasPrefix("<!-- reference:") })
  let end = try #require(readme.firstIndex { $0.hasPrefix("<!-- /reference") })
  let table = readme[(begin + 1)..<end].filter { $0.hasPrefix("|") }
  #expect(table.count == 10)
  let start = try #require(report.firstIndex(of: table.first ?? ""))
  #expect(Array(report[start..<(start + table.count)]) == Array(table))
}

@Test("every file that a README links to is there")
func linksLead() throws {
  let root = "/" + #filePath.split(separator: "/Tests/HouseTests/")[0]
  for (file, folder) in [("README.md", ""), ("results/README.md", "results/")] {
    for line in try lines(of: file) {
      for match in line.matches(of: /\]\(([^):]+)\)/) {
        let path = "\(root)/\(folder)\(match.1)"
        #expect(FileManager.default.fileExists(atPath: path), "\(file) links to \(match.1)")
      }
    }
  }
}
