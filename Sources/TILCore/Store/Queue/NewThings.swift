import GRDB

/// Things that were never asked in a direction, read as they are wanted: as they came into the store, or shuffled.
struct NewThings {
    /// The next one's row; nil where there is none left.
    private(set) var head: Int64?
    /// Whether the order says nothing about two sources.
    private let isShuffled: Bool

    /// What was drawn, last first.
    private var drawn: [Int64] = []
    /// Those that come as they came into the store; nil where they are drawn.
    private let rows: RawStatement?

    /// As they came into the store.
    /// - Parameter asked: the directions in which they were asked, as bits.
    init(asked: Int, tags: TagFilter, _ db: Database) throws {
        isShuffled = false
        rows = try RawStatement("SELECT thing.id \(try Self.source(asked, tags, db)) ORDER BY thing.id", db)
        try advance()
    }

    /// In any order: drawn where there are many, so that no more is read than a few quizzes take.
    /// - Parameter count: how many are wanted.
    init(
        asked: Int, tags: TagFilter, count: Int, _ db: Database, using generator: inout some RandomNumberGenerator
    ) throws {
        isShuffled = true
        let source = try Self.source(asked, tags, db)
        drawn = try Int64.fetchAll(db, sql: "SELECT thing.id \(source) LIMIT \(ThingWalk.mostSorted + 1)")
        if drawn.count > ThingWalk.mostSorted {
            let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM thing") ?? 1
            let next = try db.makeStatement(
                sql: "SELECT thing.id \(source) AND thing.id >= ? ORDER BY thing.id LIMIT 1")
            // A thing that is drawn twice is taken once.
            drawn = try (0..<max(0, count) * 2).compactMap { _ in
                try Int64.fetchOne(next, arguments: [Int64.random(in: 1...max(1, last), using: &generator)])
            }
        } else {
            drawn.shuffle(using: &generator)
        }
        rows = nil
        try advance()
    }

    private static func source(_ asked: Int, _ tags: TagFilter, _ db: Database) throws -> String {
        """
        FROM \(try tags.source(db)) WHERE asked = \(asked) AND asked < 3 AND removed IS NULL
        \(tags.condition(thing: "thing.id"))
        """
    }

    /// Whether its next thing comes before that of another source.
    func precedes(_ other: NewThings) -> Bool {
        guard !isShuffled, let head, let next = other.head else { return false }
        return head < next
    }

    /// Goes to the next thing.
    mutating func advance() throws {
        if let next = drawn.popLast() {
            head = next
        } else {
            head = try rows.flatMap { try $0.step() ? $0.integer(0) : nil }
        }
    }
}
