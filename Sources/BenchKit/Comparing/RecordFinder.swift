internal import BenchModel
internal import BenchRevisions
internal import BenchStore

/// Finds the record that someone means: a file, a saved name, or a git revision that one of the
/// kept records was made of.
struct RecordFinder {
  /// Why there is no record, in words that say what to do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: String

  /// The record called `text`.
  func record(_ text: String) throws(Failure) -> RunRecord {
    do throws(StoreError) {
      return try ResultsFolder(path: folder).load(text)
    } catch {
      guard case .notFound = error else { throw Failure(description: "\(error)") }
      if let record = recordOfRevision(text) { return record }
      throw Failure(description: "\(error)")
    }
  }

  /// A kept record of the commit that `text` names, where git knows such a commit.
  private func recordOfRevision(_ text: String) -> RunRecord? {
    guard let repository = try? Repository(folder: "."),
      let revision = try? repository.resolve(text)
    else { return nil }
    let results = ResultsFolder(path: folder)
    for name in results.savedNames {
      guard let record = try? results.load(name), record.commit.hash == revision.hash,
        record.commit.dirty != true
      else { continue }
      return record
    }
    return nil
  }
}
