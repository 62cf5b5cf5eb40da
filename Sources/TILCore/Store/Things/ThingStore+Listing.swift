import GRDB

extension ThingStore {
    /// Calls a closure with one thing after the other, in an order, for as long as it returns true.
    /// - Parameters:
    ///   - order: the order.
    ///   - tags: only things with all of these tags, in letters of any case.
    ///   - pattern: only things with such a short; nil for all.
    ///   - textOrder: the order of shorts, if that is the order; nil for by their bytes.
    ///   - leeches: only things forgotten as often as a leech is.
    ///   - offset: the number of things to skip.
    ///   - limit: the greatest number of things; nil for all.
    ///   - body: takes a thing, and returns whether it wants another.
    public func forEachThing(
        by order: ThingOrder = .short, tags: [String] = [], matching pattern: ShortPattern? = nil,
        textOrder: TextOrder? = nil, leeches: Bool = false, offset: Int = 0, limit: Int? = nil,
        _ body: (Thing) throws -> Bool
    ) throws {
        try reading(answers: order == .due || leeches) { db in
            var sql = """
                SELECT \(ThingRow.columns) FROM thing \(order.join)
                WHERE removed IS NULL\(try TagFilter(tags, db).condition("thing.id"))
                """
            if let pattern { sql += " AND \(pattern.condition)" }
            if leeches {
                let leech = try Self.settings(db).leechLapses
                sql += " AND thing.id IN (SELECT thing FROM memory WHERE lapses >= \(leech))"
            }
            if order == .short, let textOrder {
                let sorted = textOrder.sorted(try ThingRow.fetchAll(db, sql: sql).map(\.thing))
                for thing in sorted.dropFirst(offset).prefix(limit ?? .max) where try !body(thing) { return }
            } else {
                let sorted = order.sql(leechLapses: try Self.settings(db).leechLapses)
                let rows = try ThingRow.fetchCursor(
                    db, sql: sql + " ORDER BY \(sorted) LIMIT \(limit ?? -1) OFFSET \(offset)")
                while let row = try rows.next(), try body(row.thing) {}
            }
        }
    }

    /// The things in an order; see ``forEachThing(by:tags:matching:textOrder:leeches:offset:limit:_:)``.
    public func things(
        by order: ThingOrder = .short, tag: String? = nil, offset: Int = 0, limit: Int? = nil
    ) throws -> [Thing] {
        var things: [Thing] = []
        try forEachThing(by: order, tags: tag.map { [$0] } ?? [], offset: offset, limit: limit) { thing in
            things.append(thing)
            return true
        }
        return things
    }

    /// Calls a closure with each thing and its reviews, for as long as it returns true: an export.
    /// - Parameters:
    ///   - isSorted: in the order of the shorts, as a glossary has it; else in the order of capture, which is the fastest. In a
    ///     store that takes part in a sync that is the order of the instants at which they were added, the same on all devices.
    ///   - tag: only things with this tag; nil for all.
    ///   - withReviews: whether the reviews are read too, in the order in which they were given.
    ///   - body: takes a thing and its reviews, and returns whether it wants another.
    public func forEachEntry(
        isSorted: Bool = false, tag: String? = nil, withReviews: Bool = false,
        _ body: (Thing, [Review]) throws -> Bool
    ) throws {
        try reading { db in
            let order =
                isSorted
                ? "thing.key, thing.long, thing.short"
                : try SyncState.read(db) == nil ? "thing.id" : "thing.added, thing.uuid"
            let tags = try TagFilter(tag.map { [$0] } ?? [], db)
            let rows = try ThingRow.fetchCursor(
                db,
                sql: """
                    SELECT \(ThingRow.columns) FROM thing WHERE removed IS NULL\(tags.condition("thing.id"))
                    ORDER BY \(order)
                    """)
            let statement = try db.makeStatement(
                sql: "SELECT \(ReviewRow.columns) FROM review WHERE thing = ? ORDER BY \(ReviewRow.order)")
            while let found = try rows.next() {
                let reviews = withReviews ? try Row.fetchAll(statement, arguments: [found.row]) : []
                guard try body(found.thing, reviews.compactMap { ReviewRow.review($0, thing: found.thing.id) })
                else { return }
            }
        }
    }
}

/// The order in which things are listed.
public enum ThingOrder: String, CaseIterable, Hashable, Sendable {
    /// By the short, ignoring case; meanings of one acronym by the long.
    case short
    /// The newest first.
    case recent
    /// By the instant at which they are due; leeches, then things that were never asked come last.
    case due

    /// The order of things in SQL.
    func sql(leechLapses: Int) -> String {
        switch self {
        case .short: "key, long, short"
        case .recent: "thing.id DESC"
        case .due:
            "memory.thing IS NULL, memory.lapses >= \(leechLapses), memory.day, memory.due, memory.thing, "
                + "key, long, short"
        }
    }

    /// The join of things with what they are ordered by: of two memories the one that is due first.
    var join: String {
        self != .due
            ? ""
            : """
            LEFT JOIN memory ON memory.thing = thing.id AND NOT EXISTS (
                SELECT 1 FROM memory AS other WHERE other.thing = memory.thing
                AND (other.day, other.due, other.direction) < (memory.day, memory.due, memory.direction)
            )
            """
    }
}

extension TextOrder {
    /// Things by their shorts, ignoring case; meanings of one acronym by the long.
    func sorted(_ things: [Thing]) -> [Thing] {
        things.map { (key: sortKey(Capitals.key($0.short)), thing: $0) }.sorted { left, right in
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            let (one, other) = (left.thing, right.thing)
            return one.long == other.long ? one.short < other.short : precedes(one.long, other.long)
        }.map(\.thing)
    }
}
