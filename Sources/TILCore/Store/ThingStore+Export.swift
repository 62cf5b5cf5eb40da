import Foundation
import GRDB

extension ThingStore {
    /// Refuses a file that an export is to replace if it is a database, this store or another, or belongs to one: nobody
    /// means to lose that.
    /// - Parameter path: a regular file's path, without links.
    /// - Throws: `StoreError.inTheWay`.
    public static func refuseDatabase(_ path: String) throws {
        if StoreFile.isDatabase(path) { throw StoreError.inTheWay(path: path, what: "is a database") }
    }

    /// Calls a closure with each thing and its reviews, for as long as it returns true.
    /// - Parameters:
    ///   - isSorted: in the order of the shorts, as a glossary has it; else in the order of capture, which is the fastest.
    ///   - tag: only things with this tag; nil for all.
    ///   - withReviews: whether the reviews are read too, in the order in which they were given.
    ///   - body: takes a thing and its reviews, and returns whether it wants another.
    public func forEachEntry(
        isSorted: Bool = false, tag: String? = nil, withReviews: Bool = false,
        _ body: (Thing, [Review]) throws -> Bool
    ) throws {
        try reading { db in
            let tagged = tag == nil ? "" : "JOIN tag AS wanted ON wanted.thing = thing.id AND wanted.name = ?"
            let order = isSorted ? "thing.key, thing.long, thing.short" : "thing.id"
            let rows = try RawStatement(
                """
                SELECT \(ThingRow.plainColumns) FROM thing \(tagged) WHERE thing.removed IS NULL ORDER BY \(order)
                """, db)
            if let tag { rows.bind(tag, to: 1) }
            defer { rows.reset() }
            var tags = try TagWalk(db, isOrdered: !isSorted)
            let hasReviews = withReviews ? try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM review)") : false
            let statement = try db.makeStatement(
                sql: "SELECT \(ReviewRow.columns) FROM review WHERE thing = ? ORDER BY placed, id")
            while try rows.step() {
                let found = ThingRow(rows, tags: try tags.tags(of: rows.integer(0)))
                let reviews =
                    hasReviews == true
                    ? try Row.fetchAll(statement, arguments: [found.row])
                        .compactMap { ReviewRow.review($0, thing: found.thing.id) } : []
                guard try body(found.thing, reviews) else { return }
            }
        }
    }
}
