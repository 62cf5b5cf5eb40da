import Foundation
import GRDB

/// The values of a row, whatever another program or a damaged disk has put there.
///
/// GRDB ends the process where a value is not of the kind that was asked for. These stand before its own subscripts, being
/// of one type each: a value of another kind is converted as SQLite does, and where that cannot be, is empty or zero.
/// SQLite's check, which ``ThingStore/check(progress:)`` runs, tells of such values.
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

    subscript(_ name: String) -> String { index(name).flatMap { value($0) } ?? "" }
    subscript(_ name: String) -> Int64 { index(name).flatMap { value($0) } ?? 0 }
    subscript(_ name: String) -> Int64? { index(name).flatMap { value($0) } }

    private func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) -> Value? {
        do {
            return try decode(Value?.self, atIndex: index)
        } catch {
            return nil
        }
    }

    private func index(_ name: String) -> Int? { Array(columnNames).firstIndex(of: name) }
}
