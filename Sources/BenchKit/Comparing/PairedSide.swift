internal import BenchMeasurement
internal import BenchModel

/// One of the two builds that are measured in pairs.
struct PairedSide {
  /// What the person calls it.
  let name: String
  /// The commit that it was built from.
  let commit: Commit
  /// Starts its workers.
  let process: WorkerProcess
  /// What it can measure.
  let catalogue: Catalogue

  /// Asks `program` for its catalogue; the error says what to do.
  init(name: String, program: String, commit: Commit, timeoutSeconds: Int) throws(PairedRunError) {
    var process = WorkerProcess()
    process.program = program
    process.timeoutSeconds = UInt64(timeoutSeconds)
    switch process.catalogue() {
    case .success(let catalogue): self.catalogue = catalogue
    case .failure(.interrupted): throw .interrupted
    case .failure(.failed(let reason)): throw .noCatalogue(name, reason: reason)
    }
    self.name = name
    self.commit = commit
    self.process = process
  }
}

/// Why two builds could not be measured in pairs.
enum PairedRunError: Error, Equatable, CustomStringConvertible {
  /// The build does not answer, or in a language of another version.
  case noCatalogue(String, reason: String)
  /// Nothing was selected that either side has.
  case nothingSelected
  /// The person at the keyboard stopped it.
  case interrupted

  var description: String {
    switch self {
    case .noCatalogue(let name, let reason):
      "\(name) does not say what it can measure (\(reason)); it may be from before bench ab: "
        + "choose a newer revision"
    case .nothingSelected: "no benchmark of either side matches; bench list shows what there is"
    case .interrupted: "interrupted; nothing was written"
    }
  }
}
