import CBenchSupport
import Glibc

/// A pipe between a program and us; neither end is inherited by other programs.
///
/// Whoever makes one closes it; closing twice is harmless.
struct Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  /// Nil where the system has no more descriptors; `errno` says so.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard tm_pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
  }

  /// Leaves the writing end to the program, so that its end is the pipe's end.
  mutating func closeWriting() {
    if writing >= 0 { Glibc.close(writing) }
    writing = -1
  }

  mutating func close() {
    closeWriting()
    if reading >= 0 { Glibc.close(reading) }
    reading = -1
  }

  /// All bytes of each pipe up to its end, whichever has some first.
  static func drain(_ pipes: [Pipe]) -> [[UInt8]] {
    var said = [[UInt8]](repeating: [], count: pipes.count)
    _ = hear(pipes, isStopping: { false }) { index, bytes in said[index].append(contentsOf: bytes) }
    return said
  }

  /// Hands on all bytes of each pipe up to its end, with the pipe's index, as they come. False
  /// where `isStopping`, asked at least every second, ended it before.
  static func hear(
    _ pipes: [Pipe], isStopping: () -> Bool, _ hand: (Int, ArraySlice<UInt8>) -> Void
  ) -> Bool {
    var waiting = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    let length = 1 << 16
    var chunk = [UInt8](repeating: 0, count: length)
    while waiting.contains(where: { $0.fd >= 0 }) {
      if isStopping() { return false }
      let ready = poll(&waiting, nfds_t(pipes.count), 1000)
      if ready < 0 && errno == EINTR { continue }
      guard ready >= 0 else { break }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = read(waiting[index].fd, &chunk, length)
        if count > 0 {
          hand(index, chunk[..<count])
        } else if count == 0 || errno != EINTR {
          waiting[index].fd = -1
        }
      }
    }
    return true
  }
}
