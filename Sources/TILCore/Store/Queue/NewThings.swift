import GRDB

/// The order in which things are asked that were never asked before.
///
/// A person's own things come first, the oldest first. Then, of each three things, two are from own lists and one is
/// from a deck, while both wait. Lists take turns, and so do decks. All turns go on where they stopped on an earlier
/// study day, because they are counted over the things that were asked already.
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
        asked = batches.map(\.asked).reduce(0, +)
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
