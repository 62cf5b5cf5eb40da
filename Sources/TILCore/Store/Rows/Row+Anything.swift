import Foundation
import GRDB

/// The values of a row, whatever another program or a damaged disk has put there.
///
/// GRDB ends the process if a value is not of the kind that was asked for. These subscripts are preferred to its own, since
/// they are of one type each: a value of another kind is converted as SQLite does, and is empty or zero if that cannot be.
/// SQLite's check, which ``ThingStore/check(progress:)`` runs, reports such values.
extension Row {
    subscript(_ index: Int) -> String { value(index) ?? "" }
    subscript(_ index: Int) -> String? { value(index) }
    subscript(_ index: Int) -> Int64 { value(index) ?? 0 }
    subscript(_ index: Int) -> Int64? { value(index) }
    subscript(_ index: Int) -> Int { value(index) ?? 0 }
    subscript(_ index: Int) -> Int? { value(index) }
    subscript(_ index: Int) -> Double { value(index) ?? 0 }
    subscript(_ index: Int) -> Double? { value(index) }
    subscript(_ index: Int) -> Bool { value(index) ?? false }
    subscript(_ index: Int) -> Data { value(index) ?? Data() }

    private func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) -> Value? {
        do {
            return try decode(Value?.self, atIndex: index)
        } catch {
            return nil
        }
    }
}

extension Database {
    /// The number of the next row of things or reviews: none is used twice, even if the row that had it is gone.
    func nextRow(in table: String) throws -> Int64 {
        let last = try Int64.fetchOne(self, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [table])
        return (last ?? 0) + 1
    }
}

/// JSON in columns: dates are whole milliseconds since 1970 there too.
enum StoredJSON {
    /// The JSON of a value.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
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
