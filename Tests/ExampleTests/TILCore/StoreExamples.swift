import Foundation
import Observation
import TILCore
import TestSupport
import Testing

/// The code of the article `Store.md`, as one program.
@Suite(.timeLimit(.minutes(30))) struct StoreExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async throws {
        let temporary = try TemporaryFolder()
        func NSTemporaryDirectory() -> String { temporary.path + "/" }
        let output = PrintedLines()
        let print: @Sendable (Any) -> Void = output.print
        // article
        let now = Date()
        let store = try ThingStore(path: NSTemporaryDirectory() + "acronyms.db")
        let draft = try ThingDraft(short: "ftw", long: "for the win", tags: ["chat"])
        let thing = try store.add(draft, at: now)

        let meanings = try store.meanings(of: "Ftw")  // [thing]
        let others = try store.shorts(startingWith: "f", limit: 20)  // ["FTW"]
        // end
        #expect(thing.short == "FTW" && thing.long == "For the Win")
        #expect(meanings == [thing])
        #expect(others == ["FTW"])
        // article
        var copy = thing
        copy.long = "Free Trade Wharf"
        let edited = try store.update(copy, at: now)
        try store.remove(edited.id, at: now)

        print(try store.undo())  // removed FTW (Free Trade Wharf)
        print(try store.undo())  // edited FTW (For the Win)
        // end
        #expect(try store.meanings(of: "FTW") == [thing])
        // article
        let same = try await ThingStore.open(path: store.path)
        let found = try await same.perform { try $0.search("win") }  // [thing]
        // end
        #expect(found == [thing])
        // article
        do {
            try store.add(draft, at: now)
        } catch StoreError.alreadyKnown(let thing) {
            print("\(thing.short) exists already.")
        } catch {
            print("\(error)")  // a full sentence that says what to do
        }
        // end
        // article
        var page: [String] = []
        try store.forEachThing(by: .recent, tags: ["chat"]) { thing in
            page.append(thing.short)
            return page.count < 50  // stops reading after 50 things
        }
        // end
        #expect(page == ["FTW"])
        // article
        @Sendable func show(_ store: ThingStore) {
            let count = withObservationTracking {
                store.count
            } onChange: {
                Task { show(store) }
            }
            print("showing \(count)")
        }
        show(store)
        // end
        // article
        let watcher = StoreWatcher(store)  // for changes by other processes
        let task = Task {
            for await count in Observations({ store.count }) {
                print("\(count) in the store")
            }
        }
        // end
        var lines: [String] = []
        for await line in output.lines where !line.hasPrefix("showing") {
            lines.append(line)
            if line == "1 in the store" { try same.add(ThingDraft(short: "a", long: "one"), at: now) }
            if line == "2 in the store" { break }
        }
        task.cancel()
        #expect(
            lines == [
                "removed FTW (Free Trade Wharf)", "edited FTW (For the Win)", "FTW exists already.", "1 in the store",
                "2 in the store",
            ])
        withExtendedLifetime(watcher) {}
    }
}
