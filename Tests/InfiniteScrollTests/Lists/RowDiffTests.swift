import Testing

@testable import InfiniteScroll

/// Every way to choose and order some of `elements`.
private func arrangements(of elements: [Int]) -> [[Int]] {
  [[]]
    + elements.flatMap { first in
      arrangements(of: elements.filter { $0 != first }).map { [first] + $0 }
    }
}

@Test("a diff of up to four rows says what is gone, new, moved and changed, and no more")
func smallDiffs() throws {
  for old in (0...4).map({ Array(0..<$0) }) {
    for new in arrangements(of: Array(0..<min(old.count + 1, 5))) {
      let diff = try RowDiff(from: old, to: new, id: { $0 }, isSame: { one, _ in one % 2 == 0 })
      #expect(diff.oldCount == old.count && diff.newCount == new.count)
      #expect(diff.removed == old.filter { !new.contains($0) })
      #expect(diff.inserted == new.indices.filter { !old.contains(new[$0]) })
      #expect(
        diff.updated == new.indices.filter { old.contains(new[$0]) && new[$0] % 2 == 1 })
      let stay = new.filter(old.contains)
      #expect(diff.moved.count == stay.count - longestRise(in: stay), "\(old) to \(new)")
      for move in diff.moved { #expect(old[move.source] == new[move.target]) }
      let moved = diff.moved.map { new[$0.target] }
      let unmoved = stay.filter { !moved.contains($0) }
      #expect(unmoved == unmoved.sorted())
      #expect(diff.moved.map(\.target) == diff.moved.map(\.target).sorted())
    }
  }
}

/// The length of a longest ascending subsequence, by trying every subsequence.
private func longestRise(in numbers: [Int]) -> Int {
  (0..<1 << numbers.count).map { bits in
    let chosen = numbers.indices.filter { bits >> $0 & 1 == 1 }.map { numbers[$0] }
    return chosen == chosen.sorted() ? chosen.count : 0
  }.max() ?? 0
}

@Test("rows that nobody compares are not updated")
func diffWithoutComparison() throws {
  #expect(try RowDiff(from: [1, 2, 3], to: [3, 1], id: { $0 }).updated == [])
}

@Test("the longest rise of random numbers is a rise, and none is longer")
func longestRises() {
  var generator = SeededGenerator(seed: 3)
  for _ in 0..<300 {
    let order = Array(0..<8).shuffled(using: &generator)
    let numbers = order.map { $0 > 6 ? -1 : $0 }
    let found = LongestRise.indices(of: ContiguousArray(numbers)).map { numbers[$0] }
    #expect(found == found.sorted() && !found.contains(-1))
    #expect(found.count == longestRise(in: numbers.filter { $0 >= 0 }))
  }
}

@Test(
  "a row that occurs twice is refused",
  arguments: [
    ([1, 1], [1], "old", "1"), ([1], [2, 1, 1], "new", "2"), ([], [3, 3], "new", "1"),
  ])
func duplicateRows(old: [Int], new: [Int], field: String, value: String) {
  let error = #expect(throws: RejectedEvent.self) { try RowDiff(from: old, to: new, id: { $0 }) }
  #expect(error?.field == field && error?.value == value)
}
