internal import BenchModel

/// Where one build of one worktree lives: its folder, its log, its program, and its stamp.
///
/// Invariant: the stamp is written when the program is whole, and says how and where it was built;
/// a build whose stamp says something else is made anew. Paths of two sites of one cache have the
/// same length.
struct BuildSite: Sendable {
  let worktree: Worktree
  /// The arguments of `swift`.
  let arguments: [String]
  private let scratch: String
  private let product: String
  private let stamp: String

  /// `prefix` is the package's folder relative to the top of the worktree.
  init(_ worktree: Worktree, prefix: String, settings: BuildSettings, compiler: String) {
    let how = ["build", "-c", "release", "--static-swift-stdlib"] + settings.options
    self.worktree = worktree
    product = settings.product
    scratch = worktree.folder + "/" + Self.key(of: how + [product, compiler])
    let package = prefix.isEmpty ? worktree.source : "\(worktree.source)/\(prefix.dropLast())"
    arguments =
      how + ["--package-path", package, "--scratch-path", scratch, "--product", product]
    stamp = ([compiler] + arguments).map { $0.debugDescription + "\n" }.joined()
  }

  /// The path of the built program.
  var program: String { "\(scratch)/release/\(product)" }
  /// The path of all that the compiler printed.
  var log: String { scratch + ".log" }
  private var stampFile: String { scratch + ".stamp" }

  /// True where the program was built whole, in the same way and place.
  var isBuilt: Bool { SystemFile.text(of: stampFile) == stamp && SystemFile.isExecutable(program) }

  /// Takes away what an earlier build has left: no build continues another.
  func clear() throws(RevisionError) {
    for path in [stampFile, scratch] where !SystemFile.remove(path) { throw .atPath(path) }
  }

  /// Why the program is not there after the compiler ended so, or nil.
  func fault(_ ending: CommandOutput.Ending) -> String? {
    switch ending {
    case .exited(0): SystemFile.isExecutable(program) ? nil : "no program at \(program)"
    case .exited(let code): "exit code \(code)"
    case .signalled(let signal): "ended by signal \(signal)"
    }
  }

  /// Notes that the program is whole.
  func putStamp() throws(RevisionError) {
    guard SystemFile.put(stamp, at: stampFile) else { throw .atPath(stampFile) }
  }

  /// 16 hexadecimal digits over the words and the ends between them.
  private static func key(of words: [String]) -> String {
    StableHash(words.joined(separator: "\0")).digits
  }
}
