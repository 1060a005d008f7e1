import Testing

@testable import BenchProfile

@Test(
  "C++ functions are their path and name",
  arguments: [
    ("_ZN5swift9runJobNowEPNS_3JobE", "swift::runJobNow"),
    ("_ZNK5swift8Metadata7getKindEv", "swift::Metadata::getKind"),
    ("_ZN12_GLOBAL__N_14pumpEi", "pump"),
    ("_ZN1AC2Ev", "A::A"), ("_ZN1AD0Ev", "A::~A"),
    ("_ZN1AclEi", "A::operator()"), ("_ZNK1AltERKS_", "A::operator<"),
    ("_ZlsRSoRK1A", "operator<<"), ("_ZN1AcvbEv", "A::operator bool"), ("_Znwm", "operator new"),
    // A template's function: what it is made for and what it returns are left out.
    ("_ZN1A3getIiEET_v", "A::get"),
    ("_ZNSt6vectorIiSaIiEE9push_backERKi", "std::vector::push_back"),
    ("_ZThn8_N1A1fEv", "A::f"),
    // Not C++'s, or no more than the beginning of it.
    ("_Z", "_Z"), ("_ZN", "_ZN"), ("_Zebra", "_Zebra"), ("_start", "_start"),
    ("pump(int)", "pump(int)"),
  ])
func cxxNames(mangled: String, readable: String) {
  #expect(ReadableName.of(mangled) == readable)
  #expect(SymbolName(mangled).readable == readable)
  #expect(SymbolName(mangled).module == nil)
}

@Test(
  "no text stops the shortening",
  arguments: [
    "", "(", ")", "<", ">>", "a<b", "a(b", "operator", "operator(", "::operator()", " ", "f ",
  ])
func oddCxxNames(text: String) {
  #expect(CxxName.short(text).count <= text.count)
}

@Test("a name of any length has at most 240 characters")
func boundedNames() {
  let long = String(repeating: "x", count: 300)
  #expect(ReadableName.of(long) == String(repeating: "x", count: 239) + "…")
  #expect(ReadableName.of(String(long.prefix(240))) == String(long.prefix(240)))
  let closures = String(repeating: "closure #1 () -> () in ", count: 60) + "M.f() -> ()"
  #expect(ReadableName.short(closures).count == 240)
}

@Test(
  "deferred code and operators with a dot are short as well",
  arguments: [
    ("$defer #1 () -> () in M.T.f(x: A) throws -> ()", "$defer #1() in T.f(x:)"),
    (
      "closure #1 () -> () in $defer #1 () -> () in M.f() -> ()", "closure #1 in $defer #1() in f()"
    ),
    ("static (extension in Swift):Swift.SIMD..== infix(A, A) -> B", "SIMD..==(_:_:)"),
    ("static Swift.Comparable.... postfix(A) -> B<A>", "Comparable....(_:)"),
  ])
func dollarsAndDots(demangled: String, readable: String) {
  #expect(ReadableName.short(demangled) == readable)
}
