// What a benchmark's author sees through this one module. The types live in the rooms below it.
public import BenchModel
public import BenchStatistics

/// A named body with its parameters and its plan.
public typealias Benchmark = BenchModel.Benchmark
/// What a body talks to while it runs.
public typealias Block = BenchModel.Block
/// What is measured: name, unit, kind, direction.
public typealias Metric = BenchModel.Metric
/// The unit of a metric.
public typealias Unit = BenchModel.Unit
/// A benchmark's parameters.
public typealias Parameters = BenchModel.Parameters
/// How one benchmark is measured.
public typealias MeasurementPlan = BenchModel.MeasurementPlan
/// What a body throws where there is nothing to measure.
public typealias Skipped = BenchModel.Skipped
/// The seeded generator of workloads.
public typealias SplitMix64 = BenchStatistics.SplitMix64
/// What one operation gets through, for metrics of throughput.
public typealias Throughput = BenchModel.Throughput
/// How an author expects a benchmark's memory to grow.
public typealias ExpectedGrowth = BenchModel.ExpectedGrowth
/// A curve of an author's own.
public typealias Curve = BenchModel.Curve
