/// What one operation gets through, so that a rate can be told beside the time.
public enum Throughput: Hashable, Sendable {
  /// So many items, told as items per second.
  case items(Int)
  /// So many bytes, told as bytes per second.
  case bytes(Int)
}

extension Throughput {
  /// The metric of the rate.
  package var metric: Metric {
    switch self {
    case .items: .itemsPerSecond
    case .bytes: .bytesPerSecond
    }
  }

  /// How much of it one operation gets through.
  package var amount: Int {
    switch self {
    case .items(let amount), .bytes(let amount): amount
    }
  }
}
