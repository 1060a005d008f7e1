internal import CBenchSupport

/// Reads facts about the machine out of /proc, /sys and the control group.
///
/// What is not there is nil: a container may hide any of it.
package struct SystemFiles {
  /// The text of a file, or nil.
  let read: (String) -> String?

  /// The folder for temporary files.
  package static var temporaryFolder: String {
    tm_variable("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  /// Reads a file of this machine, up to 1 MiB.
  static func readFile(_ path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
      let read = buffer.withMemoryRebound(to: CChar.self) { text in
        tm_read_file(path, text.baseAddress, text.count)
      }
      count = max(0, read)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The first line of a file.
  func line(_ path: String) -> String? {
    read(path)?.split(separator: "\n").first.map(String.init)
  }

  /// The processor's model name, without the frequency that some makers put in it.
  var cpuModel: String? { field("model name", in: "/proc/cpuinfo") }

  /// Processors that this system has online.
  var cores: Int {
    let entries = read("/proc/cpuinfo")?.split(separator: "\n") ?? []
    return max(1, entries.count { $0.hasPrefix("processor") })
  }

  /// A line of /proc/meminfo in bytes.
  func memory(_ name: String) -> Int? {
    let kibibytes = field(name, in: "/proc/meminfo")?.split(separator: " ").first
    return kibibytes.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// Memory that can still be taken: what the system has, or less where the control group says so.
  var availableMemory: Int? {
    let system = memory("MemAvailable")
    guard let limit = line("/sys/fs/cgroup/memory.max").flatMap({ Int($0) }),
      let used = line("/sys/fs/cgroup/memory.current").flatMap({ Int($0) })
    else { return system }
    return min(system ?? .max, max(0, limit - used))
  }

  /// The load average over one minute.
  var load: Double? {
    line("/proc/loadavg")?.split(separator: " ").first.flatMap { Double($0) }
  }

  /// Ticks that the hypervisor gave to others since the machine started.
  var stealTicks: Int? {
    let fields = line("/proc/stat")?.split(separator: " ") ?? []
    return fields.count > 8 ? Int(fields[8]) : nil
  }

  /// The frequency governor of the first processor.
  var governor: String? { line("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor") }

  /// What runs this machine as a guest, or nil on bare metal.
  var hypervisor: String? {
    let flags = field("flags", in: "/proc/cpuinfo")?.split(separator: " ") ?? []
    guard flags.contains("hypervisor") else { return nil }
    return line("/sys/devices/virtual/dmi/id/sys_vendor") ?? "a hypervisor"
  }

  /// True where the Swift runtime is part of the program.
  var linksStatically: Bool { read("/proc/self/maps")?.contains("libswiftCore.so") != true }

  private func field(_ name: String, in path: String) -> String? {
    for line in read(path)?.split(separator: "\n") ?? [] where line.hasPrefix(name) {
      let value = line.drop { $0 != ":" }.dropFirst().drop { $0 == " " || $0 == "\t" }
      return String(value)
    }
    return nil
  }
}
