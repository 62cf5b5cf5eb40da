import Foundation
import GRDB

/// A note of what undo takes back, as its row holds it.
struct ChangeRow {
    /// What was done.
    let kind: Change.Kind
    /// When it was done.
    let at: Date
    /// The row of the thing that it was done to, or of the first thing of an import; 0 for weights.
    let thing: Int64
    /// The row of the last thing of an import.
    let last: Int64?
    /// The rows of the first and the last review that an import added.
    let reviews: (first: Int64?, last: Int64?)
    /// The thing as it was before an edit, in JSON; the setting as it was before weights were put in force.
    let before: String?
    /// The identifier of the thing that was added, edited or removed, or of the review that was recorded: what stands in a
    /// row counts for what was changed only if it is that. Nil for an import.
    let identifier: UUID?

    /// The row of the note.
    let row: Int64

    /// The columns of a note, in the order in which they are read.
    private static let columns = "id, kind, at, thing, last, review, last_review, before, uuid"

    /// The kind of a row that holds what redo brings back. Such rows come after all notes: a new change clears them.
    private static let undone = "undone"

    /// The newest note; nil where there is none.
    static func newest(_ db: Database) throws -> ChangeRow? {
        try Row.fetchOne(
            db, sql: "SELECT \(columns) FROM change WHERE kind <> ? ORDER BY id DESC LIMIT 1", arguments: [undone]
        ).flatMap(ChangeRow.init)
    }

    /// The newest notes, newest first, up to one of a kind that is not known.
    static func newest(_ count: Int, _ db: Database) throws -> [ChangeRow] {
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(columns) FROM change WHERE kind <> ? ORDER BY id DESC LIMIT ?",
            arguments: [undone, count])
        return Array(rows.lazy.map(ChangeRow.init).prefix { $0 != nil }.compactMap { $0 })
    }

    private init?(_ values: Row) {
        guard let kind = Change.Kind(rawValue: values[1]) else { return nil }
        self.kind = kind
        row = values[0]
        at = Date(milliseconds: values[2])
        thing = values[3]
        last = values[4]
        reviews = (values[5], values[6])
        before = values[7]
        let bytes: Data = values[8]
        identifier = bytes.isEmpty ? nil : UUID(data: bytes)
    }

    /// Notes a change.
    /// - Parameters:
    ///   - kind: what was done.
    ///   - thing: the row of the thing that it was done to, or of the first thing of an import.
    ///   - identifier: that of the thing or of the review; nil for an import.
    ///   - last: the row of the last thing of an import.
    ///   - reviews: the rows of the reviews that an import added; nil where it added none.
    ///   - before: the thing as it was before an edit.
    ///   - instant: when it was done.
    ///   - again: what redo brings back: its note stands again where it stood. Nil for a change that is new, after which
    ///     nothing can be done again.
    static func write(
        _ kind: Change.Kind, thing: Int64, of identifier: UUID?, last: Int64? = nil, reviews: ClosedRange<Int64>? = nil,
        before: Thing? = nil, at instant: Date, again: Undone? = nil, _ db: Database
    ) throws {
        try write(
            kind, thing: thing, of: identifier, last: last, reviews: reviews, text: before.map(StoredJSON.text),
            at: instant, again: again, db)
    }

    /// Notes that weights were put in force.
    /// - Parameter before: the text of the setting before; nil where the standard ones were.
    static func write(
        weightsBefore before: String?, at instant: Date, again: Undone? = nil, _ db: Database
    ) throws {
        try write(.weights, thing: 0, of: nil, text: before, at: instant, again: again, db)
    }

    /// Notes that several things were edited.
    /// - Parameter before: the things as they were.
    static func write(editsBefore before: [Thing], at instant: Date, again: Undone? = nil, _ db: Database) throws {
        try write(.edits, thing: 0, of: nil, text: StoredJSON.text(before), at: instant, again: again, db)
    }

    /// Notes that several things were removed.
    static func write(removalsOf ids: [UUID], at instant: Date, again: Undone? = nil, _ db: Database) throws {
        try write(.removals, thing: 0, of: nil, text: StoredJSON.text(ids), at: instant, again: again, db)
    }

    private static func write(
        _ kind: Change.Kind, thing: Int64, of identifier: UUID?, last: Int64? = nil, reviews: ClosedRange<Int64>? = nil,
        text: String?, at instant: Date, again: Undone?, _ db: Database
    ) throws {
        if again == nil { try clearUndone(db) }
        // SQLite would call it a full disk.
        guard try !RowNumber.areUsedUp(in: .change, db) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: RowNumber.usedUp)
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO change (id, at, kind, thing, last, review, last_review, before, uuid)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            again?.note, (again?.at ?? instant).milliseconds, kind.rawValue, thing, last, reviews?.lowerBound,
            reviews?.upperBound, text, identifier?.data,
        ])
    }

    // MARK: What was undone

    /// Keeps what was undone, for redo.
    static func write(_ undone: Undone, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT INTO change (at, kind, thing, before) VALUES (?, ?, 0, ?)")
            .execute(arguments: [undone.at.milliseconds, Self.undone, StoredJSON.text(undone)])
    }

    /// What was undone last, with its row; nil where nothing was, or something was changed since.
    static func lastUndone(_ db: Database) throws -> (row: Int64, undone: Undone?)? {
        guard
            let row = try Row.fetchOne(
                db, sql: "SELECT id, kind, before FROM change ORDER BY id DESC LIMIT 1"), row[1] == undone
        else { return nil }
        let text: String? = row[2]
        return (row[0], StoredJSON.value(Undone.self, from: text ?? ""))
    }

    /// Forgets what was undone: a change was made.
    private static func clearUndone(_ db: Database) throws {
        let newest = try db.cachedStatement(sql: "SELECT id, kind FROM change ORDER BY id DESC LIMIT 1")
        while let row = try Row.fetchOne(newest), row[1] == undone {
            try db.execute(sql: "DELETE FROM change WHERE id = ?", arguments: [row[0] as Int64])
        }
    }

    /// Deletes a row.
    static func delete(_ row: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM change WHERE id = ?", arguments: [row])
    }

    /// Deletes the note.
    func delete(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM change WHERE id = ?", arguments: [row])
    }

    /// Deletes the note of a review.
    static func delete(ofReview id: UUID, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM change WHERE kind = 'answer' AND uuid = ?", arguments: [id.data])
    }
}
