package import BenchModel
internal import CBenchSupport

/// Drives a pass under valgrind's callgrind: a warm-up sample, then one during which it counts.
///
/// A rehearsal has warm-ups only. The count itself is valgrind's, printed when the process ends.
package final class InstructionDriver: BlockDriver {
  private let iterations: Int
  private var warmUpsLeft: Int
  private var isCounting = false
  private var isDone = false

  package init(iterations: Int, warmUps: Int) {
    self.iterations = iterations
    warmUpsLeft = warmUps
  }

  package func nextSample() -> Int? {
    guard !isDone else { return nil }
    if warmUpsLeft == 0 {
      isCounting = true
      tm_toggle_instruction_count()
    }
    return iterations
  }

  package func endSample() {
    if isCounting {
      tm_toggle_instruction_count()
      isDone = true
    }
    warmUpsLeft -= 1
  }

  package func beginFrame() {}
  package func endFrame() {}
  package func growth(at x: Double) {}
  package func beginPacing(interval: Int) -> (any BlockPacing)? { nil }
  package func record(_ name: String, _ value: Double) {}
  package func record(_ curve: Curve, x: Double, y: Double) {}
}
