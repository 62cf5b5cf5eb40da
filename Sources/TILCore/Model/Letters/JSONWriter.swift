import Foundation
import TILText

/// A writer of one JSON object, which keeps the order in which keys are added. The caller closes the object.
struct JSONWriter {
    /// The object so far, without its closing brace.
    var bytes: [UInt8] = [UInt8(ascii: "{")]

    mutating func add(_ key: StaticString, _ value: String) {
        add(key, json: Self.quoted(value))
    }

    mutating func add(_ key: StaticString, _ values: [String]) {
        add(key, json: "[" + values.map(Self.quoted).joined(separator: ",") + "]")
    }

    /// Adds a number, with as few digits as an exact round trip needs, or 0 if the number is not finite.
    mutating func add(_ key: StaticString, _ value: Double) {
        let text = value.isFinite ? value.description : "0"
        let isWhole = text.hasSuffix(".0")
        add(key, json: isWhole ? String(text.dropLast(2)) : text)
    }

    /// Adds an integer or a Boolean.
    mutating func add(_ key: StaticString, _ value: some LosslessStringConvertible) {
        add(key, json: value.description)
    }

    mutating func add(_ key: StaticString, _ value: UUID) {
        add(key, IdentifierText.text(of: value))
    }

    private mutating func add(_ key: StaticString, json value: String) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { letters in bytes += letters }
        bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
        bytes += value.utf8
    }

    private static func quoted(_ text: String) -> String {
        let needsEscapes = text.utf8.contains { byte in byte < UInt8(ascii: " ") || byte == "\"" || byte == "\\" }
        if !needsEscapes { return "\"\(text)\"" }
        let escaped = text.mapped { scalar in
            switch scalar {
            case "\"", "\\": "\\" + String(scalar)
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\u{0}"..<" ": "\\u" + hexadecimalDigits(of: scalar)
            default: nil
            }
        }
        return "\"\(escaped)\""
    }

    /// Returns the four digits of a control character: `000a` for a line feed.
    private static func hexadecimalDigits(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
