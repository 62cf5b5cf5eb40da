import GRDB

/// The things of one list or deck, or many things that a person added at one moment.
struct ThingBatch {
    let isDeck: Bool
    /// The SQL condition on the things of the batch.
    let condition: String
    /// The row of the first thing.
    var first: Int64
    var count = 0
    /// The number of things that were asked in the direction.
    var asked = 0
}

/// The things with one origin that were added at one moment.
private struct Addition {
    let origin: ThingOrigin
    let originText: String
    let moment: Int64
    /// The row of the first thing.
    let first: Int64
    let count: Int
    /// The number of things that were asked in the direction.
    let asked: Int

    init(_ row: StoredRow) {
        originText = row.text("origin")
        origin = ThingOrigin(text: originText) ?? .unnamedList
        moment = row.integer("moment")
        first = row.integer("first")
        count = row.integer("count")
        asked = row.integer("asked")
    }

    /// The SQL condition on the origin of things.
    var hasOrigin: String { "origin = \(originText.sqlLiteral)" }
}

/// A reader of batches and their things.
struct BatchReader {
    /// The SQL condition on a thing that may be asked, for appending to other conditions.
    let condition: String
    let direction: Direction
    let db: Database
    /// The moments at which a person added many things.
    private let crowdedMoments: Set<Int64>
    private let additions: [Addition]

    /// The maximum number of things that a person adds at one moment. More of them count as a list.
    private static let mostAtOnce = 30

    init(condition: String, direction: Direction, db: Database) throws {
        self.condition = condition
        self.direction = direction
        self.db = db
        // The index has the things in the order of these groups.
        additions = try db.rows(
            """
            SELECT origin, added AS moment, min(thing.id) AS first, count(*) AS count, count(memory.thing) AS asked
            FROM thing LEFT JOIN memory ON memory.thing = thing.id AND direction = \(direction.number)
            WHERE removed IS NULL GROUP BY origin, added
            """, [], Addition.init)
        var counts: [Int64: Int] = [:]
        for addition in additions where addition.origin.isPersonal {
            counts[addition.moment, default: 0] += addition.count
        }
        crowdedMoments = Set(counts.filter { _, count in count > Self.mostAtOnce }.keys)
    }

    /// Returns the lists and decks, in the order of their first things. Lists without a name are told apart by the
    /// moment of their import.
    func batches() -> [ThingBatch] {
        var batches: [String: ThingBatch] = [:]
        for addition in additions {
            if addition.origin.isPersonal, !crowdedMoments.contains(addition.moment) { continue }
            let condition = condition(of: addition)
            let isDeck = addition.origin.kind == .deck
            var batch = batches[condition] ?? ThingBatch(isDeck: isDeck, condition: condition, first: addition.first)
            batch.first = min(batch.first, addition.first)
            batch.count += addition.count
            batch.asked += addition.asked
            batches[condition] = batch
        }
        return batches.values.sorted { left, right in left.first < right.first }
    }

    /// Returns the SQL condition on the things of the list or deck that an addition belongs to.
    private func condition(of addition: Addition) -> String {
        let isOfMoment = " AND added = \(addition.moment)"
        if addition.origin.isPersonal { return Self.isPersonal + isOfMoment }
        return addition.origin == .unnamedList ? addition.hasOrigin + isOfMoment : addition.hasOrigin
    }

    /// The SQL condition on a thing that is the person's own. The ranges contain a kind of origin with any name.
    private static let isPersonal = """
        (origin BETWEEN 'hand' AND 'hand~' OR origin BETWEEN 'look-up' AND 'look-up~'
            OR origin BETWEEN 'capture' AND 'capture~')
        """

    /// Returns the person's own things that wait, the oldest first or in a random order.
    func personal(
        order: StoreSettings.NewOrder, using generator: inout some RandomNumberGenerator
    ) throws -> [Int64] {
        let mayWait = additions.contains { addition in
            let isBatch = crowdedMoments.contains(addition.moment)
            let hasUnasked = addition.asked < addition.count
            return addition.origin.isPersonal && !isBatch && hasUnasked
        }
        // The query reads all of the person's own things, so skip it if possible.
        if !mayWait { return [] }
        let crowded = crowdedMoments.sorted().map(String.init).joined(separator: ", ")
        let waiting = try rows("\(Self.isPersonal) AND added NOT IN (\(crowded))")
        return order == .shuffle ? try shuffled(waiting, using: &generator) : waiting
    }

    /// Returns the things of a batch that wait, in the order in which they are asked.
    func waiting(
        _ batch: ThingBatch, order: StoreSettings.NewOrder, using generator: inout some RandomNumberGenerator
    ) throws -> [Int64] {
        let waiting = try rows(batch.condition)
        switch order {
        case .file: return waiting
        case .mixed: return try mixed(waiting, of: batch)
        case .shuffle: return try shuffled(waiting, using: &generator)
        }
    }

    /// Returns the rows of the things that fulfil a condition and wait, in the order of addition.
    private func rows(_ condition: String) throws -> [Int64] {
        try Int64.fetchAll(
            db,
            sql: """
                SELECT id FROM thing WHERE \(condition) AND removed IS NULL AND suspended IS NULL
                AND NOT EXISTS (SELECT 1 FROM memory WHERE memory.thing = thing.id AND direction = \(direction.number))
                \(self.condition) ORDER BY id
                """)
    }

    /// Returns rows in a random order. Things that were not asked in the other direction either come first.
    private func shuffled(_ rows: [Int64], using generator: inout some RandomNumberGenerator) throws -> [Int64] {
        var rows = rows
        rows.shuffle(using: &generator)
        let known = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM memory WHERE thing = ?)")
        var asked: [Int64] = []
        var unasked: [Int64] = []
        for row in rows {
            let isAsked = try Bool.fetchOne(known, arguments: [row]) ?? false
            if isAsked { asked.append(row) } else { unasked.append(row) }
        }
        return unasked + asked
    }

    /// Returns the waiting things of a batch so that its tags take turns. A thing counts for its rarest tag. A tag that
    /// all things have does not count. The turns are counted over all things of the batch, so that they go on where
    /// they stopped.
    private func mixed(_ waiting: [Int64], of batch: ThingBatch) throws -> [Int64] {
        let tags = try tags(of: batch)
        if tags.isEmpty { return waiting }
        var counts: [String: Int] = [:]
        for name in tags.values.joined() { counts[name, default: 0] += 1 }
        let all = try Int64.fetchAll(
            db, sql: "SELECT id FROM thing WHERE \(batch.condition) AND removed IS NULL ORDER BY id")
        // The number of things before each one that count for the same tag.
        var turns: [Int64: Int] = [:]
        var nextTurns: [String: Int] = [:]
        for row in all {
            let rarest = Self.rarest(of: tags[row] ?? [], counts, ofAll: all.count)
            turns[row] = nextTurns[rarest, default: 0]
            nextTurns[rarest, default: 0] += 1
        }
        return waiting.sorted { left, right in (turns[left] ?? 0, left) < (turns[right] ?? 0, right) }
    }

    /// Returns the tags of the things of a batch, in small letters.
    private func tags(of batch: ThingBatch) throws -> [Int64: [String]] {
        var tags: [Int64: [String]] = [:]
        let named = try db.cursor(
            """
            SELECT tag.thing AS thing, tag.name AS name FROM thing JOIN tag ON tag.thing = thing.id
            WHERE \(batch.condition) AND removed IS NULL
            """)
        while let row = try named.next() {
            tags[row.integer("thing"), default: []].append(row.text("name").lowercased())
        }
        return tags
    }

    /// Returns the rarest tag of a thing that not all things have, or an empty text.
    private static func rarest(of tags: [String], _ counts: [String: Int], ofAll count: Int) -> String {
        let counting = tags.filter { tag in (counts[tag] ?? 0) < count }
        return counting.min { left, right in (counts[left] ?? 0, left) < (counts[right] ?? 0, right) } ?? ""
    }
}
