import Foundation
import GRDB

extension ThingStore {
    /// Calls a closure with one thing after the other, in an order, until it returns false.
    ///
    /// ```swift
    /// try store.forEachThing(by: .short, tags: ["chat"], matching: ShortPattern("f*")) { thing in
    ///     print(thing.short)
    ///     return true  // go on
    /// }
    /// ```
    /// - Parameters:
    ///   - order: the order of the things.
    ///   - tags: the tags that a thing must have, all of them, ignoring case.
    ///   - pattern: the pattern of the acronym, or nil for all things.
    ///   - textOrder: the order of acronyms, if things are ordered by acronym, or nil to order them by their bytes.
    ///   - leeches: whether to include only leeches.
    ///   - offset: the number of things to skip.
    ///   - limit: the maximum number of things, or nil for all.
    ///   - body: receives a thing, and returns whether to continue.
    public func forEachThing(
        by order: ThingOrder = .short, tags: [String] = [], matching pattern: ShortPattern? = nil,
        textOrder: TextOrder? = nil, leeches: Bool = false, offset: Int = 0, limit: Int? = nil,
        _ body: (Thing) throws -> Bool
    ) throws {
        let needsMemories = order == .due || leeches
        try readingThrough(needsMemories ? .all : .things) { db in
            // A glossary has no settings.
            let leech = needsMemories ? try Self.settings(db).leechLapses : 0
            var conditions = "removed IS NULL" + (try TagFilter(tags, db).condition("thing.id"))
            if let pattern { conditions += " AND \(pattern.condition)" }
            if leeches { conditions += " AND thing.id IN (SELECT thing FROM memory WHERE lapses >= \(leech))" }
            var sorted = order.sql(leechLapses: leech)
            if order == .short, let textOrder {
                db.add(function: textOrder.function)
                sorted = "sort_key(key), sort_key(long), long, short"
            }
            // Without a limit, SQLite sorts faster, so add one only if it is necessary. A limit of -1 is none.
            let isPart = limit != nil || offset > 0
            let part = isPart ? "LIMIT \(limit ?? -1) OFFSET \(offset)" : ""
            let rows = try db.cursor(
                """
                SELECT \(ThingRow.columns) FROM thing \(order.join)
                WHERE \(conditions) ORDER BY \(sorted) \(part)
                """)
            while let row = try rows.next() {
                let isContinued = try body(ThingRow(row).thing)
                if !isContinued { return }
            }
        }
    }

    /// Returns the things in an order. See ``forEachThing(by:tags:matching:textOrder:leeches:offset:limit:_:)``.
    ///
    /// ```swift
    /// let page = try store.things(by: .recent, offset: 0, limit: 50)
    /// let chat = try store.things(tag: "chat")
    /// ```
    public func things(
        by order: ThingOrder = .short, tag: String? = nil, offset: Int = 0, limit: Int? = nil
    ) throws(StoreError) -> [Thing] {
        try StoreError.only(path: path) {
            var things: [Thing] = []
            try forEachThing(by: order, tags: tag.map { tag in [tag] } ?? [], offset: offset, limit: limit) { thing in
                things.append(thing)
                return true
            }
            return things
        }
    }

    /// Calls a closure with each thing and its reviews, for an export, until it returns false.
    ///
    /// ```swift
    /// try store.forEachEntry(isSorted: true, withReviews: true) { thing, reviews in
    ///     print("\(thing.short): \(reviews.count) answers")
    ///     return true  // go on
    /// }
    /// ```
    /// - Parameters:
    ///   - isSorted: whether things are in the order of their acronyms, as in a glossary. Otherwise, they are in the
    ///     order of addition, which is the fastest. In a store that takes part in a sync, this is the order of the
    ///     instants at which they were added, so that it is the same on all devices.
    ///   - tag: the tag that a thing must have, or nil for all things.
    ///   - withReviews: whether the reviews are also read, in the order in which they were given.
    ///   - body: receives a thing and its reviews, and returns whether to continue.
    public func forEachEntry(
        isSorted: Bool = false, tag: String? = nil, withReviews: Bool = false,
        _ body: (Thing, [Review]) throws -> Bool
    ) throws {
        try readingThrough { db in
            let order: String
            if isSorted {
                order = "thing.key, thing.long, thing.short"
            } else {
                let isSynced = try SyncState.read(db) != nil
                order = isSynced ? "thing.added, thing.uuid" : "thing.id"
            }
            let tags = try TagFilter(tag.map { tag in [tag] } ?? [], db)
            let rows = try db.cursor(
                """
                SELECT \(ThingRow.columns) FROM thing WHERE removed IS NULL\(tags.condition("thing.id"))
                ORDER BY \(order)
                """)
            while let row = try rows.next() {
                let found = ThingRow(row)
                let reviews = withReviews ? try Self.reviews(of: found, db) : []
                guard try body(found.thing, reviews) else { return }
            }
        }
    }
}

/// The order in which things are listed.
///
/// ```swift
/// let newest = try store.things(by: .recent, limit: 10)
/// let dueFirst = try store.things(by: .due, limit: 10)
/// ```
public enum ThingOrder: String, CaseIterable, Hashable, Sendable {
    /// By acronym, ignoring case, then by meaning.
    case short
    /// The newest first.
    case recent
    /// By the due instant. Leeches and then things that were never asked come last.
    case due

    /// Returns the order of things in SQL.
    func sql(leechLapses: Int) -> String {
        switch self {
        case .short: "key, long, short"
        case .recent: "thing.id DESC"
        case .due:
            "memory.thing IS NULL, memory.lapses >= \(leechLapses), memory.day, memory.due, memory.thing, "
                + "key, long, short"
        }
    }

    /// The SQL join that an order needs. Of two memories, the one that is due first counts.
    var join: String {
        if self != .due { return "" }
        return """
            LEFT JOIN memory ON memory.thing = thing.id AND NOT EXISTS (
                SELECT 1 FROM memory AS other WHERE other.thing = memory.thing
                AND (other.day, other.due, other.direction) < (memory.day, memory.due, memory.direction)
            )
            """
    }
}

extension ThingStore {
    fileprivate static func reviews(of found: ThingRow, _ db: Database) throws -> [Review] {
        let rows = try db.rows(
            "SELECT \(ReviewRow.columns) FROM review WHERE thing = ? ORDER BY \(ReviewRow.order)", [found.row]
        ) { row in ReviewRow.review(row, thing: found.thing.id) }
        return rows.compactMap(\.self)
    }
}

extension TextOrder {
    /// The SQL function `sort_key`, by which texts are sorted in this order.
    var function: DatabaseFunction {
        DatabaseFunction("sort_key", argumentCount: 1, pure: true) { values in
            String.fromDatabaseValue(values[0]).map { text in Data(sortKey(text)) }
        }
    }
}
