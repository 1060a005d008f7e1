/// Why two values must not be held against each other: an aspect in which their runs differ.
package struct Incomparability: Hashable, Sendable {
  /// What differs between the two sides.
  package enum Aspect: String, CaseIterable, Sendable {
    case toolchain, allocator, flags, traits, linking, processor, machine, session
    case definition, parameters, unit, kind, polarity
  }

  package let aspect: Aspect
  /// What the base has.
  package let base: String
  /// What the head has.
  package let head: String

  /// The aspect, if the two sides differ in it.
  init?(_ aspect: Aspect, base: String, head: String) {
    guard base != head else { return nil }
    self.aspect = aspect
    self.base = base
    self.head = head
  }
}

extension Incomparability {
  /// What differs, in words.
  package var reason: String {
    switch aspect {
    case .definition: "the benchmark's definition differs (its plan, seed or revision)"
    case .session: "the sides were not measured in one interleaved session"
    case .machine: "the sides were measured on different machines"
    default: "the \(name) differs (\(base.orNone) and \(head.orNone))"
    }
  }

  /// What makes the two comparable again, in words.
  package var remedy: String {
    switch aspect {
    case .session, .machine: "only bench ab can judge time: it measures both builds in pairs"
    case .toolchain, .allocator, .flags, .traits, .linking, .processor:
      "measure both sides alike, or renew the baseline: bench baseline update"
    case .definition, .parameters, .unit, .kind, .polarity:
      "it is another benchmark now; renew the baseline: bench baseline update"
    }
  }

  private var name: String {
    switch aspect {
    case .toolchain: "Swift toolchain"
    case .flags: "set of build flags"
    case .traits: "set of package traits"
    case .linking: "linking of the Swift runtime"
    case .processor: "processor model"
    case .parameters: "set of parameters"
    case .unit: "metric's unit"
    case .kind: "metric's kind"
    case .polarity: "metric's better direction"
    case .allocator, .machine, .session, .definition: aspect.rawValue
    }
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }
}
