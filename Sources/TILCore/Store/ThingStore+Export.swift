import Foundation
import GRDB

extension ThingStore {
    /// Calls a closure with each thing and its reviews, for as long as it returns true.
    /// - Parameters:
    ///   - isSorted: in the order of the shorts, as a glossary has it; else in the order of capture, which is the fastest.
    ///   - tag: only things with this tag; nil for all.
    ///   - withReviews: whether the reviews are read too, in the order in which they were given.
    public func forEachEntry(
        isSorted: Bool = false, tag: String? = nil, withReviews: Bool = false,
        _ body: (Thing, [Review]) throws -> Bool
    ) throws {
        try reading { db in
            let tagged = tag == nil ? "" : "JOIN tag AS wanted ON wanted.thing = thing.id AND wanted.name = :tag"
            let order = isSorted ? "thing.key, thing.long, thing.short" : "thing.id"
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT \(ThingRow.columns) FROM thing \(tagged) WHERE thing.removed IS NULL ORDER BY \(order)
                    """, arguments: tag.map { ["tag": $0] } ?? [])
            let statement = try db.makeStatement(
                sql: "SELECT \(ReviewRow.columns) FROM review WHERE thing = ? ORDER BY placed, id")
            while let row = try rows.next() {
                let found = ThingRow(row)
                let reviews =
                    withReviews
                    ? try Row.fetchAll(statement, arguments: [found.row])
                        .compactMap { ReviewRow.review($0, thing: found.thing.id) } : []
                guard try body(found.thing, reviews) else { return }
            }
        }
    }
}
