import FoundationEssentials
import Testing

@testable import BenchRevisions

/// A stand-in for `swift` that builds nothing: its program prints the package's `Sources/a.swift`.
///
/// A package with a file `broken` prints that and fails; one with a file `empty` builds no program;
/// one with a file `endless` does not end by itself.
struct FakeSwift {
  private static let script = #"""
    #!/bin/sh
    here=$(dirname "$0")
    if [ "$1" = --version ]; then cat "$here/version"; exit; fi
    echo "$*" >>"$here/calls"
    while [ $# -gt 0 ]; do
      case $1 in
        --package-path) package=$2 ;;
        --scratch-path) scratch=$2 ;;
        --product) product=$2 ;;
      esac
      shift
    done
    echo "[1/2] Compiling a.swift"
    if [ -e "$package/broken" ]; then sed "s|@|$package|" "$package/broken" >&2; exit 1; fi
    if [ -e "$package/empty" ]; then exit 0; fi
    if [ -e "$package/endless" ]; then exec cat "$here/endless"; fi
    mkdir -p "$scratch/release"
    { echo "#!/bin/sh"; echo "cat <<'END'"; cat "$package/Sources/a.swift"; echo; echo END
    } >"$scratch/release/$product"
    chmod +x "$scratch/release/$product"
    echo "[2/2] Linking $product"
    """#

  let path: String
  private let folder: String

  /// Puts it into a new folder at `folder`.
  init(in folder: String) throws {
    self.folder = folder
    path = folder + "/swift"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try setVersion("Swift version 6.3.1\nTarget: somewhere\n")
    // Written by another process: a file that is open for writing here cannot be run.
    let writing = #"printf '%s\n' "$1" >"$2/swift"; chmod +x "$2/swift"; mkfifo "$2/endless""#
    let output = try CommandRunner().run(
      Command(
        program: "sh", arguments: ["-c", writing, "sh", Self.script, folder],
        environment: ["PATH": "/usr/bin:/bin"]))
    try #require(output.succeeded, "\(output.errorText)")
  }

  func setVersion(_ text: String) throws {
    try text.write(toFile: folder + "/version", atomically: true, encoding: .utf8)
  }

  /// The arguments of every build so far.
  var calls: [String] {
    let text = SystemFile.text(of: folder + "/calls") ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
