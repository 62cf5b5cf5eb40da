import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

/// Cases in which it is not obvious which of several devices wins.
@Suite final class LateWordTests: ReplicaSuite {
    private func syncAll() async throws { try await sync(one, two, one, two, one, two) }

    @Test func aStoreThatStopsSyncingRecordsNothingUnlessASyncIsRunning() async throws {
        try one.begin(remote)
        let lock = try await Synchronizer.lock(one.store)
        await #expect(throws: SyncError.busy) { try await Synchronizer.stop(one.store, patience: .zero) }
        await #expect(throws: SyncError.busy) {
            try await Synchronizer.setRemote(.none, of: one.store, patience: .zero)
        }
        #expect(try one.store.syncState()?.remote == remote.text)
        try two.begin(remote)
        try await Synchronizer.stop(two.store)
        let views = try SQLiteScript.run(
            "SELECT count(*) FROM sqlite_master WHERE name GLOB 'sync_note'", on: two.store.path)
        #expect(views == ["0"])
        withExtendedLifetime(lock) {}
    }

    @Test func answersPlacedAfterAFutureOneHaveTheSameOrderOnBothDevices() async throws {
        let thing = try one.add("FTW", "For The Win")
        try await begin()
        try one.answer(thing.id, at: 90_000)
        try await syncAll()
        try one.answer(thing.id, .again, at: 50_000)
        try two.answer(thing.id, .easy, at: 50_001)
        try await syncAll()
        #expect(try one.reviews().count == 3)
        for replica in [one, two] {
            #expect(try replica.store.reviews(of: thing.id).map(\.grade) == [.good, .again, .easy])
        }
        try expectAgreement()
    }

    /// Waits until a write has a later stamp than one of another device before it. Stamps are from SQLite's clock.
    private func passAMillisecond() {
        let before = ContinuousClock.now
        while before.duration(to: .now) < .milliseconds(2) {}
    }

    @Test func anEditAfterARemovalOnAnotherDeviceRestoresTheThing() async throws {
        let thing = try one.add("FTW", "For The Win", note: "old")
        try await begin()
        try await syncAll()
        try one.remove(thing.id)
        passAMillisecond()
        try two.edit(thing.id) { $0.note = "edited" }
        try await syncAll()
        for replica in [one, two] { #expect(try replica.store.thing(id: thing.id)?.note == "edited") }
        try expectAgreement()
    }

    @Test func aRemovalAfterAnEditOnAnotherDeviceRemovesTheThing() async throws {
        let thing = try one.add("FTW", "For The Win")
        try await begin()
        try await syncAll()
        try two.edit(thing.id) { $0.note = "edited" }
        passAMillisecond()
        try one.remove(thing.id)
        try await syncAll()
        for replica in [one, two] { #expect(try replica.store.thing(id: thing.id) == nil) }
        try expectAgreement()
    }

    @Test func anAnswerToTheLongestMeaningReachesTheOtherDevice() async throws {
        // The limit of a meaning is in characters, each of which may have four bytes.
        let long = String(repeating: "𝔸", count: 10_000)
        let thing = try one.add("AAA", long)
        let review = Review(
            thingID: thing.id, direction: .acronym, asked: long, typed: "AAA", seconds: 3, limit: 15, verdict: .correct,
            grade: .good, date: instant(9_000), utcOffset: 0,
            studyDay: StudyDay(of: instant(9_000), utcOffset: 0, rollover: 4))
        try one.store.record(review)
        try await begin()
        try await syncAll()
        #expect(try two.store.reviews(of: thing.id).map(\.asked) == [long])
        try expectAgreement()
    }

    @Test(arguments: [1, 2])
    func aThingThatWasMetStaysMetWhenItMergesWithAnother(device: Int) async throws {
        for replica in [one, two] { try replica.importText("FTW\tfor the win\n", at: instant()) }
        let (person, other) = device == 1 ? (one, two) : (two, one)
        try person.store.meet(#require(try person.thing("FTW")).id)
        try await begin()
        try await syncAll()
        for (replica, isMet) in [(person, true), (other, false)] {
            #expect(try replica.store.isMet(#require(try replica.thing("FTW")).id) == isMet)
        }
        try expectAgreement()
    }

    @Test func aThingFromTheEndOfTimeCanBeEditedLikeAllOthers() async throws {
        let last = Date(milliseconds: 253_402_300_799_999)
        let thing = try one.store.add(ThingDraft(short: "YYY", long: "Year", spelling: .asIs), at: last)
        // More changes than stamps after the last millisecond.
        try one.importText(
            (0..<5_000).map { "T\($0)\ta meaning\n" }.joined(), at: instant())
        try await begin()
        try one.edit(thing.id) { $0.note = "edited" }
        try SQLiteScript.run("UPDATE thing SET note = 'late' WHERE short <> 'YYY'", on: one.store.path)
        try await syncAll()
        #expect(try two.store.thing(id: thing.id)?.note == "edited")
        #expect(two.store.things.count { $0.note == "late" } == 5_000)
        try two.edit(thing.id) { $0.note = "there" }
        try await syncAll()
        #expect(try one.store.thing(id: thing.id)?.note == "there")
        try expectAgreement()
    }
}
