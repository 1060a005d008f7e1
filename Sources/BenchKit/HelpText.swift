/// The texts of `--help`.
///
/// They speak of `bench`; an author's own tool shows them with its own name.
enum HelpText {
  /// `text` as the tool called `program` shows it.
  static func text(_ text: String, of program: String) -> String {
    program == "bench" ? text : text.replacing(/\bbench\b/, with: program)
  }

  /// What `bench --help` prints.
  static func overview(_ verbs: [Verb]) -> String {
    let width = verbs.map(\.name.count).max() ?? 0
    let table = verbs.map { verb in
      let padding = String(repeating: " ", count: width - verb.name.count)
      return "  \(verb.name)\(padding)  \(verb.summary)"
    }
    return """
      bench: benchmarks whose verdicts can be believed

      usage: bench [verb] [arguments]      bench alone is bench run
             bench VERB --help             what a verb does, with an example

      verbs:
      \(table.joined(separator: "\n"))

      exit codes:
        0  fine, improvements included        3  regression
        1  something failed, said on stderr   4  missing benchmark, or nothing measured
        2  wrong use                          5  not comparable
        130  interrupted                      6  inconclusive, where a verdict was demanded

      Results go to standard output, everything else to standard error: bench > report.md is clean.

      """
  }

  static let run = """
    bench run: measures, prints the report as Markdown, and keeps the record

    usage: bench [run] [flags]

      --quick          a first look in seconds: fewer blocks, so wider intervals
      --all            every suite, not only those that run by default
      --filter RE      only benchmarks whose id matches the regular expression, of every suite;
                       may be repeated: whatever matches any
      --skip RE        without those whose id matches
      --tag NAME       only benchmarks with this tag, of every suite
      --param K=V      only benchmarks whose parameter K is V; may be repeated
      --shard I/N      the I-th of N equal parts
      --blocks N       processes for each timed benchmark (default 15, quick 3)
      --time S         stop taking blocks after S seconds
      --instructions   count instructions too, with valgrind: about two seconds a benchmark
      --timeout S      stop a process that takes longer than S seconds (default 120)
      --seed N         seed of the order of the blocks (default 1)
      --save NAME      also keep record, report and charts as results/NAME.*
      --results DIR    the folder of the results (default results)
      --json           print the record as JSON instead of the report
      --allow-debug    measure a debug build all the same; its times mean nothing

    Writes results/latest.json, results/latest.md and the charts as results/latest.*.svg.

    example: bench --filter '^feed/' --quick > feed.md

    """

  static let doctor = """
    bench doctor: what on this machine harms measurements, each with a remedy

    usage: bench doctor [--json]

      --json           an array of objects with subject, grade, state and remedy

    Grades: good, harmful (times suffer), missing (some metrics are unavailable), unknown.

    example: bench doctor

    """

  static let list = """
    bench list: the benchmarks, one a line, with parameters and metrics

    usage: bench list [--filter RE] [--json]

      --filter RE      only benchmarks whose id matches the regular expression; may be repeated:
                       whatever matches any
      --json           an array of objects with id, parameters and metrics

    example: bench list --filter recycle

    """
}
