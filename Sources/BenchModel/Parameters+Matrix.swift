extension Parameters {
  /// Every combination of the values of each name, the first name changing slowest.
  ///
  ///     Parameters.matrix(["size": ["10", "1000"], "order": ["sorted", "random"]])
  ///
  /// gives four sets of parameters. Complexity: O(combinations).
  public static func matrix(
    _ values: KeyValuePairs<String, [String]>
  ) -> [Parameters] {
    values.reduce([[:]]) { combinations, column in
      combinations.flatMap { combination in
        column.value.map { value in
          var extended = combination
          extended[column.key] = value
          return extended
        }
      }
    }
  }

  /// The values joined by slashes, as they stand in an id: `1000/sorted`.
  public var path: String { pairs.map(\.value).joined(separator: "/") }
}
