import InfiniteScroll

/// A page source whose answers wait until a test gives them.
///
/// Loads are numbered 1, 2, 3, … in the order in which they arrive here. A cancelled load answers
/// at once with a `CancellationError`, unless the source is stubborn.
actor GatedSource {
  typealias Answer = CheckedContinuation<PostPage, any Error>
  typealias Condition = @Sendable (isolated GatedSource) -> Bool
  typealias Watcher = (isMet: Condition, go: CheckedContinuation<Void, Never>)

  private(set) var arrivals: [FeedLoad<String>] = []
  private(set) var cancelled: Set<Int> = []
  private var answers: [Int: Answer] = [:]
  private var watchers: [Watcher] = []
  private let isStubborn: Bool

  init(isStubborn: Bool = false) { self.isStubborn = isStubborn }

  /// What the runner calls.
  func fetch(_ load: FeedLoad<String>) async throws -> PostPage {
    arrivals.append(load)
    let number = arrivals.count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer in
        answers[number] = answer
        wake()
      }
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  /// Returns when so many loads have arrived.
  func arrived(_ count: Int) async { await wait { $0.arrivals.count >= count } }

  /// Returns when a load has been cancelled.
  func sawCancellation(of number: Int) async { await wait { $0.cancelled.contains(number) } }

  func answer(_ number: Int, with page: PostPage) {
    answers.removeValue(forKey: number)?.resume(returning: page)
  }

  func fail(_ number: Int, with error: any Error) {
    answers.removeValue(forKey: number)?.resume(throwing: error)
  }

  private func cancel(_ number: Int) {
    cancelled.insert(number)
    if !isStubborn { fail(number, with: CancellationError()) }
    wake()
  }

  private func wait(until isMet: @escaping Condition) async {
    if isMet(self) { return }
    await withCheckedContinuation { watchers.append((isMet, $0)) }
  }

  private func wake() {
    let met = watchers.filter { $0.isMet(self) }
    watchers.removeAll { $0.isMet(self) }
    for watcher in met { watcher.go.resume() }
  }
}
