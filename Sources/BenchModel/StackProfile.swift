/// Call stacks with what they cost: where bytes, time or instructions went.
///
/// A stack may carry several measures at once (bytes allocated, bytes live at the end), so one
/// profile answers several questions. Invariants: every index in a stack is one of `frames`; a
/// stack has as many values as there are measures. Numbers are totals over the profiled region,
/// never per iteration. Cost: each distinct frame is stored once. Leaves out addresses, so that a
/// profile compares with one of another build.
package struct StackProfile: Equatable, Sendable {
  /// What the values of the stacks mean, in their order.
  package var measures: [Measure]
  /// The distinct frames.
  package var frames: [Frame]
  /// The stacks.
  package var stacks: [Stack]
  /// What was profiled and how.
  package var origin: Origin
  /// What a reader should know beside the numbers, each a whole sentence.
  package var warnings: [String]

  package init(
    measures: [Measure] = [], frames: [Frame] = [], stacks: [Stack] = [],
    origin: Origin = Origin(), warnings: [String] = []
  ) {
    self.measures = measures
    self.frames = frames
    self.stacks = stacks
    self.origin = origin
    self.warnings = warnings
  }

  /// One column of values.
  package struct Measure: Hashable, Sendable {
    /// In words of the field: `allocated`, `live at the end`, `CPU time`.
    package var name: String
    package var unit: Unit

    package init(_ name: String, unit: Unit) {
      self.name = name
      self.unit = unit
    }
  }

  /// One function in a stack.
  package struct Frame: Hashable, Sendable {
    /// Whose code it is.
    package enum Owner: String, Sendable {
      /// The package's own.
      case package
      /// The Swift runtime, the C library, the allocator, the kernel.
      case runtime
      /// No telling: no symbol was found.
      case unknown
    }

    /// The demangled, readable name.
    package var function: String
    /// Its source file, relative to the package's root; for a runtime's source its file name alone.
    package var file: String?
    /// The line in `file`, from 1.
    package var line: Int?
    /// True where the compiler put it into its caller.
    package var isInlined: Bool
    package var owner: Owner

    package init(
      _ function: String, file: String? = nil, line: Int? = nil, isInlined: Bool = false,
      owner: Owner = .package
    ) {
      self.function = function
      self.file = file
      self.line = line
      self.isInlined = isInlined
      self.owner = owner
    }
  }

  /// One way to a place, and what was spent there.
  package struct Stack: Equatable, Sendable {
    /// Indices into `frames`, the outermost function first.
    package var frames: [Int]
    /// A value for each measure, in its unit.
    package var values: [Int]

    package init(frames: [Int], values: [Int]) {
      self.frames = frames
      self.values = values
    }
  }

  /// What was profiled and how.
  package struct Origin: Equatable, Sendable {
    /// The benchmark's id.
    package var benchmark = ""
    /// By which means: `heap`, `cpu` or `instructions`.
    package var kind = ""
    /// By which tool, and how finely: `jemalloc, every allocation`, `perf, 997 Hz`.
    package var tool = ""
    /// Iterations of the profiled region.
    package var iterations = 1

    package init(
      benchmark: String = "", kind: String = "", tool: String = "", iterations: Int = 1
    ) {
      self.benchmark = benchmark
      self.kind = kind
      self.tool = tool
      self.iterations = iterations
    }
  }
}
