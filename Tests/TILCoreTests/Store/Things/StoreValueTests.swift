import Foundation
import Observation
import Testing

@testable import TILCore

/// What an app does with things and settings as values.
@Suite final class StoreValueTests: StoreSuite {
    @Test func updatingWithAChangedCopyWritesIt() throws {
        var thing = try store.add("ftw", "for the win", tags: ["chat"])
        thing.long = "for  the Whim"
        thing.tags = ["words"]
        #expect(try store.update(thing, at: morning + 60).long == "for the Whim")
        thing.long = "for the Whim"
        #expect(store.things == [thing])
        thing.dateSuspended = morning
        #expect(try store.update(thing, at: morning + 60) == thing)
        thing.dateSuspended = nil
        #expect(try store.update(thing, at: morning + 60).isSuspended == false)
        for _ in 0..<2 { try store.undo() }
        thing.long = " "
        #expect(throws: StoreError.emptyLong(short: "FTW")) { try store.update(thing, at: morning) }
        #expect(throws: StoreError.self) { try store.update(Thing(short: "A", long: "b"), at: morning) }
        try store.undo()
        #expect(store.things.map(\.long) == ["For the Win"])
    }

    @Test func invalidSettingsAreRefusedAndChangeNothing() throws {
        #expect(
            throws: StoreError.badSetting(
                "The setting seconds must be a number from 0 to 3600, with + for more time for long meanings, not '-1'."
            )
        ) {
            try store.update(at: morning) {
                $0.newPerDay = 5
                $0.seconds = -1
            }
        }
        #expect(try store.settings() == StoreSettings())
    }

    @Test func aProgramCanStoreItsOwnSettings() throws {
        try store.update(at: morning) { $0.others["window"] = "wide" }
        try store.saveUnfinishedQuiz(UnfinishedQuiz(began: morning, questions: []))
        #expect(try ThingStore(path: temporary.path).settings().others == ["window": "wide"])
        try store.update(at: morning) { $0.others["window"] = nil }
        #expect(try store.settings() == StoreSettings())
        for name in ["seconds", "unfinished-quiz"] {
            #expect(throws: StoreError.self) { try store.update(at: morning) { $0.others[name] = "1" } }
        }
    }
}
