internal import BenchModel
internal import BenchReport
internal import BenchStore

/// Prints profiles and keeps them as files.
struct ProfileOutput {
  let options: ProfileOptions
  let call: Verb.Call

  /// Prints the tables, or with `--json` the profiles in speedscope's format.
  func show(_ profiles: [(kind: ProfileKind, profile: StackProfile)]) {
    for (index, entry) in profiles.enumerated() {
      if options.isJSON {
        call.write(SpeedscopeJSON.text(of: entry.profile))
      } else {
        call.write((index == 0 ? "" : "\n") + table(of: entry.profile))
      }
    }
  }

  /// Writes the profile's files: the tables, the whole profile, and of each measure the folded
  /// stacks and the picture.
  func keep(_ kind: ProfileKind, _ profile: StackProfile) -> ExitCode {
    let pictured: RuntimeFrames = options.showsAllFrames ? .shown : .called
    var files: [(ProfileFile, String)] = [
      (.report(kind: kind.rawValue), table(of: profile)),
      (.speedscope(kind: kind.rawValue), SpeedscopeJSON.text(of: profile)),
    ]
    for view in ProfileView.all(of: profile, runtime: pictured) where view.total > 0 {
      let name = view.measure.name
      files += [
        (.folded(kind: kind.rawValue, measure: name), FoldedStacks.text(of: view)),
        (.flameGraph(kind: kind.rawValue, measure: name), FlameGraph(view).text),
      ]
    }
    return write(files, of: profile.origin.benchmark)
  }

  private func table(of profile: StackProfile) -> String {
    let runtime: RuntimeFrames = options.showsAllFrames ? .shown : .folded
    return ProfileTable(ProfileView.all(of: profile, runtime: runtime), rows: options.rows).text
  }

  /// Writes files of the benchmark `id`, all or nothing each, and says where they are.
  func write(_ files: [(file: ProfileFile, text: String)], of id: String) -> ExitCode {
    let results = ResultsFolder(path: options.results)
    let folder = options.output ?? results.profileFolder(of: id)
    do throws(StoreError) {
      for file in files { try results.write(file.text, to: file.file, inFolder: folder) }
    } catch {
      call.complain("\(error)")
      return .failure
    }
    let names = files.map(\.file.name).joined(separator: ", ")
    call.console.message("bench: wrote to \(folder): \(names)\n")
    return .success
  }
}
