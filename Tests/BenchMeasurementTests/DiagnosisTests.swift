import Testing

@testable import BenchMeasurement

private let bad: [String: String] = [
  "/proc/cpuinfo": "processor\t: 0\nflags\t: fpu hypervisor\n",
  "/proc/loadavg": "3.50 0 0 1/2 3\n",
  "/proc/stat": "cpu  100 0 100 700 0 0 0 100 0 0\n",
  "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "powersave\n",
  "/sys/devices/system/cpu/cpufreq/boost": "1\n",
  "/sys/devices/system/clocksource/clocksource0/current_clocksource": "hpet\n",
  "/sys/fs/cgroup/cpu.max": "150000 100000\n",
]

private func diagnosis(_ files: [String: String], isDebug: Bool = false) -> Diagnosis {
  Diagnosis(
    system: SystemFiles { files[$0] }, counters: isDebug ? .notInCharge : nil, isDebug: isDebug,
    sanitizer: isDebug ? "thread sanitizer" : nil, finds: { _ in !isDebug })
}

@Test("everything that harms is found, each with a remedy")
func harmIsFound() {
  let findings = diagnosis(bad, isDebug: true).findings
  let grades = Dictionary(uniqueKeysWithValues: findings.map { ($0.subject, $0.grade) })
  for subject in [
    "build", "sanitizer", "load", "steal", "frequency governor", "turbo", "clock source",
    "container limits", "virtualisation",
  ] { #expect(grades[subject] == .harmful, "\(subject)") }
  for subject in ["allocation counters", "valgrind", "perf"] {
    #expect(grades[subject] == .missing, "\(subject)")
  }
  #expect(findings.allSatisfy { !$0.remedy.isEmpty && !$0.state.isEmpty })
  #expect(findings.contains { $0.state.hasPrefix("10.0 % of the time") })
  #expect(findings.contains { $0.state.hasPrefix("1.5 processors") })
}

@Test("a good machine has nothing to mend, and a silent one nothing to blame")
func goodMachinesAreGood() {
  let good = [
    "/proc/cpuinfo": "processor\t: 0\nflags\t: fpu\n", "/proc/loadavg": "0.10 0 0 1/2 3\n",
    "/proc/stat": "cpu  100 0 100 700 0 0 0 0 0 0\n",
    "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor": "performance\n",
    "/sys/devices/system/cpu/intel_pstate/no_turbo": "1\n",
    "/sys/devices/system/clocksource/clocksource0/current_clocksource": "tsc\n",
    "/sys/fs/cgroup/cpu.max": "max 100000\n",
  ]
  #expect(diagnosis(good).findings.allSatisfy { $0.grade == .good && $0.remedy.isEmpty })
  let silent = diagnosis([:]).findings
  #expect(silent.allSatisfy { $0.grade == .good || $0.grade == .unknown })
}
