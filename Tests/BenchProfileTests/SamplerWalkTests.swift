import CBenchSupport
import Testing

/// A stack in memory of the test's own: frame records at known places.
private final class PaperStack {
  static let words = 64
  let memory = UnsafeMutablePointer<UInt>.allocate(capacity: words)

  init() { memory.initialize(repeating: 0, count: Self.words) }

  deinit { memory.deallocate() }

  func address(_ word: Int) -> UInt { UInt(bitPattern: memory + word) }

  /// Writes a record at `word`: the caller's frame pointer and the return address.
  func put(_ word: Int, caller: UInt, returning address: UInt) {
    memory[word] = caller
    memory[word + 1] = address
  }

  /// The walk from the record at `frame`; `knowsTop` false lets the system check each read.
  func walk(frame: UInt, knowsTop: Bool, capacity: Int = 16) -> [UInt64] {
    var addresses = [UInt64](repeating: 0, count: 16)
    let count = addresses.withUnsafeMutableBufferPointer {
      tm_walk_frames(
        0x1000, frame, address(0), knowsTop ? address(Self.words) : 0, $0.baseAddress, capacity)
    }
    return Array(addresses.prefix(count))
  }
}

@Test(
  "a walk goes from frame to frame and ends where there is no caller", arguments: [true, false])
func wholeWalk(knowsTop: Bool) {
  let stack = PaperStack()
  stack.put(2, caller: stack.address(10), returning: 0x2000)
  // An async function marks the pointer that it saves.
  stack.put(10, caller: stack.address(40) | 1 << 60, returning: 0x3000)
  stack.put(40, caller: 0, returning: 0x4000)
  #expect(
    stack.walk(frame: stack.address(2), knowsTop: knowsTop) == [0x1000, 0x2000, 0x3000, 0x4000])
  #expect(stack.walk(frame: stack.address(2), knowsTop: knowsTop, capacity: 2) == [0x1000, 0x2000])
  #expect(stack.walk(frame: stack.address(2), knowsTop: knowsTop, capacity: 0).isEmpty)
}

@Test(
  "a foreign frame pointer gives the place alone and reads nothing that is not there",
  arguments: [0, 1, 8, 0x1000, 0xDEAD_BEE8, UInt.max, UInt.max - 7, UInt.max - 15, 1 << 63],
  [true, false])
func foreignFramePointer(frame: UInt, knowsTop: Bool) {
  #expect(PaperStack().walk(frame: frame, knowsTop: knowsTop) == [0x1000])
}

@Test("a broken chain ends at its last sound frame", arguments: [true, false])
func brokenChain(knowsTop: Bool) {
  let stack = PaperStack()
  let last = PaperStack.words - 2
  let bad: [UInt] = [
    stack.address(2), stack.address(3), stack.address(11) + 1, 7, UInt.max - 7, stack.address(0),
  ]
  for caller in bad {
    stack.put(2, caller: caller, returning: 0x2000)
    #expect(stack.walk(frame: stack.address(2), knowsTop: knowsTop) == [0x1000, 0x2000])
  }
  stack.put(2, caller: stack.address(last), returning: 0x2000)
  stack.put(last, caller: stack.address(2), returning: 0x3000)
  #expect(stack.walk(frame: stack.address(2), knowsTop: knowsTop) == [0x1000, 0x2000, 0x3000])
}

@Test("a record that lies half above the top of the stack is not read")
func halfAboveTheTop() {
  let stack = PaperStack()
  let last = PaperStack.words - 1
  stack.memory[last] = stack.address(0)
  #expect(stack.walk(frame: stack.address(last), knowsTop: true) == [0x1000])
}
