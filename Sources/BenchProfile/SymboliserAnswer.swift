internal import CBenchSupport
internal import FoundationEssentials

/// What `llvm-symbolizer` says of one address.
struct SymboliserAnswer: Equatable {
  /// A function at the address.
  struct Function: Equatable {
    /// As the linker knows it, mangled; empty where it has none.
    var name: String
    /// The source file; empty where there is none.
    var file: String
    /// 0 where there is none.
    var line: Int
    /// The source file in which the function begins; empty where that is not known.
    var startFile = ""
  }

  var address: UInt64
  /// The innermost first; all but the last are inlined.
  var functions: [Function]
}

/// One call of `llvm-symbolizer`.
struct SymboliserCall {
  /// The path of `llvm-symbolizer`.
  let program: String
  /// The file whose addresses are asked for.
  let file: String

  /// Asks for all `addresses` at once; throws the words of what went wrong.
  func ask(_ addresses: [UInt64]) throws(SymboliserFailure) -> [SymboliserAnswer] {
    let words = [
      "llvm-symbolizer", "--no-demangle", "--inlines", "--output-style=JSON", "--obj=\(file)",
    ]
    var input = addresses.map { "0x" + String($0, radix: 16) }.joined(separator: "\n") + "\n"
    var output = tm_buffer()
    var errors = tm_buffer()
    defer {
      tm_buffer_free(&output)
      tm_buffer_free(&errors)
    }
    var status: Int32 = 0
    let error = input.withUTF8 {
      tm_filter(
        program, words.joined(separator: "\0"), words.count, $0.baseAddress, $0.count, &output,
        &errors, &status)
    }
    guard error == 0 else { throw SymboliserFailure(words: String(cString: tm_error_text(error))) }
    guard status == 0 else {
      let said = String(decoding: bytes(errors), as: UTF8.self)
      let first = said.split(separator: "\n").first.map(String.init)
      throw SymboliserFailure(words: first ?? "it ended with the status \(status)")
    }
    return try Self.answers(in: Array(bytes(output)))
  }

  /// Reads what it prints: an object a line.
  static func answers(in text: [UInt8]) throws(SymboliserFailure) -> [SymboliserAnswer] {
    let lines = text.split(separator: 10)
    let list = [91] + lines.joined(separator: [44]) + [93]
    guard let objects = try? JSONDecoder().decode([AnswerObject].self, from: Data(list)) else {
      throw SymboliserFailure(words: "its answer is not the JSON that is expected")
    }
    return objects.compactMap { object in
      guard let address = object.address.flatMap(UInt64.init(hexadecimal:)) else { return nil }
      return SymboliserAnswer(
        address: address,
        functions: (object.functions ?? []).map {
          SymboliserAnswer.Function(
            name: $0.name ?? "", file: $0.file ?? "", line: $0.line ?? 0,
            startFile: $0.startFile ?? "")
        })
    }
  }

  private func bytes(_ buffer: tm_buffer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: buffer.bytes, count: buffer.count)
  }
}

/// Why there is no answer, in words.
struct SymboliserFailure: Error, Equatable {
  var words: String
}

/// The object that is printed for an address.
private struct AnswerObject: Decodable {
  struct FunctionObject: Decodable {
    var name: String?
    var file: String?
    var line: Int?
    var startFile: String?

    enum CodingKeys: String, CodingKey {
      case startFile = "StartFileName"
      case name = "FunctionName"
      case file = "FileName"
      case line = "Line"
    }
  }

  var address: String?
  var functions: [FunctionObject]?

  enum CodingKeys: String, CodingKey {
    case address = "Address"
    case functions = "Symbol"
  }
}

extension UInt64 {
  /// The number that `0x…` stands for.
  init?(hexadecimal text: String) {
    guard text.hasPrefix("0x"), let value = UInt64(text.dropFirst(2), radix: 16) else { return nil }
    self = value
  }
}
