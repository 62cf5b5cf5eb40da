import Foundation
import GRDB

extension ThingStore {
    /// Refuses a file that an export is to replace if it is a database, this store or another, or belongs to one: nobody
    /// means to lose that.
    /// - Parameter path: a regular file's path, without links.
    /// - Throws: `StoreError.inTheWay`.
    public static func refuseDatabase(_ path: String) throws(StoreError) {
        if StoreFile.isDatabase(path) { throw StoreError.inTheWay(path: path, what: "is a database") }
    }

    /// Calls a closure with each thing and its reviews, for as long as it returns true.
    /// - Parameters:
    ///   - isSorted: in the order of the shorts, as a glossary has it; else in the order of capture, which is the fastest. In a
    ///     store that takes part in a sync that is the order of what the things say of it, the same on all devices.
    ///   - tag: only things with this tag; nil for all.
    ///   - withReviews: whether the reviews are read too, in the order in which they were given.
    ///   - body: takes a thing and its reviews, and returns whether it wants another.
    public func forEachEntry(
        isSorted: Bool = false, tag: String? = nil, withReviews: Bool = false,
        _ body: (Thing, [Review]) throws -> Bool
    ) throws {
        try reading { db in
            let rows = try ThingRow.fetchCursor(
                db, sql: try Self.entries(ThingRow.columns, Order(isSorted: isSorted, db), tag: tag, db))
            let hasReviews = withReviews ? try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM review)") : false
            let statement = try db.makeStatement(
                sql: "SELECT \(ReviewRow.columns) FROM review WHERE thing = ? ORDER BY \(ReviewRow.order)")
            while let found = try rows.next() {
                let reviews =
                    hasReviews == true
                    ? try Row.fetchAll(statement, arguments: [found.row])
                        .compactMap { ReviewRow.review($0, thing: found.thing.id) } : []
                guard try body(found.thing, reviews) else { return }
            }
        }
    }

    /// Calls a closure with the texts of each thing, for as long as it returns true: an export that keeps nothing else
    /// takes half the time of ``forEachEntry(isSorted:tag:withReviews:_:)``.
    /// - Parameters:
    ///   - isSorted: in the order of the shorts, as a glossary has it; else in the order of capture, which is the fastest. In a
    ///     store that takes part in a sync that is the order of what the things say of it, the same on all devices.
    ///   - tag: only things with this tag; nil for all.
    ///   - body: takes the texts, which are valid until it returns, and returns whether it wants others.
    package func forEachText(
        isSorted: Bool = false, tag: String? = nil, _ body: (ThingText) throws -> Bool
    ) throws {
        try reading { db in
            let order = try Order(isSorted: isSorted, db)
            let rows = try RawStatement(
                try Self.entries("thing.short, thing.long, thing.note, thing.id", order, tag: tag, db), db)
            defer { rows.reset() }
            var tags = try TagWalk(db, isOrdered: order == .rows)
            while try rows.step() {
                let text = ThingText(
                    short: rows.bytes(0), long: rows.bytes(1), note: rows.bytes(2),
                    tags: tags.isEmpty ? [] : try tags.tags(of: rows.integer(3)))
                guard try body(text) else { return }
            }
        }
    }

    /// The order of an export's things, in SQL.
    private enum Order: String {
        case shorts = "thing.key, thing.long, thing.short"
        case rows = "thing.id"
        /// Each device of a sync has the same things in other rows.
        case added = "thing.added, thing.uuid"

        init(isSorted: Bool, _ db: Database) throws {
            self = isSorted ? .shorts : try SyncState.read(db) == nil ? .rows : .added
        }
    }

    /// Selects columns of the things that an export wants.
    private static func entries(
        _ columns: String, _ order: Order, tag: String?, _ db: Database
    ) throws -> String {
        let tags = try TagFilter(tag.map { [$0] } ?? [], db)
        return "SELECT \(columns) FROM thing WHERE removed IS NULL\(tags.condition("thing.id")) ORDER BY \(order.rawValue)"
    }
}
