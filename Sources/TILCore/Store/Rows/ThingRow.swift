import Foundation
import GRDB

/// The row of a thing.
struct ThingRow {
    /// The columns that ``init(_:)`` reads. The table or its alias must be `thing`.
    static let columns = """
        thing.id AS row, thing.uuid AS uuid, thing.short AS short, thing.long AS long, thing.note AS note,
        thing.added AS added, thing.source AS source, thing.suspended AS suspended, thing.origin AS origin,
        (SELECT group_concat(name, ' ') FROM tag WHERE tag.thing = thing.id) AS tags
        """

    let row: Int64
    let thing: Thing

    init(_ values: StoredRow) {
        row = values.integer("row")
        thing = Thing(
            id: values.id("uuid"), short: values.text("short"), long: values.text("long"), note: values.text("note"),
            tags: values.optionalText("tags")?.split(separator: " ").map(String.init) ?? [],
            source: values.text("source"),
            origin: values.origin("origin"),
            dateAdded: values.date("added"), dateSuspended: values.optionalDate("suspended"))
    }

    /// Returns the things that fulfil a condition. The order can follow the condition.
    static func all(
        where condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> [ThingRow] {
        try db.rows("SELECT \(columns) FROM thing WHERE \(condition)", arguments, ThingRow.init)
    }
}

/// The writer of the rows of new things and their tags. It is made once for all things of an import or of a sync.
struct ThingInsertion {
    private let things: Insertion
    private let tags: Insertion
    private let db: Database

    init(_ db: Database) {
        self.db = db
        things = Insertion(into: "thing", db)
        tags = Insertion("INSERT OR IGNORE", into: "tag", db)
    }

    /// Adds a thing with its tags.
    /// - Parameters:
    ///   - key: the acronym in the form that look-ups compare.
    ///   - removed: the instant of the removal, in milliseconds, or nil.
    ///   - row: the number of the row, or nil for the next.
    /// - Returns: the number of the row.
    @discardableResult
    func add(_ thing: Thing, key: String, removed: Int64? = nil, row: Int64? = nil) throws -> Int64 {
        try things.add([
            "id": row, "uuid": thing.id.bound, "key": key.bound, "short": thing.short.bound, "long": thing.long.bound,
            "note": thing.note.bound, "source": thing.source.bound, "added": thing.dateAdded.milliseconds,
            "suspended": thing.dateSuspended?.milliseconds, "removed": removed, "origin": thing.origin.text.bound,
        ])
        let row = db.lastInsertedRowID
        for tag in thing.tags { try tags.add(["thing": row, "name": tag]) }
        return row
    }
}
