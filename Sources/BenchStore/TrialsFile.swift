package import BenchModel

/// The file that the raw blocks of trials are kept in: `calibration.csv` in a folder of results.
///
/// Replaced whole after every suite, so that a killed run loses one suite and never the file.
package struct TrialsFile: Equatable, Sendable {
  private let folder: String
  private let file: StoredFile

  package init(folder: String) {
    self.folder = folder
    file = StoredFile(Path(folder).appending("calibration.csv"))
  }

  /// The file's path.
  package var path: String { file.path.text }

  /// Makes the folder and writes a file in it, so that a run fails at its start and not at its end.
  package func prepare() throws(StoreError) {
    let folder = Folder(Path(folder))
    try folder.create()
    try folder.probe()
    if let reason = file.obstacle { throw file.unwritable(reason) }
  }

  /// What the file holds; nil where there is none.
  package func trials() throws(StoreError) -> GateTrials? {
    guard file.exists else { return nil }
    return try GateTrials(text: file.contents(), file: path)
  }

  /// Puts `trials` in the place of what the file holds.
  package func save(_ trials: GateTrials) throws(StoreError) {
    try file.replace(with: trials.text)
  }

  /// Writes the table, `calibration.md`, beside the file.
  package func save(table: String) throws(StoreError) {
    try StoredFile(Path(folder).appending("calibration.md")).replace(with: table)
  }
}
