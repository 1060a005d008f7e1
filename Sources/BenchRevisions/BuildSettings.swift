/// How revisions are built: both sides of a comparison in the same way.
package struct BuildSettings: Equatable, Sendable {
  /// The executable product.
  package var product: String
  /// More options of `swift build`, for example `--traits` and its value.
  package var options: [String]
  /// The compiler driver: a path, or a name to look for along PATH.
  package var swift: String
  /// Builds both sides at once. A build keeps one to all cores busy; on two, one by one is faster.
  package var atOnce: Bool

  package init(
    product: String = "bench", options: [String] = [], swift: String = "swift",
    atOnce: Bool = false
  ) {
    self.product = product
    self.options = options
    self.swift = swift
    self.atOnce = atOnce
  }
}
