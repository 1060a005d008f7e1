import CBenchSupport
import Glibc

/// Runs a program to its end and keeps all that it says.
///
/// Standard input is empty. Output and errors are read as they come, side by side, so that no
/// amount of either stops the program. The caller waits; there is no time limit. Signals that the
/// caller ignores or blocks reach the program as usual.
struct CommandRunner: Sendable {
  /// Runs `command`; a program that fails is not an error here.
  func run(_ command: Command) throws(CommandError) -> CommandOutput {
    var output = try Self.pipe(for: command)
    defer { output.close() }
    var errors = try Self.pipe(for: command)
    defer { errors.close() }
    let process = try Self.start(command, output: output.writing, errors: errors.writing)
    output.closeWriting()
    errors.closeWriting()
    let said = Pipe.drain([output, errors])
    let ending = try Self.wait(for: process, command.program)
    return CommandOutput(ending: ending, output: said[0], errors: said[1])
  }

  static func pipe(for command: Command) throws(CommandError) -> Pipe {
    guard let pipe = Pipe() else { throw .notStarted(command.program, reason: words(errno)) }
    return pipe
  }

  /// Starts the program with these two descriptors as its output and errors.
  static func start(
    _ command: Command, output: Int32, errors: Int32
  ) throws(CommandError) -> pid_t {
    let program = command.program
    let texts = [program] + command.arguments + command.environment.map { "\($0.key)=\($0.value)" }
    guard !texts.contains(where: { $0.utf8.contains(0) }) else {
      throw .notStarted(program, reason: "an argument holds a zero byte")
    }
    var process: pid_t = 0
    let code = spawn(command, output: output, errors: errors, &process)
    guard code == 0 else {
      throw code == ENOENT ? .notFound(program) : .notStarted(program, reason: words(code))
    }
    return process
  }

  /// Starts the program; 0 or the system's code for why not.
  private static func spawn(
    _ command: Command, output: Int32, errors: Int32, _ process: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    restoreSignals(&attributes)
    let environment = command.environment.map { "\($0.key)=\($0.value)" }.sorted()
    return CStrings.withPointers(to: [command.program] + command.arguments) { arguments in
      CStrings.withPointers(to: environment) { environment in
        posix_spawnp(&process, command.program, &actions, &attributes, arguments, environment)
      }
    }
  }

  private static func restoreSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Waits for the program's end.
  static func wait(
    for process: pid_t, _ program: String
  ) throws(CommandError) -> CommandOutput.Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { throw .lost(program, reason: words(errno)) }
    }
    // As <sys/wait.h> has it: the low seven bits are the signal, the next byte the exit code.
    let signal = status & 0x7f
    return signal == 0 ? .exited(Int(status >> 8 & 0xff)) : .signalled(Int(signal))
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}
