import Foundation
import Observation
import Synchronization
import Testing

@testable import TILCore

@Suite(.timeLimit(.minutes(30))) final class ObservationTests: StoreSuite {
    /// Whether observers of the count and of the things are notified of the changes in a closure.
    private func isSeen(_ change: () throws -> Void) rethrows -> Bool {
        let told = Mutex(false)
        withObservationTracking {
            _ = (store.count, store.things)
        } onChange: {
            told.withLock { $0 = true }
        }
        try change()
        return told.withLock { $0 }
    }

    @Test func nothingIsSeenOfATransactionThatRolledBack() throws {
        let thing = try store.add("a", "one")
        let seen = isSeen {
            #expect(throws: StoreError.alreadyKnown(thing)) {
                try store.add("a", "one")
            }
        }
        #expect(!seen)
        #expect(try isSeen { try store.remove(thing.id, at: morning) })
    }

    @Test func anAnswerIsSeenByWhatReadsAnswersOnly() throws {
        let thing = try store.add("a", "one")
        let told = Mutex(0)
        for read in [{ try $0.practice().count }, { try $0.things(by: .due).count }] as [(ThingStore) throws -> Int] {
            _ = withObservationTracking {
                try? read(store)
            } onChange: {
                told.withLock { $0 += 1 }
            }
        }
        #expect(try !isSeen { _ = try Reviewing(store: store).answer(thing, at: morning) })
        #expect(told.withLock { $0 } == 2)
    }

    @Test func observationsOfTheCountFollowEveryChange() async throws {
        let store = store
        let counts = Observations { store.count }
        var seen: [Int] = []
        for await count in counts {
            seen.append(count)
            switch count {
            case 0: try store.add("a", "one")
            case 1 where seen.count == 2: try store.add("b", "two")
            case 2: try store.undo()
            default: break
            }
            if seen.count == 4 { break }
        }
        #expect(seen == [0, 1, 2, 1])
    }

    @Test func aChangeOfAnotherConnectionIsSeen() async throws {
        let store = store
        let watcher = StoreWatcher(store)
        let other = try temporary.anotherConnection()
        var seen: [Int] = []
        for await count in Observations({ store.count }) {
            seen.append(count)
            if count == 1 { break }
            try other.add("a", "one")
        }
        #expect(seen == [0, 1])
        withExtendedLifetime(watcher) {}
    }

    @Test func aChangeOfAnotherIsSeenOnceTheReadingHasEnded() throws {
        let other = try temporary.anotherConnection()
        try store.add("a", "one")
        #expect(try !store.refresh())
        try store.forEachThing(by: .short) { _ in
            try other.add("b", "two")
            return false
        }
        #expect(try store.refresh())
        #expect(try !store.refresh())
        try store.add("c", "three")
        #expect(try !store.refresh())
    }
}
