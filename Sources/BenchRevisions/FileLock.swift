import Glibc

/// A lock that other runs of the tool respect, held until its last reference is gone.
///
/// The system lets go of it when the program ends, however it ends, so that no lock is ever stale.
/// It is advisory, and holds between threads of one program as well as between programs.
final class FileLock: Sendable {
  /// How many may hold a lock at once.
  enum Kind {
    /// Any number, where nobody holds it alone.
    case shared
    /// One.
    case exclusive
  }

  private let path: String
  private let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    // Closing is not enough: a program that another thread starts at this moment has a copy.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Waits until the lock is free; before it waits, it calls `whenBusy`. A signal ends the wait
  /// where `isStopping` says so.
  static func acquire(
    _ path: String, _ kind: Kind, isStopping: () -> Bool, whenBusy: () -> Void
  ) throws(RevisionError) -> FileLock {
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .atPath(path) }
      let lock = FileLock(path: path, descriptor: descriptor)
      if flock(descriptor, operation | LOCK_NB) != 0 {
        guard errno == EWOULDBLOCK || errno == EINTR else { throw .atPath(path) }
        whenBusy()
        try lock.wait(operation, isStopping: isStopping)
      }
      if lock.isInPlace { return lock }
    }
  }

  /// The exclusive lock, where there is such a file and nobody holds it.
  static func ifFree(_ path: String) -> FileLock? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let lock = FileLock(path: path, descriptor: descriptor)
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && lock.isInPlace ? lock : nil
  }

  /// Gives the file the time of now.
  func touch() { futimens(descriptor, nil) }

  private func wait(_ operation: Int32, isStopping: () -> Bool) throws(RevisionError) {
    while flock(descriptor, operation) != 0 {
      guard errno == EINTR else { throw .atPath(path) }
      if isStopping() { throw .interrupted }
    }
  }

  /// False where the holder before has removed the file: the lock is then worth nothing.
  private var isInPlace: Bool {
    var held = stat()
    var named = stat()
    return fstat(descriptor, &held) == 0 && stat(path, &named) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }
}
