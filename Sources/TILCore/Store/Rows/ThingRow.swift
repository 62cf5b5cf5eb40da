import Foundation
import GRDB

/// The row of a thing.
struct ThingRow: FetchableRecord {
    /// The columns that ``init(row:)`` expects at the beginning of a row. The table or its alias must be `thing`.
    static let columns = """
        thing.id, thing.uuid, thing.short, thing.long, thing.note, thing.added, thing.source, thing.suspended,
        thing.origin, (SELECT group_concat(name, ' ') FROM tag WHERE tag.thing = thing.id)
        """

    /// The number of ``columns``, which is the index of any further columns.
    static let columnCount = 10

    let row: Int64
    let thing: Thing

    init(row values: Row) {
        let suspended: Int64? = values[7]
        let tags: String? = values[9]
        row = values[0]
        thing = Thing(
            id: values[1], short: values[2], long: values[3], note: values[4],
            tags: tags?.split(separator: " ").map(String.init) ?? [], source: values[6],
            // A newer til may have written another kind.
            origin: ThingOrigin(text: values[8]) ?? .unnamedList,
            dateAdded: Date(milliseconds: values[5]), dateSuspended: suspended.map(Date.init(milliseconds:)))
    }

    /// Returns the things that fulfil a condition. The order can follow the condition.
    static func all(
        where condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> [ThingRow] {
        try fetchAll(
            db.cachedStatement(sql: "SELECT \(columns) FROM thing WHERE \(condition)"), arguments: arguments)
    }

    /// Adds a thing with its tags.
    /// - Parameters:
    ///   - id: the identifier, or nil to use the thing's own.
    ///   - key: the acronym in the form that look-ups compare.
    ///   - removed: the instant of the removal, in milliseconds, or nil.
    ///   - row: the number of the row, or nil for the next.
    /// - Returns: the number of the row.
    @discardableResult
    static func insert(
        _ thing: Thing, as id: UUID? = nil, key: String, removed: Int64? = nil, row: Int64? = nil, _ db: Database
    ) throws -> Int64 {
        try db.run(
            """
            INSERT INTO thing (id, uuid, key, short, long, note, source, added, suspended, removed, origin)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                row, id ?? thing.id, key, thing.short, thing.long, thing.note, thing.source,
                thing.dateAdded.milliseconds, thing.dateSuspended?.milliseconds, removed, thing.origin.text,
            ])
        let row = db.lastInsertedRowID
        for tag in thing.tags {
            try db.run("INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)", [row, tag])
        }
        // The triggers of a sync recorded the tags as edits, although they are part of the new thing.
        if !thing.tags.isEmpty { try db.run("DELETE FROM sync_touched WHERE key = ?", [id ?? thing.id]) }
        return row
    }
}

extension UUID {
    /// Reads an identifier from 16 bytes. Fewer bytes result in zeros.
    init(data: Data) {
        self = data.withUnsafeBytes { UUID(bytes: $0) }
    }

    /// Reads an identifier from 16 bytes. Fewer bytes result in zeros.
    init(bytes: UnsafeRawBufferPointer) {
        let zeros: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self.init(uuid: bytes.count < 16 ? zeros : bytes.loadUnaligned(as: uuid_t.self))
    }

    var data: Data { withUnsafeBytes(of: uuid) { Data($0) } }
}
