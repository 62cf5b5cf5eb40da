import Foundation
import GRDB

/// A writer of the answers in imported files, within the caller's transaction.
struct AnswerImporter {
    /// The rows of the things with new answers.
    private(set) var answered: Set<Int64> = []

    private let db: Database
    private let insertion: Insertion
    /// The row of the first new answer.
    private let firstRow: Int64
    private var nextRow: Int64

    /// The maximum distance by which the instant of an answer may have been moved, in milliseconds.
    private static let farthestMove: Int64 = 1_000

    init(_ db: Database) throws {
        self.db = db
        insertion = ReviewRow.insertion(db)
        firstRow = try db.nextRow(in: "review")
        nextRow = firstRow
    }

    /// The rows of the new answers, or nil if there are none.
    var rows: ClosedRange<Int64>? { nextRow > firstRow ? firstRow...nextRow - 1 : nil }

    /// Writes the answers of a thing that are not in the store yet, in the order of the file.
    /// - Parameters:
    ///   - row: the row of the thing. If the thing was not written, nor are its answers.
    ///   - isNew: whether the import adds the thing.
    /// - Returns: the number of new answers.
    mutating func write(_ answers: ArraySlice<ImportContents.Answer>, of row: Int64, isNew: Bool) throws -> Int {
        guard let thing: UUID = try db.value("SELECT uuid FROM thing WHERE id = ?", [row]) else { return 0 }
        let before = nextRow
        // The positions of the last answers in the file.
        var positions: [Direction: Int64] = [:]
        // The rows of the thing's answers that are also in the file.
        var matched: Set<Int64> = []
        for answer in answers {
            let review = answer.review
            let existing = try existingRow(of: answer, to: thing, row, isNew: isNew, without: matched)
            if let existing { matched.insert(existing) }
            // An answer to another thing does not count for a new thing.
            if existing != nil, isNew { continue }
            // Keep the order of the answers in the file.
            var position = review.date.milliseconds
            if let last = positions[review.direction] { position = max(position, last + 1) }
            positions[review.direction] = position
            if existing != nil { continue }
            try insertion.add(ReviewRow.values(of: review, row: nextRow, thing: row, placed: position, elapsed: 0))
            nextRow += 1
            answered.insert(row)
        }
        return Int(nextRow - before)
    }

    /// Returns the row of an answer that is in the store already, or nil if it is new.
    /// - Parameter matched: the rows of other answers in the file.
    private func existingRow(
        of answer: ImportContents.Answer, to thing: UUID, _ row: Int64, isNew: Bool, without matched: Set<Int64>
    ) throws -> Int64? {
        if let found = try find(answer.review, of: thing) { return found }
        guard answer.isMoved, !isNew else { return nil }
        return try near(answer.review, of: row).first { near in !matched.contains(near) }
    }

    /// Returns the row of an answer in the store, or nil if the answer is new.
    private func find(_ review: Review, of thing: UUID) throws -> Int64? {
        if let found = try ReviewRow.find(review.id, db) { return found.row }
        // An earlier til exported reviews without identifiers, and they are derived from the identifier of the thing.
        // Look for the identifier of the thing in this store, too.
        if thing == review.thingID { return nil }
        let other = ReviewIdentifier.make(
            thing: thing, milliseconds: review.date.milliseconds, direction: review.direction,
            grade: review.grade.rawValue)
        return try ReviewRow.find(other, db)?.row
    }

    /// Returns the rows of earlier answers that are equal and near in time, the nearest first.
    private func near(_ review: Review, of row: Int64) throws -> [Int64] {
        let at = review.date.milliseconds
        return try db.values(
            """
            SELECT id FROM review WHERE thing = ? AND direction = ? AND grade = ? AND id < ?
            AND at BETWEEN ? AND ? ORDER BY abs(at - ?)
            """,
            [
                row, review.direction.number, review.grade.rawValue, firstRow, at - Self.farthestMove,
                at + Self.farthestMove, at,
            ])
    }
}
