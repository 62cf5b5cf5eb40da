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
        try reading { db in
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
                let rows = try ThingRow.fetchCursor(
                    db, sql: sql + " ORDER BY \(order.sql) LIMIT \(limit ?? -1) OFFSET \(offset)")
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
