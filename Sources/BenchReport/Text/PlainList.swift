package import BenchModel

/// The list of benchmarks for a terminal or another program: one line each, the id first.
package enum PlainList {
  /// Id, parameters as `name=value`, metrics, in padded columns. Control characters are shown as
  /// spaces.
  package static func text(_ benchmarks: [Benchmark]) -> String {
    let rows = benchmarks.map { benchmark in
      [
        SingleLine.of(benchmark.id),
        SingleLine.of(
          benchmark.parameters.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: " ")),
        SingleLine.of(benchmark.allMetrics.map(\.name).joined(separator: " ")),
      ]
    }
    let widths = (0..<2).map { column in
      rows.map { DisplayWidth.width(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let padded = (0..<2).filter { widths[$0] > 0 }.map { column in
        DisplayWidth.padded(row[column], to: widths[column])
      }
      return (padded + [row[2]]).joined(separator: "  ") + "\n"
    }.joined()
  }
}
