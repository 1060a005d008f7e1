import BenchKit
import Workloads

/// `bench rows`: a picture of the rows that the feed is measured with.
enum RowsVerb {
  static let verb = Verb(
    "rows", summary: "draws a screen of the measured rows as a PNG", help: help, run: draw)

  private static let help = """
    bench rows: draws a screen of the rows that the feed suite measures, as a PNG

    usage: bench rows --output FILE [--offset PT] [--seed N]

      --output FILE    where to write the picture
      --offset PT      points of feed above the screen (default 0)
      --seed N         the seed of the feed's text (default 42, the suite's)

    example: bench rows --output results/rows.png

    """

  private static func draw(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let options = try call.options(["--output", "--offset", "--seed"])
    guard let path = options["--output"] else {
      call.complain("--output is missing: say where to write the picture (bench rows --help)")
      return .usage
    }
    let offset = try options.integer("--offset", in: 0...1_000_000) ?? 0
    let seed = try options.integer("--seed", in: 0...Int.max) ?? 42
    let screen = RowScreen(writer: RowWriter(seed: UInt64(seed)))
    guard let image = screen.image(atOffset: offset) else {
      call.complain("there is nothing to draw at offset \(offset)")
      return .failure
    }
    return call.save(Array(image.encoded()), at: path)
  }
}
