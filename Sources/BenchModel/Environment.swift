/// The machine and the build that a run was made with.
///
/// What could not be found out is nil, or says so among the warnings.
package struct Environment: Equatable, Sendable {
  /// A hash of what makes times comparable: processor, cores, kernel, memory.
  package var fingerprint: String
  /// The processor's model name.
  package var cpu: String
  package var cores: Int
  package var kernel: String
  package var memoryBytes: Int
  /// Memory that was free to take when the run began.
  package var availableBytes: Int?
  /// The compiler's version.
  package var swift: String
  /// Name and version, for example `jemalloc 5.3.0`.
  package var allocator: String
  /// Build flags worth knowing: `release`, `debug`, sanitizers.
  package var flags: [String]
  /// How the Swift runtime is linked: `static` or `dynamic`.
  package var linking: String
  /// The package traits that the build has.
  package var traits: [String]
  /// Load average over one minute when the run began.
  package var loadBefore: Double?
  /// Load average over one minute when the run ended.
  package var loadAfter: Double?
  /// Ticks of processor time that the hypervisor gave to others during the run.
  package var stealTicks: Int?
  /// The hypervisor, or nil on bare metal.
  package var virtualization: String?
  /// What may harm the measurements, each a sentence with a remedy.
  package var warnings: [String]

  package init(
    fingerprint: String, cpu: String, cores: Int, kernel: String, memoryBytes: Int,
    availableBytes: Int? = nil, swift: String, allocator: String, flags: [String], linking: String,
    traits: [String], loadBefore: Double? = nil, loadAfter: Double? = nil, stealTicks: Int? = nil,
    virtualization: String? = nil, warnings: [String] = []
  ) {
    self.fingerprint = fingerprint
    self.cpu = cpu
    self.cores = cores
    self.kernel = kernel
    self.memoryBytes = memoryBytes
    self.availableBytes = availableBytes
    self.swift = swift
    self.allocator = allocator
    self.flags = flags
    self.linking = linking
    self.traits = traits
    self.loadBefore = loadBefore
    self.loadAfter = loadAfter
    self.stealTicks = stealTicks
    self.virtualization = virtualization
    self.warnings = warnings
  }
}
