import Foundation

/// JSON in columns. As everywhere in the store, dates are whole milliseconds since 1970.
enum StoredJSON {
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .custom { date, encoder in try date.milliseconds.encode(to: encoder) }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Decodes a value from JSON. The result is nil if another program wrote invalid JSON.
    static func value<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in Date(milliseconds: try Int64(from: decoder)) }
        return try? decoder.decode(type, from: Data(text.utf8))
    }
}
