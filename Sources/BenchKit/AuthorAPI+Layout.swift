// How an author lays out a suite's part of the report.
public import BenchReport

/// A suite's part of the report: tables, charts, its sentence of the conclusion.
public typealias SectionLayout = BenchReport.SectionLayout
/// A table: which benchmarks stand in its rows, what in its columns.
public typealias TableLayout = BenchReport.TableLayout
/// A row of a table.
public typealias TableRow = BenchReport.TableRow
/// A column of a table.
public typealias TableColumn = BenchReport.TableColumn
/// A chart of recorded series.
public typealias ChartLayout = BenchReport.ChartLayout
/// An axis of a chart.
public typealias ChartAxis = BenchReport.ChartAxis
/// What a run found, for captions and conclusions.
public typealias Findings = BenchReport.Findings
