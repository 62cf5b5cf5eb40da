import Foundation
import GRDB

/// A thing as its row holds it.
struct ThingRow: FetchableRecord {
    /// The columns that ``init(row:)`` expects at the beginning of a row, of a table or alias `thing`.
    static let columns = """
        thing.id, thing.uuid, thing.short, thing.long, thing.note, thing.added, thing.source, thing.suspended,
        (SELECT group_concat(name, ' ') FROM tag WHERE tag.thing = thing.id)
        """

    /// The number of ``columns``. The columns of another table may begin at this index.
    static let columnCount = 9

    /// The number of the row.
    let row: Int64
    let thing: Thing

    init(row values: Row) {
        let (suspended, tags): (Int64?, String?) = (values[7], values[8])
        row = values[0]
        thing = Thing(
            id: UUID(data: values[1]), short: values[2], long: values[3], note: values[4],
            tags: tags?.split(separator: " ").map(String.init) ?? [], source: values[6],
            added: Date(milliseconds: values[5]), suspended: suspended.map(Date.init(milliseconds:)))
    }

    /// The things that fulfil a condition, in the order that may follow it.
    static func all(
        where condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> [ThingRow] {
        try fetchAll(
            db.cachedStatement(sql: "SELECT \(columns) FROM thing WHERE \(condition)"), arguments: arguments)
    }

    /// Adds a thing with its tags.
    /// - Parameters:
    ///   - key: the short as look-ups compare it.
    ///   - row: the number of the row, or nil for the next.
    /// - Returns: the number of the row.
    @discardableResult
    static func insert(_ thing: Thing, key: String, row: Int64? = nil, _ db: Database) throws -> Int64 {
        try db.run(
            """
            INSERT INTO thing (id, uuid, key, short, long, note, source, added, suspended)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                row, thing.id, key, thing.short, thing.long, thing.note, thing.source, thing.added.milliseconds,
                thing.suspended?.milliseconds,
            ])
        let row = db.lastInsertedRowID
        for tag in thing.tags {
            try db.run("INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)", [row, tag])
        }
        return row
    }
}

extension UUID {
    /// Reads an identifier from 16 bytes. Fewer bytes give all zeros.
    init(data: Data) {
        self = data.withUnsafeBytes { UUID(bytes: $0) }
    }

    /// Reads an identifier from 16 bytes. Fewer bytes give all zeros.
    init(bytes: UnsafeRawBufferPointer) {
        let zeros: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self.init(uuid: bytes.count < 16 ? zeros : bytes.loadUnaligned(as: uuid_t.self))
    }

    /// The 16 bytes.
    var data: Data { withUnsafeBytes(of: uuid) { Data($0) } }
}
