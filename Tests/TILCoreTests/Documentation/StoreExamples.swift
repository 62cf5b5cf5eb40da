import Foundation
import Observation
import TILCore
import Testing

/// The code of the article `Store.md`.
@Suite(.timeLimit(.minutes(30))) struct StoreExamples {
    private let temporary: TemporaryStore
    private let now = morning

    init() throws { temporary = try TemporaryStore() }

    @Test func open() throws {
        let folder = temporary.folder
        // article
        let store = try ThingStore(path: folder + "/acronyms.db")
        let draft = try ThingDraft(short: "ftw", long: "for the win", tags: ["chat"])
        let thing = try store.add(draft, at: now)

        let meanings = try store.meanings(of: "Ftw")  // [thing]
        let others = try store.shorts(startingWith: "f", limit: 20)  // ["FTW"]
        // end
        #expect(thing.short == "FTW" && thing.long == "For the Win")
        #expect(meanings == [thing])
        #expect(others == ["FTW"])
    }

    @Test func change() throws {
        let store = temporary.store
        let thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        // article
        var copy = thing
        copy.long = "Free Trade Wharf"
        let edited = try store.update(copy, at: now)
        try store.remove(edited.id, at: now)

        try store.undo()  // it is back
        try store.undo()  // and For the Win again
        // end
        #expect(edited.long == "Free Trade Wharf")
        #expect(try store.meanings(of: "FTW") == [thing])
    }

    @Test func fromAView() async throws {
        let (folder, now) = (temporary.folder, now)
        // article
        let store = try await ThingStore.open(path: folder + "/acronyms.db")
        let draft = try ThingDraft(short: "ftw", long: "for the win")
        let thing = try await store.perform { try $0.add(draft, at: now) }
        let found = try await store.perform { try $0.search("win") }  // [thing]
        // end
        #expect(found == [thing])
        #expect(store.things == [thing])
    }

    @Test func errors() throws {
        let store = temporary.store
        try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // article
        do {
            try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        } catch StoreError.alreadyKnown(let thing) {
            show("\(thing.short) exists already.")
        } catch {
            show("\(error)")  // a full sentence that says what to do
        }
        // end
        #expect(shown == ["FTW exists already."])
    }

    @Test func walk() throws {
        let store = temporary.store
        try temporary.fill(120)
        var page: [String] = []
        // article
        try store.forEachThing(by: .recent, tags: ["many"]) { thing in
            page.append(thing.short)
            return page.count < 50  // no more is read than is wanted
        }
        // end
        #expect(page.count == 50)
        #expect(page.first == "S119")
    }

    @Test func observe() async throws {
        let store = temporary.store
        let (counts, continuation) = AsyncStream.makeStream(of: Int.self)
        // article
        let watcher = StoreWatcher(store)  // for what other processes change
        let task = Task {
            for await count in Observations({ store.count }) {
                continuation.yield(count)
            }
        }
        // end
        var seen: [Int] = []
        for await count in counts {
            seen.append(count)
            if count == 1 { break }
            try temporary.anotherConnection().add(ThingDraft(short: "a", long: "one"), at: now)
        }
        task.cancel()
        #expect(seen == [0, 1])
        withExtendedLifetime(watcher) {}
    }
}
