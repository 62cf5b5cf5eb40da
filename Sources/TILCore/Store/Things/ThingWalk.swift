import GRDB

/// How things are gone over in an order: as statements, one after the other.
///
/// An index gives the first things at once, whatever the size of the store. Where only things with a tag are wanted, those
/// without it are passed over on the way, unless the tag is so rare that all its things are sorted sooner.
struct ThingWalk {
    /// A statement from `FROM` on, with the tag as its first parameter; the source ends in a condition.
    struct Part {
        let source: String
        let sorting: String
    }

    private enum Tag {
        case any, common, rare
    }

    private let tag: Tag

    /// Up to so many things are sorted.
    static let mostSorted = 5_000

    private static let byShort = "ORDER BY thing.key, thing.long, thing.short"

    /// - Parameter tag: only things with this tag; nil for all.
    init(tag: String?, _ db: Database) throws {
        self.tag = try tag.map { try Self.isRare($0, db) ? .rare : .common } ?? .any
    }

    /// Whether so few things have a tag that all of them are sorted sooner than the first are met on the way.
    static func isRare(_ tag: String, _ db: Database) throws -> Bool {
        let rows = try RawStatement("SELECT 1 FROM tag WHERE name = ? LIMIT 1 OFFSET \(mostSorted)", db)
        rows.bind(tag, to: 1)
        return try !rows.step()
    }

    /// The parts of the walk. Cross joins keep what stands first outermost.
    func parts(by order: ThingOrder) -> [Part] {
        switch order {
        case .short: [Part(source: "FROM \(things) WHERE true", sorting: Self.byShort)]
        case .recent: [Part(source: "FROM \(things) WHERE true", sorting: "ORDER BY thing.id DESC")]
        case .due:
            [
                asked,
                Part(
                    source: """
                        FROM \(things) WHERE NOT EXISTS (SELECT 1 FROM memory WHERE memory.thing = thing.id)
                        """,
                    sorting: Self.byShort),
            ]
        }
    }

    /// What was asked, by the memory that is due first of a thing's two.
    private var asked: Part {
        let isFirst = """
            NOT EXISTS (
                SELECT 1 FROM memory AS other
                WHERE other.thing = memory.thing AND other.direction <> memory.direction AND
                (other.day, other.due, other.direction) < (memory.day, memory.due, memory.direction)
            )
            """
        let byDue = "ORDER BY memory.day, memory.due, memory.thing"
        if tag == .rare {
            return Part(
                source: "FROM \(things) CROSS JOIN memory ON memory.thing = thing.id WHERE \(isFirst)", sorting: byDue)
        }
        // The index gives the days in order, and only those that are wanted are sorted within; the limit keeps SQLite from
        // taking the order for superfluous.
        return Part(
            source: """
                FROM (SELECT thing AS id FROM memory WHERE \(isFirst) \(byDue) LIMIT -1) AS next
                CROSS JOIN thing ON thing.id = next.id \(tagOfThing) WHERE true
                """,
            sorting: "")
    }

    private var things: String {
        tag == .rare
            ? "(SELECT thing AS id FROM tag WHERE name = ?1) AS tagged CROSS JOIN thing ON thing.id = tagged.id"
            : "thing \(tagOfThing)"
    }

    private var tagOfThing: String {
        tag == .common ? "CROSS JOIN tag ON tag.thing = thing.id AND tag.name = ?1" : ""
    }
}
