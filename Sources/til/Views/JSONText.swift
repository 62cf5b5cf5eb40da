import Foundation
import TILCore

/// Writes JSON as every `--json` does: keys in alphabetical order, instants in UTC as exports write them, and what a terminal would
/// act on, or an eye not see, as its number.
enum JSONText {
    /// A value as JSON on one line.
    static func encode(_ value: some Encodable) throws -> String {
        let json = String(decoding: try encoder.encode(value), as: UTF8.self)
        // The encoder does so with the controls of ASCII only.
        if json.utf8.allSatisfy({ $0 < 0x7F }) { return json }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            if VisibleText.isSuspicious(scalar, .many) {
                for unit in UTF16.encode(scalar) ?? .init() { escaped += number(unit).utf8 }
            } else {
                escaped += UTF8.encode(scalar) ?? .init()
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Writes an array, an element a line, while its elements are found.
    /// - Parameter body: gives each element to the closure that it is given, which returns whether another is wanted.
    /// - Returns: whether there was any.
    static func writeArray<Element: Encodable>(
        to output: Output, _ body: (_ add: (Element) throws -> Bool) throws -> Void
    ) throws -> Bool {
        var isEmpty = true
        output.write("[")
        try body { element in
            output.write((isEmpty ? "\n" : ",\n") + (try encode(element)))
            isEmpty = false
            return output.failure == 0
        }
        output.write(isEmpty ? "]\n" : "\n]\n")
        return !isEmpty
    }

    private static func number(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(InternetDate.text(of: date))
        }
        return encoder
    }()
}
