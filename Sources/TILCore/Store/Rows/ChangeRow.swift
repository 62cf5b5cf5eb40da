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

    private let row: Int64

    /// The newest note; nil where there is none.
    static func newest(_ db: Database) throws -> ChangeRow? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT id, kind, at, thing, last, review, last_review, before, uuid FROM change
                ORDER BY id DESC LIMIT 1
                """
        ).flatMap(ChangeRow.init)
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
    static func write(
        _ kind: Change.Kind, thing: Int64, of identifier: UUID?, last: Int64? = nil, reviews: ClosedRange<Int64>? = nil,
        before: Thing? = nil, at instant: Date, _ db: Database
    ) throws {
        try write(
            kind, thing: thing, of: identifier, last: last, reviews: reviews, text: before.map(StoredJSON.text),
            at: instant, db)
    }

    /// Notes that weights were put in force.
    /// - Parameter before: the text of the setting before; nil where the standard ones were.
    static func write(weightsBefore before: String?, at instant: Date, _ db: Database) throws {
        try write(.weights, thing: 0, of: nil, text: before, at: instant, db)
    }

    private static func write(
        _ kind: Change.Kind, thing: Int64, of identifier: UUID?, last: Int64? = nil, reviews: ClosedRange<Int64>? = nil,
        text: String?, at instant: Date, _ db: Database
    ) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO change (at, kind, thing, last, review, last_review, before, uuid)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            instant.milliseconds, kind.rawValue, thing, last, reviews?.lowerBound, reviews?.upperBound,
            text, identifier?.data,
        ])
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
