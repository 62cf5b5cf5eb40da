import Foundation
import GRDB

extension ThingStore {
    /// Every meaning of an acronym, in the order in which they were added; empty where it is unknown. Ignores case.
    public func meanings(of short: String) throws -> [Thing] {
        try reading { db in
            let statement = try db.cachedStatement(sql: ThingRow.meanings)
            return try Row.fetchAll(statement, arguments: [Capitals.key(short)]).map { ThingRow($0).thing }
        }
    }

    /// The thing with an identifier; nil where there is none or it was removed.
    public func thing(id: UUID) throws -> Thing? {
        try reading { db in try Self.find(id, db)?.thing }
    }

    /// The things whose identifier starts with some hexadecimal digits, as `--id` takes them; two at most.
    public func things(idPrefix: String) throws -> [Thing] {
        let digits = idPrefix.lowercased().filter { $0 != "-" }
        guard digits.utf8.count <= 32, !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return [] }
        func bound(_ filler: Character) -> Data {
            let padded = Array(digits + String(repeating: filler, count: 32 - digits.count))
            return Data(stride(from: 0, to: 32, by: 2).map { UInt8(String(padded[$0...$0 + 1]), radix: 16) ?? 0 })
        }
        return try reading { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(ThingRow.columns) FROM thing WHERE uuid BETWEEN ? AND ? AND removed IS NULL LIMIT 2
                    """,
                arguments: [bound("0"), bound("f")]
            ).map { ThingRow($0).thing }
        }
    }

    /// Calls a closure with one thing after the other, in an order, for as long as it returns true.
    ///
    /// The things are read as they are handed out, so the first comes at once whatever the size of the store.
    /// - Parameters:
    ///   - order: the order.
    ///   - tag: only things with this tag; nil for all.
    ///   - leeches: only things forgotten as often as a leech is.
    ///   - offset: how many to pass over.
    ///   - limit: at most so many; nil for all.
    ///   - body: takes a thing, and returns whether it wants another.
    public func forEachThing(
        by order: ThingOrder = .short, tag: String? = nil, leeches: Bool = false, offset: Int = 0, limit: Int? = nil,
        _ body: (Thing) throws -> Bool
    ) throws {
        let tagged = tag == nil ? "" : "JOIN tag AS wanted ON wanted.thing = thing.id AND wanted.name = ?3"
        let (source, sorting) =
            switch order {
            case .short: ("thing \(tagged)", "thing.key, thing.long, thing.short")
            case .recent: ("thing \(tagged)", "thing.id DESC")
            case .due:
                (
                    """
                    thing \(tagged) LEFT JOIN (SELECT thing, min(due) AS due FROM memory GROUP BY thing) AS next
                    ON next.thing = thing.id
                    """, "next.due IS NULL, next.due, thing.key, thing.long, thing.short"
                )
            }
        let leech = leeches ? try settings().leechLapses : 0
        let condition =
            leeches ? "AND thing.id IN (SELECT thing FROM memory WHERE lapses >= \(leech))" : ""
        try reading { db in
            let rows = try RawStatement(
                """
                SELECT \(ThingRow.plainColumns) FROM \(source) WHERE thing.removed IS NULL \(condition)
                ORDER BY \(sorting) LIMIT ?1 OFFSET ?2
                """, db)
            rows.bind(Int64(limit ?? -1), to: 1)
            rows.bind(Int64(offset), to: 2)
            if let tag { rows.bind(tag, to: 3) }
            defer { rows.reset() }
            var tags = try TagWalk(db, isOrdered: false)
            while try rows.step() {
                guard try body(ThingRow(rows, tags: try tags.tags(of: rows.integer(0))).thing) else { return }
            }
        }
    }

    /// The things in an order; see ``forEachThing(by:tag:leeches:offset:limit:_:)``.
    public func things(
        by order: ThingOrder = .short, tag: String? = nil, offset: Int = 0, limit: Int? = nil
    ) throws -> [Thing] {
        var things: [Thing] = []
        try forEachThing(by: order, tag: tag, offset: offset, limit: limit) { thing in
            things.append(thing)
            return true
        }
        return things
    }

    /// Every tag with the number of things that have it, in alphabetical order.
    public func tags() throws -> [(name: String, count: Int)] {
        try reading { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT tag.name, count(*) FROM tag JOIN thing ON thing.id = tag.thing
                    WHERE thing.removed IS NULL GROUP BY tag.name ORDER BY tag.name
                    """
            ).map { ($0[0], $0[1]) }
        }
    }

    /// The shorts that start as given, ignoring case, in alphabetical order and none twice: what Tab completes.
    public func shorts(startingWith prefix: String, limit: Int) throws -> [String] {
        let key = Capitals.key(prefix)
        return try reading { db in
            // The greatest character ends the range, so that the index is walked for what fits and no further.
            try String.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT DISTINCT short FROM thing
                        WHERE key >= ? AND key < ? AND removed IS NULL ORDER BY key LIMIT ?
                        """), arguments: [key, key + "\u{10FFFF}", limit])
        }
    }

    /// The row of a thing that was not removed.
    static func find(_ id: UUID, _ db: Database) throws -> ThingRow? {
        try Row.fetchOne(
            db.cachedStatement(
                sql: "SELECT \(ThingRow.columns) FROM thing WHERE uuid = ? AND removed IS NULL"),
            arguments: [id.data]
        ).map(ThingRow.init)
    }
}
