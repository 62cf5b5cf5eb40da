import Foundation

/// Writes one JSON object, its keys in the order in which they are added; the caller closes it.
struct JSONWriter {
    private var isFirst = true

    /// Begins the object.
    init(_ output: inout [UInt8]) {
        output.append(0x7B)
    }

    /// Adds a text.
    mutating func add(_ key: StaticString, _ value: String, into output: inout [UInt8]) {
        add(key, json: Self.quoted(value), into: &output)
    }

    /// Adds a list of texts.
    mutating func add(_ key: StaticString, _ values: [String], into output: inout [UInt8]) {
        add(key, json: "[" + values.map(Self.quoted).joined(separator: ",") + "]", into: &output)
    }

    /// Adds a number, with as few digits as bring it back exactly; 0 if JSON has no such number.
    mutating func add(_ key: StaticString, _ value: Double, into output: inout [UInt8]) {
        let text = value.isFinite ? value.description : "0"
        add(key, json: text.hasSuffix(".0") ? String(text.dropLast(2)) : text, into: &output)
    }

    /// Adds a whole number.
    mutating func add(_ key: StaticString, _ value: Int64, into output: inout [UInt8]) {
        add(key, json: String(value), into: &output)
    }

    /// Adds an identifier.
    mutating func add(_ key: StaticString, _ value: UUID, into output: inout [UInt8]) {
        add(key, IdentifierText.text(of: value), into: &output)
    }

    /// Adds `true` or `false`.
    mutating func add(_ key: StaticString, _ value: Bool, into output: inout [UInt8]) {
        add(key, json: value ? "true" : "false", into: &output)
    }

    private mutating func add(_ key: StaticString, json value: String, into output: inout [UInt8]) {
        if !isFirst { output.append(0x2C) }
        isFirst = false
        output.append(0x22)
        key.withUTF8Buffer { output += $0 }
        output += [0x22, 0x3A]
        output += value.utf8
    }

    private static func quoted(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ": result += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
