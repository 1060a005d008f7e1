internal import BenchAnalysis
internal import BenchReport
internal import BenchStore
internal import CBenchSupport

/// Prints a comparison, tells a CI system of it where one listens, and ends with the verdict line.
struct ComparisonOutput {
  let options: ComparisonOptions
  let call: Verb.Call
  /// What is printed below the comparison, where it is printed as Markdown.
  var more: (Comparison) -> String = { _ in "" }

  /// Shows `comparison` and ends with the code that follows from it.
  func show(_ comparison: Comparison) -> ExitCode {
    let code = comparison.exitCode(failsOnInconclusive: options.failsOnInconclusive)
    return show(comparison, as: ExitCode(rawValue: Int32(code)) ?? .failure)
  }

  /// Shows `comparison` and ends with `code`.
  func show(_ comparison: Comparison, as code: ExitCode) -> ExitCode {
    var code = code
    let text = text(of: comparison, exit: Int(code.rawValue))
    if let path = options.output {
      let saved = call.save(Array(text.utf8), at: path)
      code = ExitCode.gravest([code, saved])
    } else {
      call.write(text)
    }
    tellGitHub(comparison)
    call.console.message(VerdictLine.text(comparison.tally, exit: Int(code.rawValue)) + "\n")
    return code
  }

  /// A file is read where Markdown is rendered, standard output as it is.
  private func text(of comparison: Comparison, exit: Int) -> String {
    switch options.format {
    case .markdown:
      ComparisonMarkdown(for: options.output == nil ? .terminal : .pullRequest).text(of: comparison)
        + more(comparison)
    case .json: ComparisonJSON.text(of: comparison, exit: exit)
    case .junit: ComparisonJUnit.text(of: comparison)
    }
  }

  /// Annotations and the step's summary, where the run is a step of a GitHub workflow.
  private func tellGitHub(_ comparison: Comparison) {
    guard variable("GITHUB_ACTIONS") == "true" else { return }
    call.console.message(ComparisonAnnotations.text(of: comparison))
    guard let path = variable("GITHUB_STEP_SUMMARY") else { return }
    let block = Array(ComparisonMarkdown(for: .pullRequest).text(of: comparison).utf8)
    let error = block.withUnsafeBytes { tm_append_file(path, $0.baseAddress, $0.count) }
    if error != 0 { call.complain("\(path): the step's summary could not be written") }
  }

  private func variable(_ name: String) -> String? {
    tm_variable(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
