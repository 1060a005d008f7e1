/// The files that a profiled worker, or the tool that watches it, leaves in the profile's folder.
enum CpuDumpFile: String {
  /// The region's times, its samples and the process's mappings, by the worker.
  case samples = "cpu-samples.txt"
  /// perf's own file.
  case perf = "perf.data"
  /// callgrind's own file.
  case callgrind = "callgrind.out"

  /// The file's path in a folder.
  func path(in folder: String) -> String { "\(folder)/\(rawValue)" }
}
