import BenchModel
import Testing

@testable import BenchStore

private func fault(_ bytes: [UInt8]) -> StoreError? {
  do throws(StoreError) {
    _ = try RunRecord(json: bytes, file: "a.json")
    return nil
  } catch {
    return error
  }
}

/// The error's words after the name and place of the file.
private func words(_ bytes: [UInt8]) -> String { fault(bytes)?.description ?? "no error" }

@Test("a record cut short at any byte is refused at its end")
func truncationIsFound() throws {
  let bytes = Array(Samples.small.json.utf8)
  for count in 1..<(bytes.count - 1) {
    guard case .malformed("a.json", let position, .endsEarly) = fault(Array(bytes[..<count])) else {
      Issue.record("cut at \(count): \(words(Array(bytes[..<count])))")
      continue
    }
    #expect(position.offset == count)
  }
  #expect(fault(Array(bytes.dropLast())) == nil)
}

@Test("a record with any one byte spoilt is read or refused, without a crash")
func spoiltBytesAreHandled() {
  let bytes = Array(Samples.small.json.utf8)
  var refused = 0
  for index in bytes.indices {
    var spoilt = bytes
    spoilt[index] ^= 0x80
    refused += fault(spoilt) == nil ? 0 : 1
    spoilt[index] = UInt8(ascii: "{")
    refused += fault(spoilt) == nil ? 0 : 1
  }
  #expect(refused > bytes.count)
}

@Test(
  "what is wrong is said with file, line, column and byte",
  arguments: [
    ("", "a.json:1:1 (byte 0): the file is empty. "),
    (" \n ", "a.json:1:1 (byte 0): the file is empty. "),
    ("{\n  \"µ\": tru }", "a.json:2:11 (byte 13): true was expected, but here is byte 0x20. "),
    ("{\"a\": 1,}", "a.json:1:9 (byte 8): a name in quotes was expected, but here is }. "),
    ("[1, ]", "a.json:1:5 (byte 4): a value was expected, but here is ]. "),
    ("[1 2]", "a.json:1:4 (byte 3): , or ] was expected, but here is 2. "),
    ("{\"a\" 1}", "a.json:1:6 (byte 5): : was expected, but here is 1. "),
    ("{\"a\": 01}", "a.json:1:8 (byte 7): , or } was expected, but here is 1. "),
    ("[1.]", "a.json:1:4 (byte 3): a digit was expected, but here is ]. "),
    ("[-]", "a.json:1:3 (byte 2): a digit was expected, but here is ]. "),
    ("[1e+]", "a.json:1:5 (byte 4): a digit was expected, but here is ]. "),
    ("[NaN]", "a.json:1:2 (byte 1): a value was expected, but here is N. "),
    ("{} {}", "a.json:1:4 (byte 3): the end was expected, but here is {. "),
    ("{\"a\": 1, \"a\": 2}", "a.json:1:10 (byte 9): \"a\" stands twice in one object. "),
    (#"["\x"]"#, "a.json:1:3 (byte 2): the backslash here begins nothing that JSON knows. "),
    (#"["\ud800"]"#, "a.json:1:3 (byte 2): the backslash here begins nothing that JSON knows. "),
    (#"["\ud800\u0041"]"#, "a.json:1:3 (byte 2): the backslash here begins nothing"),
    (#"["\udc00"]"#, "a.json:1:3 (byte 2): the backslash here begins nothing"),
    (#"["\u00g0"]"#, "a.json:1:3 (byte 2): the backslash here begins nothing"),
    ("[\"a\nb\"]", "a.json:1:4 (byte 3): the text's closing quote was expected, but here is "),
    ("[1]", "a.json:1:1 (byte 0): the record must be an object and is a list. "),
    ("nul", "a.json:1:4 (byte 3): the file ends inside null; the rest of it is missing. "),
  ])
func faultsAreSaid(_ text: String, _ start: String) {
  #expect(words(Array(text.utf8)).hasPrefix(start))
}

@Test("deep nesting is refused, not run out of stack on")
func depthIsBounded() {
  let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
  #expect(words(bytes).contains("are nested more than 64 deep"))
}

@Test("a text that is not UTF-8 is refused where it starts")
func badUnicodeIsFound() {
  let bytes: [UInt8] = Array("{\"a\": \"".utf8) + [0xc3, 0x28] + Array("\"}".utf8)
  #expect(words(bytes).hasPrefix("a.json:1:7 (byte 6): the text that starts here is not valid"))
}

@Test(
  "a missing key is named with the way to it",
  arguments: [
    ("\"unit\": \"ns\"", "benchmarks[0].metrics.cpu.unit"),
    ("\"kind\": \"sampled\"", "benchmarks[0].metrics.cpu.kind"),
    ("\"values\": [1.5, 2]", "benchmarks[0].metrics.cpu.values"),
    ("\"value\": 173", "benchmarks[0].metrics.allocations.value"),
    ("\"definition\": \"d\"", "benchmarks[0].definition"),
    ("\"schema\": \"treadmill/1\"", "schema"), ("\"cpu\": \"A CPU\"", "environment.cpu"),
    ("\"seed\": 7", "plan.seed"), ("\"benchmarks\": [", "benchmarks"),
    ("\"metrics\": {", "benchmarks[0].metrics"),
  ])
func missingKeysAreNamed(_ member: String, _ key: String) {
  let renamed = "\"x" + member.dropFirst()
  let error = fault(Samples.edited(member, renamed))
  #expect(error == .missingKey(file: "a.json", key: key))
  #expect(error?.description.hasPrefix("a.json: \(key) is missing. ") == true)
}

@Test(
  "a value of the wrong kind is named with the way to it",
  arguments: [
    (": \"ns\"", ": 5", "benchmarks[0].metrics.cpu.unit must be text and is a number"),
    ("[1.5, 2]", "[1.5, null]", "benchmarks[0].metrics.cpu.values[1] must be a number and is null"),
    ("[1.5, 2]", "{}", "benchmarks[0].metrics.cpu.values must be a list and is an object"),
    (": 173", ": 1e999", "allocations.value must be a number that fits in 64 bits and is 1e999"),
    ("\"exact\"", "\"both\"", "metrics.allocations.kind must be exact or sampled and is \"both\""),
    (": 1000,", ": 10.5,", "benchmarks[0].iterations must be a whole number from"),
    (": 7", ": -7", "plan.seed must be a whole number from 0 to 18446744073709551615 and is -7"),
    (": true", ": \"yes\"", "plan.quick must be true or false and is text"),
    ("\"rows\"", "\"a.b\"", "benchmarks[0].parameters[\"a.b\"] must be text and is a number"),
    ("treadmill/1", "other/1", "schema must be treadmill/1 and is \"other/1\""),
    ("treadmill/1", "treadmill/0", "schema must be treadmill/1 and is \"treadmill/0\""),
    ("treadmill/1", "treadmill/1.x", "schema must be treadmill/1 and is \"treadmill/1.x\""),
  ])
func wrongKindsAreNamed(_ old: String, _ new: String, _ start: String) {
  let bytes = Samples.edited(old, new)
  let text = String(decoding: bytes, as: UTF8.self).replacing(
    "\"a.b\": \"10\"", with: "\"a.b\": 10")
  #expect(words(Array(text.utf8)).contains(start))
}

@Test("a higher major is refused before anything else is looked at")
func newerSchemasAreRefused() {
  let error = fault(Array("{\"schema\": \"treadmill/2.1\"}".utf8))
  #expect(error == .newerSchema(file: "a.json", schema: "treadmill/2.1", known: "treadmill/1"))
  #expect(error?.description.contains("Update the tool") == true)
}

@Test("two benchmarks of one id are refused")
func repeatedIDsAreRefused() {
  var record = Samples.small
  record.benchmarks.append(record.benchmarks[0])
  #expect(words(Array(record.json.utf8)).contains("a second benchmark has the id \"feed/µ\""))
}
