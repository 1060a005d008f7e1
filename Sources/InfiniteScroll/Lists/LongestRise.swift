/// Longest ascending subsequences.
enum LongestRise {
  /// Where the elements of a longest strictly ascending subsequence of the numbers at least 0 lie,
  /// ascending. Complexity: O(n) for numbers in order, at most O(n log n).
  static func indices(of numbers: ContiguousArray<Int>) -> ContiguousArray<Int> {
    // ends[k]: the index of the least number that ends an ascending subsequence of length k + 1.
    var ends: ContiguousArray<Int> = []
    var previous = ContiguousArray(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where number >= 0 {
      let length = place(of: number, in: ends, of: numbers)
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var index = ends.last ?? -1
    for length in ends.indices.reversed() {
      ends[length] = index
      index = previous[index]
    }
    return ends
  }

  /// The first of `ends` at which a number not below `number` lies.
  private static func place(
    of number: Int, in ends: ContiguousArray<Int>, of numbers: ContiguousArray<Int>
  ) -> Int {
    guard let last = ends.last, numbers[last] >= number else { return ends.count }
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
