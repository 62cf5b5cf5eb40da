import Foundation
import GRDB

/// What all reviews amount to, computed again in one walk over them.
///
/// The walk follows the table, which is much faster than to look up each thing's reviews. They stand in it as they were
/// recorded, so that each thing's come in their order, but for those that an import put between others: such a thing is
/// replayed by itself.
struct Replay {
    /// A thing in a direction.
    struct Key: Hashable, Comparable {
        let thing: Int64
        let direction: Direction

        /// One number is hashed in half the time of two.
        func hash(into hasher: inout Hasher) {
            hasher.combine(thing &* 2 &+ Int64(direction.number))
        }

        static func < (left: Key, right: Key) -> Bool {
            (left.thing, left.direction.number) < (right.thing, right.direction.number)
        }
    }

    /// The memories; none for things that were removed.
    private(set) var memories: [Key: Memory] = [:]
    /// The answers that say something else of the days since the one before, with what they should say.
    private(set) var corrections: [(key: Key, answer: ReplayedAnswer, elapsed: Int)] = []
    /// How many reviews there are.
    private(set) var reviews = 0

    private let scheduler: Scheduler
    /// The identifiers of the things that were not removed.
    private let identifiers: [Int64: UUID]
    private var states: [ReplayState] = []
    /// Where in ``states`` a thing's is.
    private var slots: [Key: Int] = [:]
    private var mixed: Set<Key> = []

    /// After how many reviews the caller is told how far it has come.
    private static let progressStep = 1 << 14

    /// Replays.
    /// - Parameter progress: told now and then how many reviews were replayed.
    init(_ scheduler: Scheduler, _ db: Database, progress: (_ done: Int) throws -> Void) throws {
        self.scheduler = scheduler
        identifiers = try Self.identifiers(db)
        let rows = try RawStatement("SELECT \(ReplayedAnswer.columns), thing, direction FROM review ORDER BY id", db)
        while try rows.step() {
            take(
                ReplayedAnswer(rows),
                Key(thing: rows.integer(7), direction: Direction(number: Int(rows.integer(8)))))
            reviews += 1
            if reviews.isMultiple(of: Self.progressStep) { try progress(reviews) }
        }
        try takeMixed(db)
        memories = slots.compactMapValues { states[$0].memory }
        (states, slots) = ([], [:])
    }

    private mutating func take(_ answer: ReplayedAnswer, _ key: Key) {
        let slot = slots[key] ?? addState(key)
        if answer.placed < states[slot].place { mixed.insert(key) }
        let elapsed = states[slot].take(answer, scheduler)
        if elapsed != answer.elapsed { corrections.append((key, answer, elapsed)) }
    }

    /// Replays what did not come in its order by itself.
    private mutating func takeMixed(_ db: Database) throws {
        guard !mixed.isEmpty else { return }
        corrections.removeAll { mixed.contains($0.key) }
        for key in mixed.sorted() {
            slots[key] = nil
            for answer in try ReplayedAnswer.all(thing: key.thing, direction: key.direction, db) { take(answer, key) }
        }
    }

    private mutating func addState(_ key: Key) -> Int {
        let seed = identifiers[key.thing].map { FuzzSeed(thing: $0, direction: key.direction) }
        states.append(ReplayState(seed: seed))
        slots[key] = states.count - 1
        return states.count - 1
    }

    private static func identifiers(_ db: Database) throws -> [Int64: UUID] {
        var identifiers: [Int64: UUID] = [:]
        let rows = try RawStatement("SELECT id, uuid FROM thing WHERE removed IS NULL", db)
        while try rows.step() { identifiers[rows.integer(0)] = rows.identifier(1) }
        return identifiers
    }
}
