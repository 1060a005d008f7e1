/// What becomes of the runtime's frames.
package enum RuntimeFrames: Sendable {
  /// They go; what they spend counts for the innermost function of the package: for tables.
  case folded
  /// They go but for the one that the package's innermost function called, `swift_allocObject`:
  /// for pictures.
  case called
  /// They stay.
  case shown
}
