import Foundation
import Testing

@testable import TILCore

/// The store as an app's asynchronous code uses it: on its main actor, which never waits.
@Suite @MainActor struct StoreAsyncTests {
    private let temporary: TemporaryStore

    init() throws { temporary = try TemporaryStore() }

    @Test func performRunsOnAnotherThread() async throws {
        let store = try await ThingStore.open(path: temporary.path)
        let thing = try await store.perform { store in
            #expect(!Thread.isMainThread)
            return try store.add("ftw", "for the win")
        }
        #expect(store.things == [thing])
    }

    @Test func theMainActorContinuesWhileTheStoreIsBusy() async throws {
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
        let other = try ThingStore(path: path, patience: .seconds(900))
        let draft = try ThingDraft(short: "x", long: "y")
        let adding = Task { try await other.perform { try $0.add(draft, at: morning) } }
        // Were the main actor held up by the other's wait, nobody would let go of the lock.
        for _ in 0..<10 { await Task.yield() }
        release.signal()
        #expect(try await adding.value.short == "X")
    }
}
