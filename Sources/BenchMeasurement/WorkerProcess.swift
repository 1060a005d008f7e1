internal import CBenchSupport

/// What became of a worker process.
package enum WorkerOutcome: Equatable, Sendable {
  /// It answered.
  case reading(BlockReading)
  /// It did not, and this is why: a whole sentence without the benchmark's name.
  case failed(String)
  /// The person at the keyboard stopped the run.
  case interrupted
}

/// Why a process gave no answer.
package enum WorkerFailure: Error, Equatable, Sendable {
  /// A whole sentence.
  case failed(String)
  /// The person at the keyboard stopped the run.
  case interrupted

  fileprivate var outcome: WorkerOutcome {
    switch self {
    case .failed(let reason): .failed(reason)
    case .interrupted: .interrupted
    }
  }
}

/// The parent's side: starts this same program as a worker, reads its reply, names its end.
///
/// Invariant: no worker outlives `run`. Cost: a spawn, about 2 ms with a static runtime.
package struct WorkerProcess {
  /// The program to start; the running one by default.
  package var program = "/proc/self/exe"
  /// The program that valgrind runs; the running one by default.
  package var programForValgrind: String?
  /// A worker that takes longer is killed, s.
  package var timeoutSeconds: UInt64 = 120
  /// Variables of the worker beside this process's own, which they stand before. MALLOC_CONF is
  /// added to what there is of it.
  package var variables: [String: String] = [:]

  package init() {}

  /// Runs one worker. `padding` lengthens its environment, to move its stack about (layout noise).
  ///
  /// A pass that counts instructions runs under valgrind.
  package func run(_ request: WorkerRequest, padding: Int) -> WorkerOutcome {
    run([request], padding: padding)[0]
  }

  /// Runs workers side by side; the outcomes in the order of the requests.
  ///
  /// They are read one after the other, so replies must be short: later ones wait in their pipe.
  package func run(_ requests: [WorkerRequest], padding: Int) -> [WorkerOutcome] {
    let running = requests.map { start($0, padding: padding) }
    return zip(requests, running).map { request, child in
      switch child.flatMap(end) {
      case .failure(let ending): return ending.outcome
      case .success(let answer):
        guard var reading = BlockReading(wire: answer.reply) else { return .failed(answer.ending) }
        if request.pass == .instructions {
          reading.instructions = Callgrind.collected(in: answer.output)
        }
        return .reading(reading)
      }
    }
  }

  /// Asks the program what it can measure.
  package func catalogue() -> Result<Catalogue, WorkerFailure> {
    let environment = environment(padding: 0, isValgrind: false)
    return start(program, ["bench", Catalogue.verb], environment).flatMap(end).flatMap { answer in
      Catalogue(wire: answer.reply).map { .success($0) } ?? .failure(.failed(answer.ending))
    }
  }

  private func start(
    _ request: WorkerRequest, padding: Int
  ) -> Result<tm_child, WorkerFailure> {
    let isValgrind = request.pass == .instructions
    let environment = environment(padding: isValgrind ? 0 : padding, isValgrind: isValgrind)
    let (path, words) = command(for: request.pass)
    return start(path, words + request.arguments, environment)
  }

  private func start(
    _ path: String, _ arguments: [String], _ environment: [String]
  ) -> Result<tm_child, WorkerFailure> {
    var child = tm_child()
    let error = CStrings.withList(arguments) { argv in
      CStrings.withList(environment) { envp in tm_child_spawn(&child, path, argv, envp) }
    }
    guard error == 0 else {
      let reason = String(cString: tm_error_text(error))
      return .failure(.failed("cannot start a worker: \(reason)"))
    }
    return .success(child)
  }

  /// Reads a child to its end: what it wrote to descriptor 3, and how it ended in words.
  private func end(
    _ started: tm_child
  ) -> Result<(reply: String, output: String, ending: String), WorkerFailure> {
    var child = started
    var reply = tm_buffer()
    var output = tm_buffer()
    defer {
      tm_buffer_free(&reply)
      tm_buffer_free(&output)
    }
    let deadline = tm_wall_ns() + timeoutSeconds * 1_000_000_000
    let drained = tm_child_drain(&child, deadline, &reply, &output)
    let status = tm_child_reap(&child, drained == tm_drain_done ? 0 : 1)
    if drained == tm_drain_interrupted || tm_interrupted() != 0 { return .failure(.interrupted) }
    let last = lastOutput(output)
    if drained == tm_drain_timed_out {
      return .failure(.failed("no answer within \(timeoutSeconds) s; stopped\(last)"))
    }
    return .success((text(reply), text(output), ending(status) + last))
  }

  /// This process's environment with hashing made repeatable and the padding added.
  private func environment(padding: Int, isValgrind: Bool) -> [String] {
    var variables: [String] = []
    var next = tm_environment()
    while let entry = next?.pointee {
      variables.append(String(cString: entry))
      next = next?.advanced(by: 1)
    }
    let own = [
      "SWIFT_DETERMINISTIC_HASHING=1", "\(WorkerRequest.parentVariable)=\(tm_process_id())",
    ]
    let names = ["SWIFT_DETERMINISTIC_HASHING=", "\(WorkerRequest.parentVariable)="]
    variables.removeAll { entry in names.contains { entry.hasPrefix($0) } }
    variables += own
    // A crash's last words are its message, not a backtrace of the harness.
    if !variables.contains(where: { $0.hasPrefix("SWIFT_BACKTRACE=") }) {
      variables.append("SWIFT_BACKTRACE=enable=no")
    }
    // Purging by the clock would make the count of instructions depend on it.
    if isValgrind, !variables.contains(where: { $0.hasPrefix("MALLOC_CONF=") }) {
      variables.append("MALLOC_CONF=dirty_decay_ms:-1,muzzy_decay_ms:-1")
    }
    variables.append("TREADMILL_PADDING=" + String(repeating: "x", count: padding))
    return withOwn(variables)
  }

  /// `environment` with the variables of this worker.
  private func withOwn(_ environment: [String]) -> [String] {
    var result = environment
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      let before = result.first { $0.hasPrefix("\(name)=") }?.dropFirst(name.utf8.count + 1)
      result.removeAll { $0.hasPrefix("\(name)=") }
      // Of two options of the same name jemalloc takes the later.
      let isAdded = name == "MALLOC_CONF" && before?.isEmpty == false
      result.append("\(name)=\(isAdded ? "\(before ?? ""),\(value)" : value)")
    }
    return result
  }

  private func ending(_ status: Int32) -> String {
    var code: Int32 = 0
    var signal: Int32 = 0
    tm_status(status, &code, &signal)
    if signal != 0 {
      return "crashed with signal \(signal) (\(String(cString: tm_signal_text(signal))))"
    }
    return "ended with exit code \(code) before it answered"
  }

  private func lastOutput(_ output: tm_buffer) -> String {
    let words = text(output).split(separator: "\n").prefix { !Self.beginsBacktrace($0) }
    let lines = words.suffix(4)
    return lines.isEmpty ? "" : "; its last output: " + lines.joined(separator: " / ")
  }

  /// What a crash prints after its message says more about the harness than about the body.
  private static func beginsBacktrace(_ line: Substring) -> Bool {
    line.hasPrefix("Current stack trace:") || line.contains("*** Signal ")
  }

  private func text(_ buffer: tm_buffer) -> String {
    guard let bytes = buffer.bytes else { return "" }
    let raw = UnsafeRawBufferPointer(start: bytes, count: buffer.count)
    return String(decoding: raw, as: UTF8.self)
  }
}

/// Signals that stop a run.
package enum Interrupts {
  /// From now on Ctrl-C and SIGTERM end the run in order instead of at once.
  package static func catchThem() { tm_catch_interrupts() }
}
