// What each finding says, in one place.

extension Diagnosis {
  static func build(isDebug: Bool) -> Finding {
    isDebug
      ? Finding(
        "build", .harmful, "debug: nothing is optimised", remedy: "swift run -c release bench")
      : Finding("build", .good, "release")
  }

  static func sanitizer(_ name: String?) -> Finding {
    guard let name else { return Finding("sanitizer", .good, "none") }
    return Finding(
      "sanitizer", .harmful, "\(name): times are long and allocations are its own",
      remedy: "build without --sanitize")
  }

  static func counters(_ absence: CountersUnavailable?) -> Finding {
    guard let absence else { return Finding("allocation counters", .good, "jemalloc's, in charge") }
    return Finding("allocation counters", .missing, "\(absence)", remedy: absence.remedy)
  }

  static func tool(_ name: String, for use: String, _ finds: (String) -> Bool) -> Finding {
    if finds(name) { return Finding(name, .good, "installed") }
    let package = name == "perf" ? "linux-perf" : name
    return Finding(
      name, .missing, "not installed: \(use) is unavailable", remedy: "apt-get install \(package)")
  }

  static func load(_ system: SystemFiles) -> Finding {
    guard let load = system.load else { return Finding("load", .unknown, "not told") }
    let state = "\(load) on \(system.cores) cores"
    guard load > 0.5 * Double(system.cores) else { return Finding("load", .good, state) }
    return Finding(
      "load", .harmful, "\(state): times are noisier, exact metrics are not affected",
      remedy: "stop other programs, or compare side by side with bench ab")
  }

  static func steal(_ system: SystemFiles) -> Finding {
    guard let share = system.stealShare else { return Finding("steal", .unknown, "not told") }
    let percent = (share * 1000).rounded() / 10
    guard share > 0.01 else {
      return Finding("steal", .good, "\(percent) % of the time since the machine started")
    }
    return Finding(
      "steal", .harmful, "\(percent) % of the time went to the hypervisor's other guests",
      remedy: "use a machine of your own, or compare side by side with bench ab")
  }

  static func governor(_ system: SystemFiles) -> Finding {
    guard let governor = system.governor else {
      return Finding("frequency governor", .unknown, "not told (a virtual machine hides it)")
    }
    guard governor != "performance" else { return Finding("frequency governor", .good, governor) }
    return Finding(
      "frequency governor", .harmful, "\(governor): the clock rate changes as it pleases",
      remedy: "cpupower frequency-set --governor performance")
  }

  static func turbo(_ system: SystemFiles) -> Finding {
    guard let isOn = system.turboIsOn else {
      return Finding("turbo", .unknown, "not told (a virtual machine hides it)")
    }
    guard isOn else { return Finding("turbo", .good, "off") }
    return Finding(
      "turbo", .harmful, "on: rare samples are 3 to 6 % fast",
      remedy: "echo 0 > /sys/devices/system/cpu/cpufreq/boost (as root)")
  }

  static func clock(_ system: SystemFiles) -> Finding {
    guard let source = system.clockSource else {
      return Finding("clock source", .unknown, "not told")
    }
    guard ["hpet", "acpi_pm", "jiffies"].contains(source) else {
      return Finding("clock source", .good, source)
    }
    return Finding(
      "clock source", .harmful, "\(source): reading it is slow and coarse",
      remedy: "echo tsc > /sys/devices/system/clocksource/clocksource0/current_clocksource")
  }

  static func quota(_ system: SystemFiles) -> Finding {
    guard let share = system.processorQuota else {
      return Finding("container limits", .good, "no processor quota")
    }
    return Finding(
      "container limits", .harmful, "\(share) processors: a process that uses them up is stopped",
      remedy: "give the container whole processors (--cpuset-cpus), not a quota (--cpus)")
  }

  static func machine(_ system: SystemFiles) -> Finding {
    guard let hypervisor = system.hypervisor else {
      return Finding("virtualisation", .good, "none")
    }
    return Finding(
      "virtualisation", .harmful,
      "\(hypervisor): neighbours are heard, and there may be no hardware counters",
      remedy: "rely on exact metrics; judge times only side by side")
  }
}
