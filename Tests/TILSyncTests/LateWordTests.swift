import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

/// Which of several devices has the last word, where it is not plain.
@Suite final class LateWordTests: ReplicaSuite {
    private func syncAll() async throws { try await sync(one, two, one, two, one, two) }

    @Test("An answer that was undone and done again is there, whichever log is read first")
    func again() async throws {
        let (first, second) = (try one.add("AAA", "one"), try two.add("BBB", "two"))
        try await begin()
        for step in 0..<3 {
            for replica in [one, two] {
                for thing in [first, second] {
                    switch step {
                    case 0: try replica.answer(thing.id, at: 2_000)
                    case 1: try replica.undo()
                    default: try replica.store.redo()
                    }
                }
            }
            try await syncAll()
        }
        let new = try Replica("new", in: home)
        try new.begin(remote)
        try await new.sync()
        #expect(try new.reviews().count == one.reviews().count)
        #expect(try new.contents() == one.contents())
        try end()
    }

    @Test("What was edited while the sync was stopped is later than what the others know")
    func stopped() async throws {
        let thing = try one.add("FTW", "For The Win")
        try one.begin(remote)
        try one.edit(thing.id) { ($0.note, $0.tags) = ("old", ["old"]) }
        try await one.sync()
        try two.begin(remote)
        try await two.sync()
        try await Synchronizer.stop(one.store)
        #expect(try one.store.syncState() == nil)
        try one.edit(thing.id) { ($0.note, $0.tags) = ("new", []) }
        try one.begin(remote)
        try await syncAll()
        let edited = try #require(try two.store.thing(id: thing.id))
        #expect(edited.note == "new" && edited.tags.isEmpty)
        try end()
    }

    @Test("Copies that were edited before they took part agree, though no edit has a stamp", arguments: [false, true])
    func tie(isTwoFirst: Bool) async throws {
        let thing = try one.add("FTW", "For The Win", tags: ["chat"])
        try FileManager.default.copyItem(atPath: one.folder, toPath: home + "/copy")
        let copy = try Replica("copy", in: home)
        for (replica, text) in [(one, "aaa"), (copy, "zzz")] {
            try replica.edit(thing.id) { ($0.long, $0.note) = (text, text) }
        }
        try copy.edit(thing.id) { $0.tags = ["more"] }
        for replica in isTwoFirst ? [copy, one] : [one, copy] {
            try replica.begin(remote)
            try await replica.sync()
        }
        try await sync(one, copy, one, copy, one, copy)
        #expect(try one.contents() == copy.contents())
        let united = try #require(try one.store.thing(id: thing.id))
        #expect([united.long, united.note] == ["zzz", "zzz"])
        #expect(united.tags == ["chat", "more"])
    }

    @Test("A store that never sent anything and stops pays nothing any more; one that is at work is not stopped")
    func stoppedAtOnce() async throws {
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

    @Test("Two answers that two devices put behind one of the future stand in one order on both")
    func ties() async throws {
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
        try end()
    }

    @Test("A thing from the end of time can be edited, and so can all others afterwards")
    func endOfTime() async throws {
        let last = Date(milliseconds: 253_402_300_799_999)
        let thing = try one.store.add(ThingDraft(short: "YYY", long: "Year", spelling: .asIs), at: last)
        // More than there is room for behind the last millisecond.
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
        try end()
    }

    @Test("That two things are one is told where the events go from now on, too")
    func sameElsewhere() async throws {
        // The smaller identifier is that of the second one's thing: the first one has to let go of its own.
        for (replica, digit) in [(one, "e"), (two, "1")] {
            try replica.importText(
                #"{"id":"\#(digit)0000000-0000-4000-8000-000000000000","short":"SAME","long":"Thing Here"}"#,
                format: "jsonl",
                at: instant())
        }
        for replica in [one, two] { try replica.begin(remote) }
        // Only the second one knows that they are one.
        try await one.sync()
        try await two.sync()
        let elsewhere = SyncRemote.folder(home + "/elsewhere")
        try makeFolder(home + "/elsewhere")
        let thing = try #require(try two.thing("SAME"))
        try two.edit(thing.id) { $0.long = "Thing There" }
        for replica in [one, two] { try await Synchronizer.setRemote(elsewhere, of: replica.store) }
        try await syncAll()
        for replica in [one, two] { #expect(replica.store.things.map(\.long) == ["Thing There"]) }
        try end()
    }
}
