import Foundation

/// JSON in columns: dates are whole milliseconds since 1970 there too.
enum StoredJSON {
    /// The JSON of a value.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.milliseconds)
        }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The value that a text of JSON says; nil where another program wrote what is none.
    static func value<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            Date(milliseconds: try decoder.singleValueContainer().decode(Int64.self))
        }
        return try? decoder.decode(type, from: Data(text.utf8))
    }
}
