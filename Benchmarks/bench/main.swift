import BenchKit
import ExtentBenchmarks
import FeedBenchmarks
import LoopBenchmarks
import MaterialisationBenchmarks
import PagerBenchmarks
import PagingBenchmarks
import WindowBenchmarks
import WrapBenchmarks

Tool(
  suites: [
    MaterialisationSuite.suite, FeedSuite.suite, WrapSuite.suite, LoopSuite.suite,
    ExtentSuite.suite, PagingSuite.suite, WindowSuite.suite, PagerSuite.suite, .harness,
  ],
  verbs: [RowsVerb.verb, ReplayVerb.verb]
).main()
