import Foundation
import GRDB

extension ThingStore {
    /// The known shorts nearest to one that is not known: one letter more, less, other, or two swapped.
    ///
    /// See ``NearShorts``: the cost does not grow with the store.
    public func nearestShorts(to short: String, limit: Int = 3) throws -> [String] {
        try readingOneState { db in try Self.nearestShorts(to: short, limit: limit, db) }
    }

    /// The known shorts nearest to one, within an access.
    static func nearestShorts(to short: String, limit: Int, _ db: Database) throws -> [String] {
        let rows = try RawStatement("SELECT short FROM thing WHERE key = ? AND removed IS NULL LIMIT 1", db)
        return try NearShorts.find(
            to: short, limit: limit,
            known: { key in
                rows.bind(key, to: 1)
                defer { rows.reset() }
                return try rows.step() ? rows.text(0) : nil
            }, starting: { try shorts(startingWith: $0, limit: $1, db) })
    }
}
