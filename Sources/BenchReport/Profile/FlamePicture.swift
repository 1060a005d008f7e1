/// What a flame graph shows, before it is drawn: every text final, every frame in its place.
///
/// Invariant: frames stand in the order of a walk that goes down before it goes on.
struct FlamePicture {
  /// One function under its callers.
  struct Frame {
    let name: String
    /// What stands before the name in the label: `+ ` or `− ` in a difference, else nothing.
    var mark = ""
    /// What it spent and where it is, a line each.
    let details: [String]
    /// The classes of its colour and edge.
    let style: String
    let depth: Int
    let start: Double
    let value: Double
  }

  /// A colour with what it means.
  struct Key {
    let style: String
    let text: String
  }

  var title: String
  /// Below the title: the total, the tool.
  var facts: [String]
  var legend: [Key]
  /// How to read the picture; the details of a frame stand in its place while the pointer is on it.
  var hint: String
  var frames: [Frame]
  /// Below the frames: what is not drawn, what else to know.
  var notes: [String]
}
