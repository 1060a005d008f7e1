internal import CBenchSupport

/// What on this machine harms measurements, and what can be done about it.
package struct Diagnosis: Equatable, Sendable {
  /// One thing that was looked at.
  package struct Finding: Equatable, Sendable {
    /// How good it is.
    package enum Grade: String, Sendable {
      /// Nothing to do.
      case good
      /// Measurements suffer.
      case harmful
      /// Some metrics are unavailable.
      case missing
      /// The system does not say.
      case unknown
    }

    /// What was looked at.
    package var subject: String
    package var grade: Grade
    /// What was found.
    package var state: String
    /// What to do; empty where nothing is to be done.
    package var remedy: String

    package init(_ subject: String, _ grade: Grade, _ state: String, remedy: String = "") {
      self.subject = subject
      self.grade = grade
      self.state = state
      self.remedy = remedy
    }
  }

  /// The findings, in the order in which a person would act on them.
  package var findings: [Finding]

  /// Looks at this machine and this build.
  package static func ofThisMachine() -> Diagnosis {
    Diagnosis(
      system: SystemFiles(read: SystemFiles.readFile), counters: JemallocCounters.absence,
      isDebug: Build.isDebug, sanitizer: Build.sanitizer, finds: { Callgrind.find($0) != nil })
  }

  /// Looks at a described machine.
  init(
    system: SystemFiles, counters: CountersUnavailable?, isDebug: Bool, sanitizer: String?,
    finds: (String) -> Bool
  ) {
    findings = [
      Self.build(isDebug: isDebug), Self.sanitizer(sanitizer), Self.counters(counters),
      Self.tool("valgrind", for: "instruction counts", finds),
      Self.tool("perf", for: "the CPU profile by hardware timer", finds), Self.load(system),
      Self.steal(system), Self.governor(system), Self.turbo(system), Self.clock(system),
      Self.quota(system), Self.machine(system),
    ]
  }
}

extension JemallocCounters {
  /// Why the exact counters are not in charge of this process; nil where they are.
  package static var absence: CountersUnavailable? {
    if case .failure(let reason) = install() { reason } else { nil }
  }
}

extension Build {
  /// The sanitizer that this program was built with.
  static var sanitizer: String? {
    if tm_has_address_sanitizer() != 0 { return "address sanitizer" }
    return tm_has_thread_sanitizer() != 0 ? "thread sanitizer" : nil
  }
}
