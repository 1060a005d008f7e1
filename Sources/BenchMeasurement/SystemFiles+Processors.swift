// Facts about the processors that only some systems tell.

extension SystemFiles {
  /// The share of all processor time since the start that the hypervisor gave to others.
  var stealShare: Double? {
    let fields = (line("/proc/stat")?.split(separator: " ") ?? []).dropFirst().compactMap {
      Double($0)
    }
    let total = fields.prefix(8).reduce(0, +)
    return fields.count >= 8 && total > 0 ? fields[7] / total : nil
  }

  /// Whether processors may run above their nominal rate.
  var turboIsOn: Bool? {
    if let boost = line("/sys/devices/system/cpu/cpufreq/boost") { return boost == "1" }
    return line("/sys/devices/system/cpu/intel_pstate/no_turbo").map { $0 == "0" }
  }

  /// What the kernel tells the time by.
  var clockSource: String? {
    line("/sys/devices/system/clocksource/clocksource0/current_clocksource")
  }

  /// Processors that the control group's quota comes to; nil where there is none.
  var processorQuota: Double? {
    let fields = line("/sys/fs/cgroup/cpu.max")?.split(separator: " ").compactMap { Double($0) }
    guard let fields, fields.count == 2, fields[1] > 0 else { return nil }
    return fields[0] / fields[1]
  }
}
