import Foundation
import Observation
import Synchronization
import Testing

@testable import TILCore

@Suite(.timeLimit(.minutes(30))) struct ObservationTests {
    let temporary: TemporaryStore
    var store: ThingStore { temporary.store }

    init() throws { temporary = try TemporaryStore() }

    /// Whether an observer of the count is told of what a closure does.
    private func isSeen(_ change: () throws -> Void) rethrows -> Bool {
        let told = Mutex(false)
        withObservationTracking {
            _ = store.count
        } onChange: {
            told.withLock { $0 = true }
        }
        try change()
        return told.withLock { $0 }
    }

    @Test func addsEditsRemovalsAndUndoAreSeen() throws {
        var thing: Thing?
        #expect(try isSeen { thing = try store.add(ThingDraft(short: "a", long: "one"), at: morning) })
        let id = try #require(thing?.id)
        #expect(try isSeen { try store.edit(id, to: ThingDraft(short: "a", long: "eins"), at: morning) })
        #expect(try isSeen { try store.remove(id, at: morning) })
        #expect(try isSeen { try store.undo() })
    }

    @Test func nothingIsSeenOfATransactionThatRolledBack() throws {
        let thing = try store.add(ThingDraft(short: "a", long: "one"), at: morning)
        let seen = isSeen {
            #expect(throws: StoreError.alreadyKnown(thing)) {
                try store.add(ThingDraft(short: "a", long: "one"), at: morning)
            }
        }
        #expect(!seen)
    }

    @Test func observationsOfTheCountFollowEveryChange() async throws {
        let store = store
        let counts = Observations { store.count }
        var seen: [Int] = []
        for await count in counts {
            seen.append(count)
            switch count {
            case 0: try store.add(ThingDraft(short: "a", long: "one"), at: morning)
            case 1 where seen.count == 2: try store.add(ThingDraft(short: "b", long: "two"), at: morning)
            case 2: try store.undo()
            default: break
            }
            if seen.count == 4 { break }
        }
        #expect(seen == [0, 1, 2, 1])
    }

    @Test func twoObserversBothSeeIt() async throws {
        let store = store
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    for await count in Observations({ store.count }) where count == 1 { return count }
                    return -1
                }
            }
            try store.add(ThingDraft(short: "a", long: "one"), at: morning)
            for try await count in group { #expect(count == 1) }
        }
    }

    @Test func aChangeOfAnotherConnectionIsSeen() async throws {
        let store = store
        let watcher = StoreWatcher(store)
        let other = try temporary.anotherConnection()
        var seen: [Int] = []
        for await count in Observations({ store.count }) {
            seen.append(count)
            if count == 1 { break }
            try other.add(ThingDraft(short: "a", long: "one"), at: morning)
        }
        #expect(seen == [0, 1])
        withExtendedLifetime(watcher) {}
    }

    @Test func aChangeOfAnotherIsSeenOnceTheReadingHasEnded() throws {
        let other = try temporary.anotherConnection()
        try store.add(ThingDraft(short: "a", long: "one"), at: morning)
        #expect(try !store.refresh())
        var seen: [Bool] = []
        try store.forEachThing(by: .short) { _ in
            try other.add(ThingDraft(short: "b", long: "two"), at: morning)
            return false
        }
        seen.append(try store.refresh())
        seen.append(try store.refresh())
        try store.add(ThingDraft(short: "c", long: "three"), at: morning)
        seen.append(try store.refresh())
        #expect(seen == [true, false, false])
    }
}
