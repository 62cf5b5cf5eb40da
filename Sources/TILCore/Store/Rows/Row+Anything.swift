import Foundation
import GRDB

/// The values of a row, even if another program or a damaged disk has written invalid ones.
///
/// GRDB ends the process if a value has another type than requested. Swift prefers these subscripts to GRDB's, since
/// each one has a single type. They convert a value of another type like SQLite, or return an empty text or zero.
/// SQLite's check, which ``ThingStore/check(progress:)`` runs, reports such values.
extension Row {
    subscript(_ index: Int) -> String { value(index) ?? "" }
    subscript(_ index: Int) -> String? { value(index) }
    subscript(_ index: Int) -> Int64 { value(index) ?? 0 }
    subscript(_ index: Int) -> Int64? { value(index) }
    subscript(_ index: Int) -> Int { value(index) ?? 0 }
    subscript(_ index: Int) -> Int? { value(index) }
    subscript(_ index: Int) -> Double { value(index) ?? 0 }
    subscript(_ index: Int) -> Bool { value(index) ?? false }
    subscript(_ index: Int) -> Data { value(index) ?? Data() }
    subscript(_ index: Int) -> UUID { value(index) ?? UUID(data: Data()) }

    private func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) -> Value? {
        try? decode(Value?.self, atIndex: index)
    }
}

extension Database {
    /// Returns the number of the next row of things or reviews. No number is used twice, even if its row was deleted.
    func nextRow(in table: String) throws -> Int64 {
        1 + (try value("SELECT seq FROM sqlite_sequence WHERE name = ?", [table]) ?? 0)
    }
}

/// JSON in columns. As everywhere in the store, dates are whole milliseconds since 1970.
enum StoredJSON {
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .custom { try $0.milliseconds.encode(to: $1) }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Decodes a value from JSON. The result is nil if another program wrote invalid JSON.
    static func value<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { Date(milliseconds: try Int64(from: $0)) }
        return try? decoder.decode(type, from: Data(text.utf8))
    }
}
