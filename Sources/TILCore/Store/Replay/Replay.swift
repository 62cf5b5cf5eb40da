import Foundation
import GRDB

/// What all reviews amount to, computed again in one walk over them.
///
/// The walk follows the table, which is much faster than to look up each thing's reviews, and hands what it reads to a
/// second thread, which computes meanwhile. The reviews stand in the table as they were recorded, so that each thing's
/// come in their order, but for those that an import put between others: such a thing is replayed by itself.
struct Replay {
    /// A thing in a direction.
    struct Key: Hashable, Comparable {
        let thing: Int64
        let direction: Direction

        static func < (left: Key, right: Key) -> Bool {
            (left.thing, left.direction.number) < (right.thing, right.direction.number)
        }
    }

    /// The memories in the order of their keys; none for things that were removed.
    let memories: [(key: Key, memory: Memory)]
    /// The answers that say something else of the days since the one before, with what they should say.
    let corrections: [(key: Key, answer: ReplayedAnswer, elapsed: Int)]
    /// How many reviews there are.
    let reviews: Int

    /// After how many reviews the caller is told how far it has come.
    private static let progressStep = 1 << 14
    /// How many reviews are handed over at a time.
    private static let batchSize = 1 << 11

    /// Replays.
    /// - Parameter progress: told now and then how many reviews were replayed.
    init(_ scheduler: Scheduler, _ db: Database, progress: (_ done: Int) throws -> Void) throws {
        let thread = ReplayThread(ReplayStates(scheduler, of: try ReplayedThings(db)))
        let rows = try RawStatement("SELECT \(ReplayedAnswer.columns), thing, direction FROM review ORDER BY id", db)
        var batch: [(key: Key, answer: ReplayedAnswer)] = []
        var reviews = 0
        while try rows.step() {
            let key = Key(thing: rows.integer(7), direction: Direction(number: Int(rows.integer(8))))
            batch.append((key, ReplayedAnswer(rows)))
            reviews += 1
            if batch.count == Self.batchSize {
                thread.take(batch)
                batch = []
                batch.reserveCapacity(Self.batchSize)
            }
            if reviews.isMultiple(of: Self.progressStep) { try progress(reviews) }
        }
        for key in thread.finish(batch) {
            let answers = try ReplayedAnswer.all(thing: key.thing, direction: key.direction, db)
            thread.take(answers.map { (key, $0) })
        }
        _ = thread.finish([])
        let states = thread.result
        memories = states.memories
        corrections = states.corrections
        self.reviews = reviews
    }
}
