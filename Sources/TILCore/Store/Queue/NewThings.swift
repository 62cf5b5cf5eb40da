import GRDB

/// The order in which things are asked that were never asked before.
///
/// A person's own things come first, the oldest first. Then, of each three things, two are from own lists and one is from
/// a deck, while both wait. Lists take turns, and so do decks. All turns go on where they stopped on an earlier study
/// day, because they are counted over the things that were asked already.
struct NewThings {
    private let order: StoreSettings.NewOrder
    private let reader: BatchReader
    private var personal: ArraySlice<Int64>
    private var lists: Turns
    private var decks: Turns
    /// The number of things of lists and decks that were asked, including those that were returned by this value.
    private var asked: Int

    /// Of this many things in a row, the last one is from a deck.
    private static let round = 3

    /// Reads the things that wait.
    /// - Parameters:
    ///   - condition: the SQL condition on a thing, for appending to other conditions.
    ///   - direction: the direction in which the things are asked.
    ///   - order: the order within an import.
    init(
        where condition: String, in direction: Direction, order: StoreSettings.NewOrder, _ db: Database,
        using generator: inout some RandomNumberGenerator
    ) throws {
        self.order = order
        reader = try BatchReader(condition: condition, direction: direction, db: db)
        let batches = reader.batches()
        personal = try reader.personal(order: order, using: &generator)[...]
        // The order of random things must not depend on when the batches are read.
        let seed = order == .shuffle ? generator.next() as UInt64 : 0
        lists = Turns(batches.filter { batch in !batch.isDeck }, seed: seed)
        decks = Turns(batches.filter(\.isDeck), seed: seed &+ 1)
        asked = lists.asked + decks.asked
    }

    /// Returns the row of the next thing, or nil if none waits.
    mutating func next() throws -> Int64? {
        if let row = personal.popFirst() { return row }
        let isDecksTurn = asked % Self.round == Self.round - 1
        asked += 1
        if isDecksTurn {
            return try decks.next(reader, order) ?? lists.next(reader, order)
        }
        return try lists.next(reader, order) ?? decks.next(reader, order)
    }
}

/// Batches that take turns.
private struct Turns {
    /// The number of things of the batches that were asked.
    let asked: Int
    private var batches: [ThingBatch]
    /// The waiting things of each batch, or nil before they are read.
    private var waiting: [ArraySlice<Int64>?]
    private var position: Int
    private var generator: SeededGenerator

    init(_ batches: [ThingBatch], seed: UInt64) {
        asked = batches.reduce(0) { $0 + $1.asked }
        self.batches = batches.filter { batch in batch.asked < batch.count }
        waiting = self.batches.map { _ in nil }
        position = self.batches.isEmpty ? 0 : asked % self.batches.count
        generator = SeededGenerator(seed: seed)
    }

    /// Returns the row of the next thing of the batch whose turn it is. A batch without further things is skipped.
    mutating func next(_ reader: BatchReader, _ order: StoreSettings.NewOrder) throws -> Int64? {
        while !batches.isEmpty {
            let rows = try waiting[position] ?? reader.waiting(batches[position], order: order, using: &generator)[...]
            waiting[position] = rows.dropFirst()
            if let row = rows.first {
                position = (position + 1) % batches.count
                return row
            }
            batches.remove(at: position)
            waiting.remove(at: position)
            if position == batches.count { position = 0 }
        }
        return nil
    }
}

/// The things of one list or deck, or many things that a person added at one moment.
private struct ThingBatch {
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
private struct BatchReader {
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
        let personal = additions.filter(\.origin.isPersonal)
        let counts = Dictionary(grouping: personal, by: \.moment).mapValues { $0.reduce(0) { $0 + $1.count } }
        crowdedMoments = Set(counts.filter { count in count.value > Self.mostAtOnce }.keys)
    }

    /// Returns the lists and decks, in the order of their first things. Lists without a name are told apart by the moment
    /// of their import.
    func batches() -> [ThingBatch] {
        var batches: [String: ThingBatch] = [:]
        for addition in additions {
            let isPersonal = addition.origin.isPersonal
            if isPersonal, !crowdedMoments.contains(addition.moment) { continue }
            let isOfMoment = isPersonal || addition.origin == .unnamedList
            let condition =
                (isPersonal ? Self.isPersonal : addition.hasOrigin)
                + (isOfMoment ? " AND added = \(addition.moment)" : "")
            var batch =
                batches[condition]
                ?? ThingBatch(
                    isDeck: addition.origin.kind == .deck, condition: condition, first: addition.first)
            batch.first = min(batch.first, addition.first)
            batch.count += addition.count
            batch.asked += addition.asked
            batches[condition] = batch
        }
        return batches.values.sorted { $0.first < $1.first }
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
        let mayWait = additions.contains {
            $0.origin.isPersonal && $0.asked < $0.count && !crowdedMoments.contains($0.moment)
        }
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
        let parts = try Dictionary(grouping: rows) { try Bool.fetchOne(known, arguments: [$0]) ?? false }
        return (parts[false] ?? []) + (parts[true] ?? [])
    }

    /// Returns the waiting things of a batch so that its tags take turns. A thing counts for its rarest tag. A tag that
    /// all things have does not count. The turns are counted over all things of the batch, so that they go on where
    /// they stopped.
    private func mixed(_ waiting: [Int64], of batch: ThingBatch) throws -> [Int64] {
        var tags: [Int64: [String]] = [:]
        var counts: [String: Int] = [:]
        let named = try db.cursor(
            """
            SELECT tag.thing AS thing, tag.name AS name FROM thing JOIN tag ON tag.thing = thing.id
            WHERE \(batch.condition) AND removed IS NULL
            """)
        while let row = try named.next() {
            let name = row.text("name").lowercased()
            tags[row.integer("thing"), default: []].append(name)
            counts[name, default: 0] += 1
        }
        if counts.isEmpty { return waiting }
        var turns: [String: Int] = [:]
        var turn: [Int64: Int] = [:]
        let all = try Int64.fetchAll(
            db, sql: "SELECT id FROM thing WHERE \(batch.condition) AND removed IS NULL ORDER BY id")
        for row in all {
            let counting = (tags[row] ?? []).filter { (counts[$0] ?? 0) < all.count }
            let rarest = counting.min { left, right in (counts[left] ?? 0, left) < (counts[right] ?? 0, right) } ?? ""
            turn[row] = turns[rarest, default: 0]
            turns[rarest, default: 0] += 1
        }
        return waiting.sorted { (turn[$0] ?? 0, $0) < (turn[$1] ?? 0, $1) }
    }
}
