import Foundation
import GRDB

/// Finds what is to be imported among the things that are there, by their indexes.
final class KnownThings {
    private let db: Database
    private let meanings: RawStatement
    private let identifiers: RawStatement
    private let texts: RawStatement

    init(_ db: Database) throws {
        self.db = db
        meanings = try RawStatement(
            "SELECT min(id) FROM thing WHERE key = ? AND long = ? AND short = ? AND removed IS NULL", db)
        identifiers = try RawStatement("SELECT id, removed NOTNULL FROM thing WHERE uuid = ?", db)
        texts = try RawStatement("SELECT short, long FROM thing WHERE id = ?", db)
    }

    /// The first row that says a short and a long; nil where there is none.
    /// - Parameter key: the short as look-ups compare it.
    func row(key: String, short: String, long: String) throws -> Int64? {
        defer { meanings.reset() }
        meanings.bind(key, to: 1)
        meanings.bind(long, to: 2)
        meanings.bind(short, to: 3)
        return try meanings.step() && !meanings.isNull(0) ? meanings.integer(0) : nil
    }

    /// The row that has an identifier, and whether the thing in it was removed; nil where there is none.
    func holder(of identifier: UUID) throws -> (row: Int64, isRemoved: Bool)? {
        defer { identifiers.reset() }
        identifiers.bind(identifier, to: 1)
        return try identifiers.step() ? (identifiers.integer(0), identifiers.integer(1) != 0) : nil
    }

    /// Whether a row says a short and a long.
    func says(_ short: String, _ long: String, in row: Int64) throws -> Bool {
        defer { texts.reset() }
        texts.bind(row, to: 1)
        return try texts.step() && texts.holds(short, in: 0) && texts.holds(long, in: 1)
    }

    /// Calls a closure with what the first rows of some say, in their order.
    func forEachText(in rows: Range<Int64>, limit: Int, _ body: (_ short: String, _ long: String) -> Void) throws {
        let statement = try RawStatement(
            "SELECT short, long FROM thing WHERE id >= ? AND id < ? ORDER BY id LIMIT \(limit)", db)
        statement.bind(rows.lowerBound, to: 1)
        statement.bind(rows.upperBound, to: 2)
        while try statement.step() { body(statement.text(0), statement.text(1)) }
    }

    /// What a row says; nil where there is no such row.
    func texts(of row: Int64) throws -> (short: String, long: String)? {
        defer { texts.reset() }
        texts.bind(row, to: 1)
        return try texts.step() ? (texts.text(0), texts.text(1)) : nil
    }
}
