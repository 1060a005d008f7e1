import Testing

@testable import InfiniteScroll

/// Puts both forms of nodes through the same edits as an array, and compares every sum and search.
@Test("nodes of either form agree with an array through random edits", arguments: 0..<12)
func summedNodes(seed: UInt64) {
  var generator = SeededGenerator(seed: seed)
  var indexed = SummedNodes<IndexedForm>()
  var compact = SummedNodes<CompactForm>()
  let node = indexed.makeNode()
  #expect(compact.makeNode() == node)
  var numbers: [Double] = []
  for step in 0..<40 {
    let value = Double(Int.random(in: 1...40, using: &generator))
    let index = Int.random(in: 0...numbers.count, using: &generator)
    let used = numbers.count
    var sum = numbers.reduce(0, +)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...4:
      let count = min([1, 5, 20][Int.random(in: 0..<3, using: &generator)], 128 - used)
      guard count > 0 else { continue }
      numbers.insert(contentsOf: repeatElement(value, count: count), at: index)
      sum += value * Double(count)
      #expect(indexed.insert(node, value, count: count, at: index, used: used) == sum)
      #expect(compact.insert(node, value, count: count, at: index, used: used) == sum)
    case 5 where index < used:
      sum -= numbers.remove(at: index)
      #expect(indexed.remove(node, at: index, used: used) == sum)
      #expect(compact.remove(node, at: index, used: used) == sum)
    case 6 where index < used:
      sum += value - numbers[index]
      numbers[index] = value
      #expect(indexed.replace(node, index, with: value) == sum)
      #expect(compact.replace(node, index, with: value) == sum)
    case 7 where index < used:
      numbers[index] += value
      indexed.add(value, to: index, of: node)
      compact.add(value, to: index, of: node)
    default: break
    }
    guard step % 4 == 3 else { continue }
    #expect(faults(in: indexed, node, numbers) == [], "seed \(seed), step \(step)")
    #expect(faults(in: compact, node, numbers) == [], "seed \(seed), step \(step)")
  }
}

/// The indices at which sums or searches are wrong.
private func faults<Form>(
  in nodes: SummedNodes<Form>, _ node: Int, _ numbers: [Double]
) -> [Int] {
  let spacing = 2.0
  var sum = 0.0
  return numbers.indices.filter { index in
    defer { sum += numbers[index] }
    let last = numbers.count - 1
    let edge = 100 + sum + Double(index) * spacing
    return nodes.value(node, index) != numbers[index]
      || nodes.sum(node, before: index) != sum
      || nodes.search(node, for: 100 + sum, from: 100, limit: last) != (index, sum)
      || nodes.search(node, for: edge, from: 100, spacing: spacing, limit: last) != (index, sum)
      || nodes.search(node, for: 1e9, from: 100, limit: index) != (index, sum)
  }
}

@Test("moving numbers to another node leaves none behind, and a freed node is empty")
func movedNumbers() {
  var nodes = SummedNodes<CompactForm>()
  let first = nodes.makeNode()
  let second = nodes.makeNode()
  #expect(nodes.fill(first, with: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) == 55)
  #expect(nodes.move(7, from: first, at: 3, to: second, at: 0) == (6, 49))
  #expect(nodes.move(2, from: first, at: 1, to: second, at: 7) == (1, 54))
  #expect((0..<4).map { nodes.value(first, $0) } == [1, 0, 0, 0])
  #expect((0..<10).map { nodes.value(second, $0) } == [4, 5, 6, 7, 8, 9, 10, 2, 3, 0])
  nodes.freeNode(second)
  #expect(nodes.makeNode() == second)
  #expect(nodes.sum(second, before: 127) == 0)
  #expect(nodes.makeNode() == 2)
}
