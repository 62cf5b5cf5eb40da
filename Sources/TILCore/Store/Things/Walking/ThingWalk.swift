import GRDB

/// How things are gone over in an order: as statements, one after the other.
///
/// An index gives the first things at once, whatever the size of the store. Where only things with tags are wanted, those
/// without them are passed over on the way, unless a tag is so rare that all its things are sorted sooner.
struct ThingWalk {
    /// A statement from `FROM` on; the source ends in a condition.
    struct Part {
        let source: String
        let sorting: String
    }

    private let tags: TagFilter
    /// Selects the things with the rarest of the tags; nil where they are many, or no tag is wanted.
    private let rare: String?
    private let pattern: ShortPattern?

    /// Up to so many things are sorted.
    static let mostSorted = 5_000

    private static let byShort = "ORDER BY thing.key, thing.long, thing.short"

    /// - Parameters:
    ///   - tags: only things with all of these tags.
    ///   - pattern: only things whose short is so.
    init(tags: [String] = [], pattern: ShortPattern? = nil, _ db: Database) throws {
        self.tags = try TagFilter(tags, db)
        rare = try self.tags.rareThings(db, atMost: Self.mostSorted)
        self.pattern = pattern
    }

    /// The parts of the walk. Cross joins keep what stands first outermost.
    func parts(by order: ThingOrder) -> [Part] {
        switch order {
        case .short: [Part(source: "FROM \(things) WHERE \(condition)", sorting: Self.byShort)]
        case .recent: [Part(source: "FROM \(things) WHERE \(condition)", sorting: "ORDER BY thing.id DESC")]
        case .due:
            [
                asked,
                Part(
                    source: """
                        FROM \(things) WHERE \(condition)
                        AND NOT EXISTS (SELECT 1 FROM memory WHERE memory.thing = thing.id)
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
        if rare != nil {
            return Part(
                source: "FROM \(things) CROSS JOIN memory ON memory.thing = thing.id WHERE \(isFirst) AND \(condition)",
                sorting: byDue)
        }
        // The index gives the days in order, and only those that are wanted are sorted within; the limit keeps SQLite from
        // taking the order for superfluous.
        return Part(
            source: """
                FROM (SELECT thing AS id FROM memory WHERE \(isFirst) \(byDue) LIMIT -1) AS next
                CROSS JOIN thing ON thing.id = next.id WHERE \(condition)
                """,
            sorting: "")
    }

    private var things: String {
        rare.map { "(\($0)) AS tagged CROSS JOIN thing ON thing.id = tagged.id" } ?? "thing"
    }

    /// What holds of each thing that is wanted.
    private var condition: String {
        "true" + tags.condition(thing: "thing.id") + (pattern.map { " AND " + $0.condition } ?? "")
    }
}

/// The order in which things are listed.
public enum ThingOrder: String, CaseIterable, Hashable, Sendable {
    /// By the short, ignoring case; meanings of one acronym by the long.
    case short
    /// The newest first.
    case recent
    /// By the instant at which they are due; things that were never asked come last.
    case due
}
