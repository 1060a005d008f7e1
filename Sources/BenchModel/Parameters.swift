/// A benchmark's parameters, in the order in which its author wrote them.
///
/// A dictionary literal makes one: `["strategy": "recycle", "rows": "10000"]`. Names are
/// unique; the last value given for a name wins. Look-up is linear: a benchmark has a handful.
public struct Parameters: ExpressibleByDictionaryLiteral, Hashable, Sendable {
  /// The names with their values, in the author's order.
  public private(set) var pairs: [Pair] = []

  /// One parameter.
  public struct Pair: Hashable, Sendable {
    /// The parameter's name.
    public let name: String
    /// The parameter's value, as text.
    public let value: String
  }

  /// Makes parameters from a literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of the parameter called `name`; setting nil removes it.
  public subscript(name: String) -> String? {
    get { pairs.first { $0.name == name }?.value }
    set {
      let index = pairs.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): pairs[index] = Pair(name: name, value: value)
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let value?): pairs.append(Pair(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}
