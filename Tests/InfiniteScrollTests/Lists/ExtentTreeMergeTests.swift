import Testing

@testable import InfiniteScroll

/// A root over two nodes of leaves, 112 and 38 of them: runs of 200 rows. From it, so many leaves
/// are taken out at the start and at the end.
private func tree(withoutFirst first: Int, withoutLast last: Int) throws -> ExtentTree {
  var geometry = try RowGeometry(count: 0, extent: 1)
  for number in 0..<150 { try geometry.insert(200, of: Double(number + 1), at: 200 * number) }
  for _ in 0..<first { try geometry.remove(200, at: 0) }
  for _ in 0..<last { try geometry.remove(200, at: geometry.count - 200) }
  return geometry.tree
}

@Test(
  "a node of 32 children is merged with its neighbour if they are 96 together, the last one too",
  arguments: [
    (48, 5, 2), (48, 6, 1), (47, 6, 2), (47, 7, 1), (79, 0, 2), (80, 0, 1), (80, 5, 1),
  ])
func nodesMerge(first: Int, last: Int, levels: Int) throws {
  let tree = try tree(withoutFirst: first, withoutLast: last)
  #expect(tree.levels == levels)
  #expect(tree.faults == [])
}
