/// A linker's name: how people read it, and whose it is.
struct SymbolName {
  let mangled: String
  let readable: String
  /// The Swift module that declares it; nil where it is not Swift's.
  let module: String?
  /// True for the harness's function that calls a benchmark's body.
  let isWorker: Bool

  init(_ mangled: String) {
    self.mangled = mangled
    guard let demangled = ReadableName.demangled(mangled) else {
      readable = ReadableName.foreign(mangled)
      module = nil
      isWorker = false
      return
    }
    readable = ReadableName.short(demangled)
    let module = Self.module(mangled, demangled)
    self.module = module
    isWorker = module == "BenchMeasurement" && mangled.contains(Self.worker)
  }

  /// True for a piece of code of the compiler's between a caller and a function.
  var isThunk: Bool {
    readable.hasPrefix(ReadableName.thunkWord) || readable == ReadableName.reabstractionThunk
  }

  /// The type `BenchMeasurement.Worker` in a mangled name.
  private static let worker = "16BenchMeasurement6WorkerO"

  /// The module: the first word of the name, or the one that extends another's type.
  private static func module(_ mangled: String, _ demangled: String) -> String? {
    if let mark = demangled.firstRange(of: "(extension in ") {
      return String(demangled[mark.upperBound...].prefix { $0 != ")" })
    }
    guard let prefix = ["$s", "$S", "$e"].first(where: mangled.hasPrefix) else { return nil }
    let rest = mangled.dropFirst(prefix.count)
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard let count = Int(digits), count > 0 else { return "Swift" }
    return String(rest.dropFirst(digits.count).prefix(count))
  }

  /// What comes with the toolchain.
  static let runtimeModules: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "RegexBuilder", "Synchronization",
    "Distributed", "Observation", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "_FoundationCollections", "_FoundationCShims", "Dispatch",
    "Glibc", "Musl", "Cxx", "CxxStdlib", "SwiftOnoneSupport", "_Differentiation", "_Volatile",
    "_Builtin_float", "Testing", "XCTest", "Runtime",
  ]

  /// What stands between a benchmark's body and what measures it.
  static let harnessModules: Set<String> = ["BenchMeasurement", "BenchModel"]
}
