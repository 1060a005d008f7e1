extension ExtentTree {
  /// Gives `row` an extent of its own.
  mutating func resize(_ row: Int, to extent: Double) {
    moveFinger(to: row)
    if finger.isRun {
      if runs[~finger.reference] == extent { return }
      isolate(row)
    }
    let extents = rows.replace(finger.reference, row - finger.first, with: extent)
    update(footprint(finger.count, extents))
  }

  /// Puts `added` rows of one extent before `row`, which is in 0…count.
  mutating func insert(_ added: Int, of extent: Double, at row: Int) {
    guard count > 0 else { return insertRun(added, of: extent, at: 0) }
    moveFinger(to: min(row, count - 1))
    let isSame = finger.isRun && runs[~finger.reference] == extent
    if isSame { return updateFinger(count: finger.count + added) }
    if finger.isRun && finger.count + added <= Self.capacity { spellOut() }
    let index = row - finger.first
    if !finger.isRun && finger.count + added <= Self.capacity {
      let extents = rows.insert(
        finger.reference, extent, count: added, at: index, used: finger.count)
      return update(finger.count + added, extents: extents)
    }
    if !finger.isRun && added < Self.capacity / 2 {
      cut(at: finger.first + finger.count / 2)
      return insert(added, of: extent, at: row)
    }
    if row < count { cut(at: row) }
    insertRun(added, of: extent, at: row)
  }

  /// Takes `removed` rows out, from `row` on.
  mutating func remove(_ removed: Int, at row: Int) {
    var left = removed
    var isLeafGone = false
    while left > 0 {
      moveFinger(to: row)
      let index = row - finger.first
      let taken = min(left, finger.count - index)
      left -= taken
      if taken == finger.count {
        let gone = finger
        removeLeaf()
        free(gone)
        isLeafGone = true
      } else if finger.isRun {
        updateFinger(count: finger.count - taken)
      } else {
        let extents = rows.remove(
          finger.reference, count: taken, at: index, used: finger.count)
        update(finger.count - taken, extents: extents)
        if finger.count <= Self.sparse { mergeLeaf() }
      }
    }
    if isLeafGone { joinRuns(at: row) }
  }

  /// Takes the row at `source` out and puts it where it then is row `target`.
  mutating func move(_ source: Int, to target: Int) {
    let extent = extent(of: source)
    remove(1, at: source)
    insert(1, of: extent, at: target)
  }

  /// Sets the number of rows of the run under the finger.
  mutating func updateFinger(count: Int) {
    update(count, footprint: Double(count) * (runs[~finger.reference] + spacing))
  }

  /// Makes the rows around `row`, in the run under the finger, a leaf of rows of their own.
  private mutating func isolate(_ row: Int) {
    let first = finger.first
    let last = finger.first + finger.count
    let start = first + (row - first) / Self.filling * Self.filling
    let end = start + Self.capacity >= last ? last : start + Self.filling
    if end < last { cut(at: end) }
    if start > first { cut(at: start) }
    moveFinger(to: row)
    spellOut()
  }

  /// Turns the run under the finger, of no more than a leaf's rows, into a leaf of rows.
  mutating func spellOut() {
    let node = rows.makeNode()
    let extents = rows.insert(
      node, runs[~finger.reference], count: finger.count, at: 0, used: 0)
    unusedRuns.append(~finger.reference)
    setReference(node)
    update(finger.count, extents: extents)
  }

  /// Makes a leaf begin at `row`, which is in 1..<count.
  private mutating func cut(at row: Int) {
    moveFinger(to: row)
    let index = row - finger.first
    guard index > 0 else { return }
    let moved = finger.count - index
    if finger.isRun {
      let extent = runs[~finger.reference]
      updateFinger(count: index)
      insertRun(moved, of: extent, at: row)
      return
    }
    let old = finger.reference
    let node = rows.makeNode()
    let extents = rows.move(moved, from: old, at: index, to: node, at: 0)
    update(index, extents: extents.source)
    insertLeaf(node, moved, footprint(moved, extents.target), at: row)
  }

  private mutating func insertRun(_ added: Int, of extent: Double, at row: Int) {
    let run = unusedRuns.popLast() ?? runs.count
    if run == runs.count { runs.append(extent) } else { runs[run] = extent }
    insertLeaf(~run, added, Double(added) * (extent + spacing), at: row)
  }
}
