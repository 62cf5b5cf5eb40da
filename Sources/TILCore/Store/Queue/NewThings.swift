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
        reader = BatchReader(condition: condition, direction: direction, db: db)
        let batches = try reader.batches()
        personal = try reader.personal(order: order, using: &generator)[...]
        // The order of random things must not depend on when the batches are read.
        let seed = order == .shuffle ? generator.next() as UInt64 : 0
        lists = Turns(batches.filter { !$0.isDeck }, seed: seed)
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
        self.batches = batches.filter { $0.asked < $0.count }
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
    let count: Int
    /// The number of things that were asked in the direction.
    let asked: Int
}

/// A reader of batches and their things.
private struct BatchReader {
    /// The SQL condition on a thing that may be asked, for appending to other conditions.
    let condition: String
    let direction: Direction
    let db: Database

    /// The maximum number of things that a person adds at one moment. More of them count as a list.
    private static let mostAtOnce = 30

    private static let isPersonal = "(origin GLOB 'hand*' OR origin GLOB 'look-up*' OR origin GLOB 'capture*')"

    /// The moments at which a person added more things than that.
    private static let crowdedMoments = """
        (SELECT added FROM thing WHERE \(isPersonal) AND removed IS NULL GROUP BY added HAVING count(*) > \(mostAtOnce))
        """

    /// Returns the lists and decks, in the order of their first things. Lists without a name are told apart by the moment
    /// of their import.
    func batches() throws -> [ThingBatch] {
        return try db.rows(
            """
            SELECT \(Self.isPersonal) AS personal,
                CASE WHEN \(Self.isPersonal) THEN '' ELSE origin END AS name,
                CASE WHEN \(Self.isPersonal) OR origin = 'list' THEN added ELSE 0 END AS moment,
                count(*) AS count, count(memory.thing) AS asked
            FROM thing LEFT JOIN memory ON memory.thing = thing.id AND direction = \(direction.number)
            WHERE removed IS NULL AND (NOT \(Self.isPersonal) OR added IN \(Self.crowdedMoments))
            GROUP BY personal, name, moment ORDER BY min(thing.id)
            """
        ) { row in
            let name = row.text("name")
            let moment: Int64 = row.integer("moment")
            let isSame = row.flag("personal") ? Self.isPersonal : "origin = \(name.sqlLiteral)"
            return ThingBatch(
                isDeck: ThingOrigin(text: name)?.kind == .deck,
                condition: moment == 0 ? isSame : "\(isSame) AND added = \(moment)",
                count: row.integer("count"), asked: row.integer("asked"))
        }
    }

    /// Returns the person's own things that wait, the oldest first or in a random order.
    func personal(
        order: StoreSettings.NewOrder, using generator: inout some RandomNumberGenerator
    ) throws -> [Int64] {
        let waiting = try rows("\(Self.isPersonal) AND added NOT IN \(Self.crowdedMoments)")
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
