import BenchKit
import FeedBenchmarks
import MaterialisationBenchmarks
import WrapBenchmarks

Tool(
  suites: [MaterialisationSuite.suite, FeedSuite.suite, WrapSuite.suite, .harness],
  verbs: [RowsVerb.verb, ReplayVerb.verb]
).main()
