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

      which of the three comparisons:
        compare A B   two records that exist: exact metrics judged, times only shown
        gate          in CI, on any machine: exact metrics of a fresh run against a committed file
        ab BASE HEAD  is it slower? Both builds, side by side, until each benchmark is decided

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

  static let compare = """
    bench compare: two records held against each other

    usage: bench compare A B [flags]

      A, B             a record file, a saved name, or a git revision with a kept record
      --force          judge what is not comparable all the same, and label every such row
      --fail-on-inconclusive   exit 6 where there is no verdict
      --format F       markdown (default), json, junit
      --json           the same as --format json
      --output FILE    write there instead of to standard output
      --results DIR    the folder of the results (default results)

    Exact metrics need the same toolchain, allocator and definition. Times are judged only where
    both records come from one interleaved session; elsewhere they are shown: use bench ab.

    example: bench compare before latest

    """

  static let gate = """
    bench gate: the exact metrics of a fresh run against the committed baseline

    usage: bench gate [flags]

      --baseline NAME  the saved name to hold the run against (default baseline)
      --filter RE, --skip RE   a part of it
      --force, --fail-on-inconclusive, --format F, --json, --output FILE, --results DIR
                       as for bench compare

    No time is judged. Of what allocates more it names function, file and line, where the baseline
    knows its own. Exit 3: something worsened; 4: a benchmark is missing, or there is no
    baseline; 5: another toolchain or allocator, or counters that are not in charge.

    example: bench gate --format junit --output gate.xml

    """

  static let baseline = """
    bench baseline: what gate holds a run against

    usage: bench baseline update [flags]    measure exact metrics, find where each benchmark
                                            allocates, and write results/baseline.json
           bench baseline show [--json]     print it

      --all, --filter RE, --skip RE   which benchmarks; by default those of bench run
      --results DIR    the folder of the results (default results)

    example: bench baseline update && git add results/baseline.json

    """

  static let ab = """
    bench ab: two revisions, built alike, measured in interleaved pairs

    usage: bench ab BASE [HEAD] [flags]     HEAD is the working tree (.) where it is left out
           bench ab --binaries P Q [flags]  two programs that are there already

      --filter RE, --skip RE   which benchmarks; by default those of bench run with bodies to 250 ms
      --max-pairs N    pairs of a benchmark at the most (8 to 120, default 120)
      --budget S       stop after S seconds; what is undecided then is inconclusive
      --seed N         seed of the order inside the pairs (default: random)
      --product NAME   the program to build (default bench)
      --timeout S      stop a process that takes longer than S seconds (default 120)
      --no-stacks      do not look for the stacks and functions behind what got worse
      --force, --fail-on-inconclusive, --format F, --json, --output FILE, --results DIR
                       as for bench compare

    Builds are kept below .build, so the second time takes seconds. The working tree, its index and
    its stash are left alone. Exit 3: slower, or an exact metric worsened.

    example: bench ab main

    """

  static let calibrate = """
    bench calibrate: how often this gate alarms falsely here, and how often it finds what is there

    usage: bench calibrate [flags]

      --runs N            suite runs without a change under each load (default 20)
      --detection-runs N  suite runs with 1, 2, 3, 5 and 10 % more work (default: as --runs)
      --large-runs N      suite runs of 200 benchmarks, one of them with 10 % more (default 0)
      --loads L,L         quiet, constant, bursts, half-way (default: all four in turn)
      --quiet-only        the same as --loads quiet
      --append            add to the suite runs that are kept already
      --suite-size N      benchmarks of a suite without a change (default 20)
      --max-pairs N       pairs of a benchmark at the most (8 to 120, default 120)
      --seed N            seed of orders and loads (default: random)
      --timeout S         stop a process that takes longer than S seconds (default 120)
      --results DIR       the folder of the results (default results)
      --json              print the rates as JSON instead of the table
      --allow-debug       measure a debug build all the same; its times mean nothing

    Two copies of this program run as base and head of bench ab; for a change, one byte of the head
    makes it do more. Every suite run is added to results/calibration.csv as it ends: raw blocks,
    from which the table is made; it goes to results/calibration.md too. With --runs 0 only that.
    Exit 0: it was measured, whatever came out; 5: what is kept is of another machine or build.

    example: bench calibrate --runs 5 --quiet-only

    """

  static let profile = """
    bench profile: where a benchmark's bytes, time and instructions go, by call stack

    usage: bench profile ID [flags]            one benchmark, by its whole id
           bench profile ID --diff BASE HEAD   the same in two revisions; . is the working tree
           bench profile --diff A B            two kept profiles: files, folders or ids

      --heap           allocations: all bytes, live at the end, live at the peak, leaked
      --cpu            CPU time, sampled by perf where it works, else by the process itself
      --instructions   instructions by function, counted by valgrind
                       (default: --heap --cpu)
      --all-frames     keep the frames of the harness and of the runtime
      --top N          functions in a table (default 20)
      --time S         length of the sampled region (default 2 s)
      --output DIR     where the files go (default results/profiles/ID)
      --json           print the profile in speedscope's format instead of the table
      --results DIR, --timeout S, --product NAME   as for bench ab

    Only the measured region counts: no set-up, no harness. Beside the table it writes KIND.md,
    KIND.speedscope.json and, for each measure, KIND.MEASURE.folded and KIND.MEASURE.svg, a flame
    graph that a browser can search and zoom. Exit 4: nothing could be profiled.

    example: bench profile feed/recycle/text/10000 --heap

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
