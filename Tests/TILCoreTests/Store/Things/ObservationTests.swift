import Foundation
import Observation
import Synchronization
import TestSupport
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

    @Test func aTransactionThatIsRolledBackNotifiesNobody() throws {
        let thing = try store.add("a", "one")
        let seen = isSeen {
            #expect(throws: StoreError.alreadyKnown(thing)) {
                try store.add("a", "one")
            }
        }
        #expect(!seen)
        #expect(try isSeen { try store.remove(thing.id, at: morning) })
    }

    @Test func anAnswerNotifiesOnlyReadersOfAnswers() throws {
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

    /// The parts of which observers are notified of the changes in a closure.
    private func seenParts(_ change: () throws -> Void) rethrows -> Set<String> {
        let told = Mutex<Set<String>>([])
        let readers: [(String, (ThingStore) throws -> Void)] = [
            ("things", { _ = try $0.search("one") }), ("answers", { _ = try $0.practice() }),
            ("settings", { _ = try $0.settings() }),
        ]
        for (part, read) in readers {
            withObservationTracking {
                try? read(store)
            } onChange: {
                told.withLock { _ = $0.insert(part) }
            }
        }
        try change()
        return told.withLock { $0 }
    }

    @Test func observersAreNotifiedOfThePartThatChangedOnly() throws {
        let thing = try store.add("a", "one")
        #expect(try seenParts { try store.add("b", "two") } == ["things"])
        #expect(try seenParts { _ = try me.answer(thing, at: morning) } == ["answers"])
        #expect(try seenParts { try store.set("seconds", "9") } == ["settings"])
        #expect(try seenParts { try store.set("retention", "0.8") } == ["settings", "answers"])
        #expect(try seenParts { try store.update(at: morning) { $0.others["window"] = "80x24" } } == ["settings"])
    }

    @Test func observersAreNotifiedOfThePartThatAnotherProcessChangedOnly() throws {
        let other = try temporary.anotherConnection()
        let thing = try store.add("a", "one")
        #expect(try seenParts { try refreshing { try other.add("b", "two") } } == ["things"])
        #expect(
            try seenParts { try refreshing { _ = try Reviewing(store: other).answer(thing, at: morning) } } == [
                "answers"
            ])
        #expect(try seenParts { try refreshing { try other.set("seconds", "9") } } == ["settings"])
        #expect(
            try seenParts { try refreshing { try SQLiteScript.run("UPDATE thing SET note = 'x'", on: temporary.path) } }
                == ["things", "answers", "settings"])
    }

    private func refreshing(_ change: () throws -> Void) throws {
        try change()
        #expect(try store.refresh())
    }

    @Test func theFirstRefreshSeesAChangeSinceTheStoreWasOpened() throws {
        let other = try temporary.anotherConnection()
        try other.add("a", "one")
        var isNew = false
        let parts = try seenParts { isNew = try store.refresh() }
        #expect(isNew)
        #expect(parts == ["things"])
        #expect(try !store.refresh())
    }

    @Test func aWatcherThatIsMadeLateSeesAnEarlierChange() async throws {
        let store = store
        let told = AsyncStream<Void>.makeStream()
        withObservationTracking {
            _ = store.count
        } onChange: {
            told.continuation.finish()
        }
        try temporary.anotherConnection().add("a", "one")
        let watcher = StoreWatcher(store, every: .milliseconds(1))
        for await _ in told.stream {}
        #expect(store.count == 1)
        withExtendedLifetime(watcher) {}
    }

    @Test func observersAreNotifiedOfARestoredBackup() throws {
        try store.add("a", "one")
        let backup = try store.backUp(.manual, at: morning)
        try store.add("b", "two")
        #expect(
            try seenParts {
                try refreshing { _ = try Backups(of: temporary.path).restore(from: backup.path, at: morning) }
            }.contains("things"))
        #expect(store.count == 1)
    }

    @Test func aProgramsOwnSettingIsNotUndone() throws {
        let thing = try store.add("a", "one")
        try store.update(at: morning) { $0.others["window"] = "80x24" }
        #expect(try store.undo().thing == thing)
        #expect(try store.settings().others == ["window": "80x24"])
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

    @Test func aWatcherNotifiesOfAnotherConnectionsChange() async throws {
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

    @Test func aChangeDuringAReadIsDetectedAfterIt() throws {
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
