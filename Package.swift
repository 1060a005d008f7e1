// swift-tools-version: 6.2
import PackageDescription

// The manifest is the architecture: a target is a room, its dependencies are the doors.
// Tests/HouseTests reads the imports of every file against this list.

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

/// Links jemalloc only where the trait `Jemalloc` is on.
let jemalloc = Target.Dependency.target(name: "CJemalloc", condition: .when(traits: ["Jemalloc"]))

func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func workload(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Benchmarks/\(name)", swiftSettings: strict)
}

/// A suite of benchmarks.
func suite(_ name: String) -> Target {
  workload(name, ["BenchKit", "InfiniteScroll", "Workloads"])
}

func test(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "Treadmill",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "InfiniteScroll", targets: ["InfiniteScroll"]),
    .library(name: "BenchKit", targets: ["BenchKit"]),
    .executable(name: "bench", targets: ["bench"]),
  ],
  traits: [
    .default(enabledTraits: ["Jemalloc"]),
    .trait(name: "Jemalloc", description: "Count allocations and bytes exactly with jemalloc."),
  ],
  targets: [
    // The engines.
    room("InfiniteScroll"),
    room("Scenario", ["InfiniteScroll"]),

    // The harness, from values to effects.
    room("BenchModel"),
    room("BenchStatistics"),
    .target(name: "CBenchSupport", cSettings: strictC),
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]),
    room("BenchMeasurement", ["BenchModel", "CBenchSupport", jemalloc]),
    room("BenchAnalysis", ["BenchModel", "BenchStatistics"]),
    room("BenchReport", ["BenchModel", "BenchStatistics", "BenchAnalysis"]),
    room("BenchStore", ["BenchModel"]),
    room("BenchRevisions", ["BenchModel", "CBenchSupport"]),
    room("BenchProfile", ["BenchModel", "CBenchSupport"]),
    room(
      "BenchKit",
      [
        "BenchAnalysis", "BenchModel", "BenchStatistics", "BenchMeasurement", "BenchReport",
        "BenchProfile", "BenchRevisions", "BenchStore", "CBenchSupport",
      ]),

    // What is measured.
    workload("Workloads", ["InfiniteScroll", "BenchKit"]),
    suite("MaterialisationBenchmarks"),
    suite("FeedBenchmarks"),
    suite("WrapBenchmarks"),
    suite("LoopBenchmarks"),
    suite("ExtentBenchmarks"),
    suite("PagingBenchmarks"),
    suite("WindowBenchmarks"),
    suite("PagerBenchmarks"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "BenchKit", "Scenario", "Workloads", "MaterialisationBenchmarks", "FeedBenchmarks",
        "WrapBenchmarks", "LoopBenchmarks", "ExtentBenchmarks", "PagingBenchmarks",
        "WindowBenchmarks", "PagerBenchmarks",
      ],
      path: "Benchmarks/bench", swiftSettings: strict),

    test("HouseTests", []),
    test("InfiniteScrollTests", ["InfiniteScroll"]),
    test("ScenarioTests", ["Scenario", "BenchRevisions", "BenchStatistics", "bench"]),
    test("BenchModelTests", ["BenchModel"]),
    test("BenchStatisticsTests", ["BenchStatistics"]),
    test(
      "BenchMeasurementTests",
      ["BenchMeasurement", "BenchModel", "BenchStatistics", "CBenchSupport"]),
    test("BenchAnalysisTests", ["BenchAnalysis", "BenchModel", "BenchStatistics"]),
    test(
      "BenchReportTests", ["BenchReport", "BenchAnalysis", "BenchModel", "BenchStatistics"],
      exclude: ["Goldens"]),
    test("BenchStoreTests", ["BenchStore", "BenchModel", "BenchStatistics"]),
    test("BenchRevisionsTests", ["BenchRevisions", "BenchModel"]),
    test(
      "BenchProfileTests",
      ["BenchProfile", "BenchMeasurement", "BenchModel", "CBenchSupport", "FixtureBench"]),
    test(
      "BenchKitTests",
      [
        "BenchAnalysis", "BenchKit", "BenchMeasurement", "BenchModel", "BenchProfile",
        "BenchReport", "BenchRevisions", "BenchStatistics", "BenchStore", "FixtureBench",
      ]),
    .executableTarget(
      name: "FixtureBench", dependencies: ["BenchKit", "InfiniteScroll"],
      path: "Tests/FixtureBench",
      swiftSettings: strict),
    test(
      "SuiteTests",
      [
        "BenchKit", "BenchReport", "MaterialisationBenchmarks", "FeedBenchmarks", "WrapBenchmarks",
        "LoopBenchmarks", "ExtentBenchmarks", "PagingBenchmarks", "WindowBenchmarks",
        "PagerBenchmarks", "InfiniteScroll", "Workloads",
      ]),
    test("WorkloadsTests", ["Workloads", "InfiniteScroll"]),
  ],
  swiftLanguageModes: [.v6]
)
