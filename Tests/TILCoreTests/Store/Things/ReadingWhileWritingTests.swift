import Foundation
import Synchronization
import Testing

@testable import TILCore

/// Reads while a writer holds the store: the reads end before the writer does.
@Suite(.timeLimit(.minutes(5))) struct ReadingWhileWritingTests {
    private let temporary: TemporaryStore

    init() throws { temporary = try TemporaryStore() }

    /// A writer on a thread of its own that stops within its transaction.
    private final class Holder: Sendable {
        private let held = DispatchSemaphore(value: 0)
        private let released = DispatchSemaphore(value: 0)
        private let ended = DispatchSemaphore(value: 0)
        let hasEnded = Mutex(false)

        /// Starts a writer, and waits until it is within its transaction.
        func start(_ write: @escaping @Sendable (_ hold: () -> Void) -> Void) {
            Thread { [self] in
                write {
                    held.signal()
                    released.wait()
                }
                hasEnded.withLock { $0 = true }
                ended.signal()
            }.start()
            held.wait()
        }

        func release() {
            released.signal()
            ended.wait()
        }
    }

    @Test func aReadDoesNotWaitForAWriterOfTheSameStore() throws {
        let store = temporary.store
        try store.add("a", "one")
        let holder = Holder()
        holder.start { hold in
            try? store.writing { db in
                try db.run("DELETE FROM thing")
                hold()
                throw CancellationError()
            }
        }
        // The state before the transaction, in several reads within each other.
        #expect(store.count == 1)
        var found: [Thing] = []
        try store.forEachThing { thing in
            found += try store.meanings(of: thing.short)
            return true
        }
        #expect(found.map(\.short) == ["A"])
        #expect(!holder.hasEnded.withLock { $0 })
        holder.release()
        #expect(store.count == 1)
    }

    @Test func aReadDoesNotWaitForATaskThatWaitsForAnotherProgram() async throws {
        let store = try ThingStore(path: temporary.path, patience: .seconds(900))
        let other = temporary.store
        let holder = Holder()
        holder.start { hold in
            try? other.writing { _ in hold() }
        }
        let draft = try ThingDraft(short: "x", long: "y")
        let isWaiting = DispatchSemaphore(value: 0)
        let adding = Task {
            try await store.perform { store in
                isWaiting.signal()
                return try store.add(draft, at: morning)
            }
        }
        await Task.detached { isWaiting.wait() }.value
        #expect(store.count == 0)
        #expect(try store.search("x").isEmpty)
        #expect(!holder.hasEnded.withLock { $0 })
        holder.release()
        #expect(try await adding.value.short == "X")
        #expect(store.count == 1)
    }

    @Test func aReadDoesNotWaitForAnImportThatPauses() throws {
        let store = temporary.store
        let holder = Holder()
        let text = (0..<3_000).map { "S\($0)\tSome Meaning\n" }.joined()
        holder.start { hold in
            let file = try? InterchangeFormat.named("tsv").file(FileContents(name: "text", bytes: Array(text.utf8)))
            var generator = SystemRandomNumberGenerator()
            var count = 0
            _ = try? store.importThings([file].compactMap(\.self), at: morning, using: &generator) { _ in
                count += 1
                // The entries were read, and the transaction has begun.
                if count == 6 { hold() }
            }
        }
        #expect(store.count == 0)
        #expect(try store.refresh() == false)
        #expect(!holder.hasEnded.withLock { $0 })
        holder.release()
        #expect(store.count == 3_000)
    }

    @Test func aWriterDoesNotWaitForASlowReadOfAStoreThatIsShared() throws {
        let store = temporary.store
        try store.add("a", "one")
        let first = Holder()
        first.start { hold in try? store.writing { _ in hold() } }
        _ = store.count
        first.release()
        let reader = Holder()
        reader.start { hold in
            try? store.forEachThing { _ in
                hold()
                return true
            }
        }
        try store.add("b", "two")
        #expect(!reader.hasEnded.withLock { $0 })
        reader.release()
        #expect(store.count == 2)
    }

    @Test func aReadWithinAWriteSeesWhatWasWritten() throws {
        let store = temporary.store
        let count = try store.writing { db in
            try ThingInsertion(db).add(Thing(short: "A", long: "One"), key: "A")
            return try store.thingCount()
        }
        #expect(count == 1)
    }

    @Test func theLastConnectionEmptiesTheLogWhenItCloses() throws {
        let store = temporary.store
        let holder = Holder()
        holder.start { hold in try? store.writing { _ in hold() } }
        #expect(store.count == 0)
        holder.release()
        try store.add("a", "one")
        store.close()
        #expect(FileStamp(temporary.path + "-wal") == nil)
    }
}

/// What a cancelled task changes.
@Suite struct CancellationTests {
    private let temporary: TemporaryStore

    init() throws { temporary = try TemporaryStore() }

    @Test func aTaskThatIsCancelledBeforeItPerformsChangesNothing() async throws {
        let store = temporary.store
        let draft = try ThingDraft(short: "x", long: "y")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await store.perform { try $0.add(draft, at: morning) }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(store.count == 0)
    }

    @Test func aTaskThatIsCancelledWithinItsChangeChangesNothing() async throws {
        let store = temporary.store
        let (begun, hasBegun) = AsyncStream<Void>.makeStream()
        let isCancelled = DispatchSemaphore(value: 0)
        let task = Task {
            try await store.perform { store in
                try store.writing { db in
                    try ThingInsertion(db).add(Thing(short: "A", long: "One"), key: "A")
                    hasBegun.finish()
                    isCancelled.wait()
                }
            }
        }
        for await _ in begun {}
        task.cancel()
        isCancelled.signal()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(store.count == 0)
    }

    @Test func aTaskThatIsCancelledAfterItsChangeReturnsIt() async throws {
        let store = temporary.store
        let draft = try ThingDraft(short: "x", long: "y")
        let (changed, hasChanged) = AsyncStream<Void>.makeStream()
        let isCancelled = DispatchSemaphore(value: 0)
        let task = Task {
            try await store.perform { store in
                let thing = try store.add(draft, at: morning)
                hasChanged.finish()
                isCancelled.wait()
                return thing
            }
        }
        for await _ in changed {}
        task.cancel()
        isCancelled.signal()
        #expect(try await task.value.short == "X")
        #expect(store.count == 1)
    }
}
