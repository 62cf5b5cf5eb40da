import Foundation
import Testing

@testable import TILCore

/// The store as an app's asynchronous code uses it: on its main actor, which never waits.
@Suite @MainActor struct StoreAsyncTests {
    private let temporary: TemporaryStore

    init() throws { temporary = try TemporaryStore() }

    @Test func everythingHasAnAsynchronousForm() async throws {
        let store = try await ThingStore.open(path: temporary.path)
        var thing = try await store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        thing.note = "said at the end"
        #expect(try await store.update(thing, at: morning) == thing)
        let review = Review(
            thing: thing.id, direction: .meaning, asked: "FTW", typed: "for the win", seconds: 2, limit: 15,
            verdict: .correct, grade: .good, at: morning, utcOffset: 0, studyDay: StudyDay(number: 20_000))
        let recorded = try await store.record(review)
        #expect(recorded.memory?.reviews == 1)
        try await store.retract(recorded)
        try await store.update { $0.seconds = 9 }
        #expect(try await store.perform { try $0.settings().seconds } == 9)
        try await store.edit(thing.id, to: ThingDraft(short: "ftw", long: "for the whim"), at: morning)
        try await store.remove(thing.id, at: morning)
        #expect(try await store.undo().kind == .remove)
        let backup = try await store.backUp(.manual, at: morning)
        try await store.undo()
        try await Backups(of: temporary.path).restore(from: backup.path, at: morning)
        #expect(store.things.map(\.long) == ["For the Whim"])
        try await store.repair()
    }

    @Test func filesAreImportedFromTheMainActor() async throws {
        let source = ByteSource(name: "deck.txt", bytes: Array("FTW = for the win\nno\n".utf8))
        let (format, reader) = try InterchangeFormat.open(source)
        let file = ImportFile(name: "deck.txt", format: format.name, reader: reader)
        let summary = try await temporary.store.importThings([file], at: morning)
        #expect(summary.new == 1 && summary.rejectedCount == 1)
        #expect(temporary.store.things.map(\.short) == ["FTW"])
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
        let adding = Task { try await other.add(ThingDraft(short: "x", long: "y"), at: morning) }
        // Were the main actor held up by the other's wait, nobody would let go of the lock.
        for _ in 0..<10 { await Task.yield() }
        release.signal()
        #expect(try await adding.value.short == "X")
    }

    @Test func errorsComeThrough() async throws {
        await #expect(throws: StoreError.nothingToUndo) { try await temporary.store.undo() }
    }
}
