import Foundation
import Testing

@testable import TILCore

/// The store as an app's asynchronous code uses it: on its main actor, which never waits.
@Suite @MainActor struct StoreAsyncTests {
    private let temporary: TemporaryStore

    init() throws { temporary = try TemporaryStore() }

    @Test func everythingIsDoneOnAnotherThread() async throws {
        let store = try await ThingStore.open(path: temporary.path)
        let draft = try ThingDraft(short: "ftw", long: "for the win")
        let thing = try await store.perform { store in
            #expect(!Thread.isMainThread)
            return try store.add(draft, at: morning)
        }
        #expect(store.things == [thing])
        let contents = FileContents(name: "deck.txt", bytes: Array("IMO = in my opinion\nno\n".utf8))
        let summary = try await store.perform { store in
            let file = try InterchangeFormat.open(contents)
            var generator = SystemRandomNumberGenerator()
            return try store.importThings([file], at: morning, using: &generator)
        }
        #expect(summary.new == 1 && summary.rejectedCount == 1)
    }

    @Test func theMainActorGoesOnWhileTheStoreIsBusy() async throws {
        let (store, path) = (temporary.store, temporary.path)
        let (locked, isLocked) = AsyncStream<Void>.makeStream()
        let release = DispatchSemaphore(value: 0)
        let holder = Thread {
            try? store.writing { _ in
                isLocked.finish()
                release.wait()
            }
        }
        holder.start()
        for await _ in locked {}
        let other = try ThingStore(path: path, patience: 900)
        let draft = try ThingDraft(short: "x", long: "y")
        let adding = Task { try await other.perform { try $0.add(draft, at: morning) } }
        // Were the main actor held up by the other's wait, nobody would let go of the lock.
        for _ in 0..<10 { await Task.yield() }
        release.signal()
        #expect(try await adding.value.short == "X")
    }

    @Test func errorsComeThrough() async throws {
        await #expect(throws: StoreError.nothingToUndo) {
            try await temporary.store.perform { _ = try $0.undo() }
        }
    }
}
