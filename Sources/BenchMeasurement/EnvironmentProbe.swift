package import BenchModel
internal import CBenchSupport

/// Finds out what machine and build this is, from /proc and from the compiler.
///
/// `begin` before a run, `end` after it, and the difference in load and steal is in the record.
package struct EnvironmentProbe {
  private let system: SystemFiles

  /// A probe that reads this machine.
  package init() { system = SystemFiles(read: SystemFiles.readFile) }

  /// A probe that reads a described machine, for tests.
  package init(read: @escaping (String) -> String?) { system = SystemFiles(read: read) }

  /// The environment at the beginning of a run.
  package func begin() -> Environment {
    let kernel = system.line("/proc/sys/kernel/osrelease").map { "Linux \($0)" } ?? "unknown"
    let memory = system.memory("MemTotal") ?? 0
    let cpu = system.cpuModel ?? "unknown"
    let cores = system.cores
    var environment = Environment(
      fingerprint: StableHash(
        [cpu, String(cores), kernel, String(memory >> 28)].joined(separator: "\n")
      ).digits, cpu: cpu,
      cores: cores, kernel: kernel, memoryBytes: memory, availableBytes: system.availableMemory,
      swift: Build.compiler, allocator: Allocator.name, flags: Build.flags,
      linking: system.linksStatically ? "static" : "dynamic", traits: Build.traits,
      loadBefore: system.load, virtualization: system.hypervisor)
    environment.warnings = warnings(environment)
    return environment
  }

  /// The steal ticks so far; the difference of two readings belongs to a run.
  package func stealTicks() -> Int? { system.stealTicks }

  /// Completes the environment at the end of a run that began with `stealBefore`.
  package func end(_ environment: Environment, stealBefore: Int?) -> Environment {
    var ended = environment
    ended.loadAfter = system.load
    if let before = stealBefore, let after = system.stealTicks, after >= before {
      ended.stealTicks = after - before
    }
    return ended
  }

  private func warnings(_ environment: Environment) -> [String] {
    var warnings: [String] = []
    if environment.flags.contains("debug") {
      warnings.append("This is a debug build: its times mean nothing. Use swift run -c release.")
    }
    if let load = environment.loadBefore, load > 0.5 * Double(environment.cores) {
      warnings.append(
        "The machine was busy (load \(load) on \(environment.cores) cores): times are noisier. "
          + "Exact metrics are not affected.")
    }
    if let governor = system.governor, governor != "performance" {
      warnings.append(
        "The CPU frequency governor is \(governor): set it to performance for steadier times.")
    }
    return warnings
  }
}

/// Facts that the compiler knows about this build.
package enum Build {
  /// True where nothing was optimised.
  package static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  static var flags: [String] { isDebug ? ["debug"] : ["release"] }

  static var traits: [String] {
    #if Jemalloc
      ["Jemalloc"]
    #else
      []
    #endif
  }

  /// The compiler's version, with the revision of its LLVM, which tells two builds of one version
  /// apart.
  static var compiler: String {
    let words = String(cString: tm_compiler_revision()).split { !$0.isHexDigit }
    guard let revision = words.last(where: { $0.count == 40 }) else { return version }
    return "\(version) (llvm \(revision.prefix(9)))"
  }

  private static var version: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3.2)
      "6.3.2 or newer"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
