internal import BenchMeasurement

/// `bench doctor`: what on this machine harms measurements.
enum DoctorVerb {
  static let verb = Verb(
    "doctor", summary: "what on this machine harms measurements, with remedies",
    help: HelpText.doctor, run: run)

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let arguments = try Arguments(
      call.arguments, grammar: Arguments.Grammar(flags: ["--json"]))
    let findings = Diagnosis.ofThisMachine().findings
    call.write(arguments.flags.contains("--json") ? json(findings) : text(findings))
    return .success
  }

  static func text(_ findings: [Diagnosis.Finding]) -> String {
    let width = findings.map(\.subject.count).max() ?? 0
    let lines = findings.map { finding in
      let padding = String(repeating: " ", count: width - finding.subject.count)
      let remedy = finding.remedy.isEmpty ? "" : "\n\(indent(width))remedy: \(finding.remedy)"
      return "\(mark(finding.grade)) \(finding.subject)\(padding)  \(finding.state)\(remedy)"
    }
    let bad = findings.count { $0.grade == .harmful || $0.grade == .missing }
    let sum = bad == 0 ? "Nothing to mend." : "\(bad) of \(findings.count) could be better."
    return (lines + [sum]).joined(separator: "\n") + "\n"
  }

  private static func indent(_ width: Int) -> String {
    String(repeating: " ", count: width + 10)
  }

  private static func mark(_ grade: Diagnosis.Finding.Grade) -> String {
    switch grade {
    case .good: "good   "
    case .harmful: "harmful"
    case .missing: "missing"
    case .unknown: "unknown"
    }
  }

  private static func json(_ findings: [Diagnosis.Finding]) -> String {
    let objects = findings.map { finding in
      let pairs = [
        ("grade", finding.grade.rawValue), ("remedy", finding.remedy), ("state", finding.state),
        ("subject", finding.subject),
      ]
      let members = pairs.map { "\(JSONText.string($0)):\(JSONText.string($1))" }
      return "{\(members.joined(separator: ","))}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }
}
