import Foundation
import GRDB

extension ThingStore {
    /// Keeps a thing out of every quiz until it is resumed; its reviews and its memory stay.
    /// - Returns: the thing as it is now; nil where it was suspended already.
    /// - Throws: `StoreError.noSuchThing`.
    @discardableResult
    public func suspend(_ id: UUID, at instant: Date) throws -> Thing? {
        try setSuspended(instant.inMilliseconds, id, .suspend, at: instant)
    }

    /// Lets a suspended thing be asked again.
    /// - Returns: the thing as it is now; nil where it was not suspended.
    /// - Throws: `StoreError.noSuchThing`.
    @discardableResult
    public func resume(_ id: UUID, at instant: Date) throws -> Thing? {
        try setSuspended(nil, id, .resume, at: instant)
    }

    private func setSuspended(
        _ suspended: Date?, _ id: UUID, _ kind: Change.Kind, at instant: Date
    ) throws -> Thing? {
        try writing { db in
            guard let found = try Self.find(id, db) else { throw StoreError.noSuchThing(IdentifierText.text(of: id)) }
            if found.thing.isSuspended == (suspended != nil) { return nil }
            try Self.setSuspended(suspended, row: found.row, db)
            try ChangeRow.write(kind, thing: found.row, of: id, before: found.thing, at: instant, db)
            var thing = found.thing
            thing.suspended = suspended
            return thing
        }
    }

    /// Writes since when no quiz asks the thing in a row; nil where it is asked.
    static func setSuspended(_ suspended: Date?, row: Int64, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE thing SET suspended = ? WHERE id = ?", arguments: [suspended?.milliseconds, row])
    }

    /// The things that no quiz asks, what was suspended last first.
    public func suspended() throws -> [Thing] {
        try reading { db in
            try ThingRow.all(where: "suspended NOTNULL AND removed IS NULL ORDER BY suspended DESC, id DESC", db)
                .map(\.thing)
        }
    }
}

/// How questions to the table of memories leave out what no quiz asks.
enum Suspension {
    /// A condition on a row of `memory`.
    static let isAsked = "memory.thing NOT IN (SELECT id FROM thing WHERE suspended NOTNULL)"
}
