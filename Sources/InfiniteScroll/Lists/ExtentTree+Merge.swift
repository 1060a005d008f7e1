extension ExtentTree {
  /// Merges the leaf under the finger, which has become sparse, with a neighbour if there is room.
  mutating func mergeLeaf() {
    let step = path[levels - 1]
    let left = [step.index - 1, step.index].first { left in
      guard left >= 0, left + 1 < used[step.node] else { return false }
      let both = counts.value(step.node, left) + counts.value(step.node, left + 1)
      return both <= Double(Self.merged)
    }
    guard let left else { return }
    moveFinger(to: step.index == left ? finger.first : finger.first - 1)
    if finger.isRun { spellOut() }
    let receiver = finger
    moveFinger(to: receiver.first + receiver.count)
    let giver = finger
    removeLeaf()
    moveFinger(to: receiver.first)
    let extents =
      giver.isRun
      ? rows.insert(
        receiver.reference, runs[~giver.reference], count: giver.count, at: receiver.count,
        used: receiver.count)
      : rows.move(
        giver.count, from: giver.reference, at: 0, to: receiver.reference, at: receiver.count
      ).target
    free(giver)
    update(receiver.count + giver.count, extents: extents)
  }

  /// Makes one run of the two that meet at `row`, in 0…count, if they do and their extents are
  /// equal.
  mutating func joinRuns(at row: Int) {
    guard row > 0, row < count else { return }
    moveFinger(to: row)
    let step = path[levels - 1]
    guard finger.isRun, finger.first == row, step.index > 0 else { return }
    let before = children[step.node * Self.capacity + step.index - 1]
    guard before < 0, runs[~before] == runs[~finger.reference] else { return }
    let giver = finger
    removeLeaf()
    free(giver)
    moveFinger(to: row - 1)
    updateFinger(count: finger.count + giver.count)
  }
}
