package import Foundation

/// The JSON that til prints: keys are sorted, and control characters and invisible characters are escaped.
package enum JSONText {
    /// Returns a value as JSON on one line.
    package static func encode(_ value: some Encodable) throws -> String { try encode(value, with: encoder) }

    private static let encoder = encoder()

    /// Returns an encoder.
    /// - Parameter instant: returns the text of an instant, or nil if values contain no instants.
    package static func encoder(instant: (@Sendable (Date) -> String)? = nil) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if let instant {
            encoder.dateEncodingStrategy = .custom { date, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(instant(date))
            }
        }
        return encoder
    }

    /// Returns a value as JSON on one line, by an encoder of this type.
    package static func encode(_ value: some Encodable, with encoder: JSONEncoder) throws -> String {
        let json = String(decoding: try encoder.encode(value), as: UTF8.self).repaired
        // The encoder only escapes ASCII control characters.
        guard json.unicodeScalars.contains(where: { scalar in scalar.isSuspicious(.many) }) else { return json }
        return json.unicodeScalars.map { scalar in scalar.isSuspicious(.many) ? escaped(scalar) : String(scalar) }
            .joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        guard let units = UTF16.encode(scalar) else { return "" }
        return units.map { unit in String(format: "\\u%04x", unit) }.joined()
    }
}

/// A JSON object. Keys without a value are dropped.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private let members: [(key: String, value: (any Encodable)?)]

    package init(dictionaryLiteral members: (String, (any Encodable)?)...) { self.members = members }

    /// Creates an object from names and values.
    package init(members: [(key: String, value: (any Encodable)?)]) { self.members = members }

    private struct MemberName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberName.self)
        for (key, value) in members {
            if let value { try container.encode(value, forKey: MemberName(stringValue: key)) }
        }
    }
}
