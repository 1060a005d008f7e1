package import BenchModel
internal import CBenchSupport

/// What a load process is told: a share of the load that a test makes by itself.
package struct LoadRequest: Equatable, Sendable {
  /// The verb that turns the tool into a load process; not for people.
  package static let verb = "burn"

  package var load: MachineLoad
  /// Seeds the bursts.
  package var seed: UInt64
  /// Idle for so long at first, for a load that comes half-way.
  package var delayMilliseconds: Int
  /// The process with which it ends.
  private var parent = tm_process_id()

  package init(load: MachineLoad, seed: UInt64, delayMilliseconds: Int) {
    self.load = load
    self.seed = seed
    self.delayMilliseconds = delayMilliseconds
  }

  /// The arguments after the program's name.
  package var arguments: [String] {
    [Self.verb, load.rawValue, String(seed), String(delayMilliseconds), String(parent)]
  }

  /// Reads the arguments after the program's name; nil where they are no request.
  package init?(arguments: [String]) {
    guard arguments.count == 5, arguments[0] == Self.verb,
      let load = MachineLoad(rawValue: arguments[1]), let seed = UInt64(arguments[2]),
      let delay = Int(arguments[3]), (0...86_400_000).contains(delay),
      let parent = Int32(arguments[4])
    else { return nil }
    self.init(load: load, seed: seed, delayMilliseconds: delay)
    self.parent = parent
  }

  /// Makes the load until the process is ended, with its parent at the latest.
  package func burn(using generator: inout some RandomNumberGenerator) -> Never {
    tm_begin_child(parent)
    var phases = LoadPhases(self)
    while true {
      let phase = phases.next(using: &generator)
      let nanoseconds = UInt64(phase.milliseconds) * 1_000_000
      if phase.isBusy { keepBusy(nanoseconds) } else { rest(nanoseconds) }
    }
  }

  private func keepBusy(_ nanoseconds: UInt64) {
    let start = tm_wall_ns()
    while tm_wall_ns() - start < nanoseconds {}
  }

  private func rest(_ nanoseconds: UInt64) {
    guard nanoseconds > 0 else { return }
    var due: UInt64 = 0
    let timer = tm_pacer_start(nanoseconds, &due)
    guard timer >= 0 else { tm_exit(1) }
    _ = tm_pacer_wait(timer)
    tm_pacer_stop(timer)
  }
}

/// When a load process is busy and when it is idle.
struct LoadPhases: Equatable {
  struct Phase: Equatable {
    var isBusy: Bool
    var milliseconds: Int
  }

  private let load: MachineLoad
  private var delay: Int
  private var isBusy = false

  init(_ request: LoadRequest) {
    load = request.load
    delay = request.load == .halfWay ? request.delayMilliseconds : 0
  }

  /// The next phase; never one without length.
  mutating func next(using generator: inout some RandomNumberGenerator) -> Phase {
    if delay > 0 {
      defer { delay = 0 }
      return Phase(isBusy: false, milliseconds: delay)
    }
    switch load {
    case .quiet: return Phase(isBusy: false, milliseconds: 1000)
    case .constant, .halfWay: return Phase(isBusy: true, milliseconds: 1000)
    case .bursts:
      isBusy.toggle()
      let length = 50 + Int(generator.next(upperBound: UInt64(451)))
      return Phase(isBusy: isBusy, milliseconds: length)
    }
  }
}

/// Load processes that run for as long as this lives, at most.
///
/// They end with this object, with the process that made them, and with its terminal.
package final class LoadProcesses {
  private var children: [tm_child] = []

  /// Starts one process for each request.
  package init(_ requests: [LoadRequest]) {
    for request in requests {
      var child = tm_child()
      let error = CStrings.withList(["bench"] + request.arguments) { argv in
        tm_child_spawn(&child, "/proc/self/exe", argv, tm_environment())
      }
      if error == 0 { children.append(child) }
    }
  }

  /// The processes that could be started.
  package var count: Int { children.count }

  /// Ends them all and waits for their end.
  package func end() {
    for index in children.indices { _ = tm_child_reap(&children[index], 1) }
    children = []
  }

  deinit { end() }
}
