import Testing

@testable import BenchMeasurement

private let machine: [String: String] = [
  "/proc/cpuinfo": """
  processor\t: 0
  model name\t: Some CPU @ 3.00GHz
  flags\t\t: fpu hypervisor sse

  processor\t: 1
  model name\t: Some CPU @ 3.00GHz
  """,
  "/proc/meminfo": "MemTotal:       2048 kB\nMemFree: 1 kB\nMemAvailable:   1024 kB\n",
  "/proc/sys/kernel/osrelease": "6.1.0-x\n",
  "/proc/loadavg": "1.50 0.30 0.20 1/78 1684\n",
  "/proc/stat": "cpu  1 2 3 4 5 6 7 88 0 0\ncpu0 1 2\n",
  "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "powersave\n",
  "/proc/self/maps": "7f00 r-xp /usr/lib/libswiftCore.so\n",
  "/sys/devices/virtual/dmi/id/sys_vendor": "Maker\n",
]

private func probe(_ changes: [String: String?] = [:]) -> EnvironmentProbe {
  var files = machine
  for (path, text) in changes { files[path] = text }
  return EnvironmentProbe { [files] in files[$0] }
}

@Test("the probe reads processor, cores, kernel, memory, load, steal and linking")
func factsAreRead() {
  let environment = probe().begin()
  #expect(environment.cpu == "Some CPU @ 3.00GHz")
  #expect(environment.cores == 2)
  #expect(environment.kernel == "Linux 6.1.0-x")
  #expect(environment.memoryBytes == 2048 * 1024)
  #expect(environment.availableBytes == 1024 * 1024)
  #expect(environment.loadBefore == 1.5)
  #expect(environment.linking == "dynamic")
  #expect(environment.virtualization == "Maker")
  #expect(probe().stealTicks() == 88)
  #expect(probe().end(environment, stealBefore: 80).stealTicks == 8)
  #expect(environment.warnings.contains { $0.contains("powersave") })
  #expect(environment.warnings.contains { $0.contains("busy (load 1.5 on 2 cores)") })
}

@Test("the control group's limit counts where it is lower")
func controlGroupsLimit() {
  let limited = probe([
    "/sys/fs/cgroup/memory.max": "500000\n", "/sys/fs/cgroup/memory.current": "200000\n",
  ])
  #expect(limited.begin().availableBytes == 300_000)
  let unlimited = probe([
    "/sys/fs/cgroup/memory.max": "max\n", "/sys/fs/cgroup/memory.current": "200000\n",
  ])
  #expect(unlimited.begin().availableBytes == 1024 * 1024)
}

@Test("a machine that hides everything gives unknowns and no crash")
func hiddenFactsAreUnknown() {
  let environment = EnvironmentProbe { _ in nil }.begin()
  #expect(environment.cpu == "unknown")
  #expect(environment.cores == 1)
  #expect(environment.availableBytes == nil)
  #expect(environment.loadBefore == nil)
  #expect(environment.virtualization == nil)
}

@Test("the fingerprint is that of the hardware and the kernel, not of the moment")
func fingerprintsAreStable() {
  let one = probe().begin().fingerprint
  #expect(one == probe(["/proc/loadavg": "0.0 0 0 1/2 3\n"]).begin().fingerprint)
  #expect(one != probe(["/proc/sys/kernel/osrelease": "6.2\n"]).begin().fingerprint)
  #expect(one.count == 16)
}

@Test("this machine's own facts can be read")
func thisMachineIsRead() {
  let environment = EnvironmentProbe().begin()
  #expect(environment.cpu != "unknown")
  #expect(environment.memoryBytes > 1 << 24)
  #expect(environment.swift.hasPrefix("6."))
}
