import Foundation
import Observation
import Testing

@testable import TILCore

/// What an app does with things and settings as values.
@Suite struct StoreValueTests {
    private let temporary: TemporaryStore
    private var store: ThingStore { temporary.store }

    init() throws { temporary = try TemporaryStore() }

    @Test func aThingHasDefaults() {
        let (thing, other) = (Thing(short: "FTW", long: "For the Win"), Thing(short: "FTW", long: "For the Win"))
        #expect(thing.id != other.id)
        #expect(thing.note == "" && thing.tags == [] && thing.added == Date(timeIntervalSince1970: 0))
    }

    @Test func aChangedCopyIsHandedBack() throws {
        var thing = try store.add(ThingDraft(short: "ftw", long: "for the win", tags: ["chat"]), at: morning)
        thing.long = "for  the Whim"
        thing.tags = ["words"]
        #expect(try store.update(thing, at: morning + 60).long == "for the Whim")
        thing.long = "for the Whim"
        #expect(store.things == [thing])
        thing.long = " "
        #expect(throws: StoreError.emptyLong(short: "FTW")) { try store.update(thing, at: morning) }
        #expect(throws: StoreError.self) { try store.update(Thing(short: "A", long: "b"), at: morning) }
        try store.undo()
        #expect(store.things.map(\.long) == ["For the Win"])
    }

    @Test func theThingsAreObservedInTheOrderOfTheList() throws {
        for short in ["b", "c", "a"] { try store.add(ThingDraft(short: short, long: "letter"), at: morning) }
        let told = Told()
        let things = withObservationTracking {
            store.things
        } onChange: {
            told.set()
        }
        #expect(things.map(\.short) == ["A", "B", "C"])
        #expect(!told.isSet)
        try store.remove(things[1].id, at: morning)
        #expect(told.isSet)
        #expect(store.things.map(\.short) == ["A", "C"])
    }

    @Test func settingsAreChangedAsValues() throws {
        try store.update(at: morning) {
            $0.seconds = 9
            $0.newPerDay = 5
        }
        #expect(try store.settings().seconds == 9 && store.settings().newPerDay == 5)
        let revision = store.revision
        try store.update(at: morning) { $0.seconds = 9 }
        #expect(store.revision == revision)
    }

    @Test func badSettingsChangeNothing() throws {
        #expect(
            throws: StoreError.badSetting("The setting seconds takes a number from 0 to 3600, not '-1'.")
        ) {
            try store.update(at: morning) {
                $0.newPerDay = 5
                $0.seconds = -1
            }
        }
        #expect(try store.settings() == Settings())
    }

    @Test func memoriesFollowTheSchedule() throws {
        let thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        try Reviewing(store: store).answer(thing, .easy, at: morning)
        let before = try #require(try store.memories(of: thing.id)[.meaning])
        try store.update(at: morning) { $0.scheduling = try $0.scheduling.with(desiredRetention: 0.7) }
        let after = try #require(try store.memories(of: thing.id)[.meaning])
        #expect(after.interval > before.interval)
    }

    @Test func aProgramKeepsSettingsOfItsOwn() throws {
        try store.update(at: morning) { $0.others["window"] = "wide" }
        try store.noteUnfinishedQuiz(UnfinishedQuiz(began: morning, questions: []))
        #expect(try ThingStore(path: temporary.path).settings().others == ["window": "wide"])
        try store.update(at: morning) { $0.others["window"] = nil }
        #expect(try store.settings() == Settings())
        for name in ["seconds", "unfinished-quiz"] {
            #expect(throws: StoreError.self) { try store.update(at: morning) { $0.others[name] = "1" } }
        }
    }

    @Test func whatAnAppMakesItself() throws {
        let thing = Thing(short: "FTW", long: "For the Win")
        let day = StudyDay(number: 20_000)
        let practice = PracticeDay(day: day, verdicts: [.correct: 2, .wrong: 1], seconds: 12)
        #expect(practice.id == day && practice.answers == 3 && practice.remembered == 2)
        #expect(PractisedThing(id: thing.id, short: "FTW", long: "For the Win", verdicts: [.close]).id == thing.id)
        let asked = AskedQuestion(
            number: 1, question: Question(thing: thing, direction: .meaning, accepted: [thing], others: []),
            excluded: [], settings: QuizSettings(seconds: 15), at: morning)
        #expect(asked.deadline == morning + 15)
        #expect(Change(kind: .add, thing: thing, count: 1, at: morning).settings.isEmpty)
        let backup = Backup(path: "/a/backups/til.db.20261121T080000Z.daily", made: morning, reason: .daily)
        #expect(backup.name == "til.db.20261121T080000Z.daily" && backup.isRestorable)
        #expect(QueueEntry(thing: thing, direction: .acronym).memory == nil)
    }
}

/// Whether something was told, from any thread.
private final class Told: @unchecked Sendable {
    private(set) var isSet = false
    func set() { isSet = true }
}
