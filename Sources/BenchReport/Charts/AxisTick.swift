/// A marked value of an axis: where it stands, from 0 to 1, and what is written beside it.
struct AxisTick: Equatable {
  let position: Double
  let label: String
}
