import Glibc

extension CommandRunner {
  /// Runs all `commands` at once to their ends, and hands on what each says as it comes: output and
  /// errors in one stream, with the command's index.
  ///
  /// Where `isStopping` becomes true they are interrupted, as with Ctrl-C, and no longer heard.
  func run(
    _ commands: [Command], isStopping: () -> Bool, hear: (Int, ArraySlice<UInt8>) -> Void
  ) throws(CommandError) -> [CommandOutput.Ending] {
    var pipes: [Pipe] = []
    var processes: [pid_t] = []
    var fault: CommandError?
    for command in commands where fault == nil {
      do throws(CommandError) {
        var pipe = try Self.pipe(for: command)
        pipes.append(pipe)
        processes.append(
          try Self.start(command, output: pipe.writing, errors: pipe.writing))
        pipe.closeWriting()
        pipes[pipes.count - 1] = pipe
      } catch {
        fault = error
      }
    }
    if fault != nil || !Pipe.hear(pipes, isStopping: isStopping, hear) {
      for process in processes { kill(process, SIGINT) }
    }
    // With no one to listen, what will not end is ended when it speaks.
    for index in pipes.indices { pipes[index].close() }
    var endings: [CommandOutput.Ending] = []
    for (process, command) in zip(processes, commands) {
      endings.append(try Self.wait(for: process, command.program))
    }
    if let fault { throw fault }
    return endings
  }
}
