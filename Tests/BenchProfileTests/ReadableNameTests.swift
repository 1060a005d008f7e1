import Testing

@testable import BenchProfile

@Test(
  "linkers' names become short ones, and what is not Swift's stays",
  arguments: [
    (
      "$s14InfiniteScroll11VirtualListV11findSection8isEditedySb_tF",
      "VirtualList.findSection(isEdited:)"
    ),
    ("$s14InfiniteScroll11VirtualListV13contentExtentSdvg", "VirtualList.contentExtent.getter"),
    ("$sSa6appendyyxnF", "Array.append(_:)"), ("$sSa6appendyyxnFSi_Tg5", "Array.append<Int>(_:)"),
    ("$ss5print_9separator10terminatoryypd_S2StF", "print(_:separator:terminator:)"),
    ("swift_allocObject", "swift_allocObject"), ("_ZN5swift8MetadataEv", "swift::Metadata"),
    ("$s", "$s"), ("", ""), ("$snonsense", "$snonsense"), ("µ🎠", "µ🎠"),
  ])
func linkersNamesAreShortened(mangled: String, readable: String) {
  #expect(ReadableName.of(mangled) == readable)
}

@Test(
  "functions are their type, name and labels",
  arguments: [
    (
      "M.T.f(to: Swift.Int, M.U<Swift.Int, A>, with: (Swift.Int, b: A) -> ()) throws -> ()",
      "T.f(to:_:with:)"
    ),
    ("M.f() -> ()", "f()"), ("static M.T.f() async throws -> M.T<A>", "T.f()"),
    ("M.T.init(x: Swift.Int) -> M.T", "T.init(x:)"),
    ("M.T.__allocating_init(x: Swift.Int) -> M.T", "T.init(x:)"),
    ("M.T.__deallocating_deinit", "T.deinit"),
    ("M.T.(f in _11DE200F5CFF53FE204805582945AAF4)(in: Swift.Int) -> ()", "T.f(in:)"),
    ("M.(T in _11DE200F).count.getter : Swift.Int", "T.count.getter"),
    ("M.T.subscript.getter : (Swift.Int) -> A", "T.subscript.getter"),
    (
      "(extension in M):Swift.Array< where A: M.P>.f<A where A1: Swift.Sequence>(A1) -> ()",
      "Array.f(_:)"
    ),
    ("static M.T.== infix(M.T, M.T) -> Swift.Bool", "T.==(_:_:)"),
    ("static Swift.Int.< infix(Swift.Int, Swift.Int) -> Swift.Bool", "Int.<(_:_:)"),
    ("static M.T.>> infix<A>(M.T, A) -> Swift.Bool", "T.>>(_:_:)"),
    ("static M.T.- prefix(M.T) -> M.T", "T.-(_:)"),
    ("M.T.f((A, B) -> C<(A) -> D>, x: A) -> ()", "T.f(_:x:)"),
  ])
func functionsAreShort(demangled: String, readable: String) {
  #expect(ReadableName.short(demangled) == readable)
}

@Test(
  "what the compiler made of a function has its name, and pieces of its own a word before it",
  arguments: [
    ("generic specialization <Swift.Int, M.T> of M.U.f<A>(x: A) -> ()", "U.f<Int, T>(x:)"),
    (
      "generic specialization <[Swift.Int]> of "
        + "generic not re-abstracted specialization <A> of M.f(A) -> ()",
      "f<[Int]>(_:)"
    ),
    (
      "function signature specialization <Arg[1] = [Closure Propagated : $s1MXEfU_, "
        + "Argument Types : [Swift.Int]> of M.T.f(A) -> ()",
      "T.f(_:)"
    ),
    ("generic specialization <serialized, M.T> of M.f<A>(A) -> ()", "f<T>(_:)"),
    ("merged M.T.f() -> ()", "T.f()"),
    ("M.T.f() -> () with unmangled suffix \".resume.0\"", "T.f()"),
    ("(2) suspend resume partial function for M.T.f(x: A) async -> ()", "T.f(x:)"),
    (
      "(1) await resume partial function for closure #1 () async -> () in M.f() -> ()",
      "closure #1 in f()"
    ),
    (
      "closure #1 (A in B) -> () in closure #2 () throws -> () in static M.T.f(x: A) -> ()",
      "closure #1 in closure #2 in T.f(x:)"
    ),
    ("implicit closure #1 () -> A in M.T.f() -> ()", "implicit closure #1 in T.f()"),
    (
      "closure #1 (M.Block) -> () in variable initialization expression of M.suite : M.Suite",
      "closure #1 in suite"
    ),
    ("step #1 (by: Swift.Int, A) -> () in M.T.f() -> ()", "step #1(by:_:) in T.f()"),
    (
      "partial apply forwarder for closure #1 () -> () in M.f() -> ()",
      "thunk for closure #1 in f()"
    ),
    (
      "reabstraction thunk helper from @escaping () -> () to @escaping () -> A",
      "reabstraction thunk"
    ),
    (
      "protocol witness for Swift.Sequence.map<A>((A) -> B) -> [B] "
        + "in conformance M.T<A> : Swift.Sequence in M",
      "witness for T<A>.map(_:)"
    ),
    (
      "protocol witness for Swift.P.count.getter : A "
        + "in conformance < where A: M.P> M.T<A> : Swift.P in M",
      "witness for T<A>.count.getter"
    ),
    (
      "protocol witness for static Swift.Comparable.>= infix(A, A) -> Swift.Bool "
        + "in conformance M.T : Swift.Comparable in M",
      "witness for T.>=(_:_:)"
    ),
    ("default argument 1 of M.f(x: Swift.Int) -> ()", "default argument 1 of f(x:)"),
    (
      "one-time initialization function for M.T.shared",
      "one-time initialization function for T.shared"
    ),
    ("outlined init with copy of M.T<Swift.Int>?", "outlined init with copy of T<Int>?"),
    ("type metadata accessor for M.T.U", "type metadata accessor for T.U"),
    ("destroy value witness for M.T", "destroy value witness for T"),
    (
      "lazy protocol witness table accessor for type M.T and conformance M.T : Swift.P in M",
      "lazy protocol witness table accessor for type T"
    ),
    ("nominal type descriptor for M.T", "nominal type descriptor for T"),
  ])
func piecesAreShort(demangled: String, readable: String) {
  #expect(ReadableName.short(demangled) == readable)
}

@Test("a long type is cut, and no text at all stops the shortening")
func oddNamesAreSurvived() {
  let long =
    "generic specialization <\(String(repeating: "Swift.Int, ", count: 40))A> of M.f() -> ()"
  let name = ReadableName.short(long)
  #expect(name.hasPrefix("f<Int, Int, ") && name.hasSuffix("…>()") && name.count < 80)
  let pieces = [
    "(", ")", "<", ">", " in ", " of ", "M.", "closure #1 ", "#", " ", "->", ": ", "µ",
    "generic specialization <", "(extension in ", "protocol witness for ", " in conformance ",
  ]
  for first in pieces {
    for second in pieces {
      for third in pieces {
        _ = ReadableName.short(first + second + third)
      }
    }
  }
}
