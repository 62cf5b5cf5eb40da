import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

/// Which of several devices has the last word, where it is not plain.
@Suite struct LateWordTests {
    private let temporary: TemporaryFolder
    private var home: String { temporary.path }
    private let remote: SyncRemote
    private let one: Replica
    private let two: Replica

    init() throws {
        temporary = try TemporaryFolder()
        let home = temporary.path
        remote = .folder(home + "/shared")
        try FileManager.default.createDirectory(atPath: home + "/shared", withIntermediateDirectories: true)
        one = try Replica("one", in: home)
        two = try Replica("two", in: home)
    }

    private func sync(_ rounds: Int = 3) async throws {
        for _ in 0..<rounds { for replica in [one, two] { try await replica.sync() } }
    }

    private func end() throws {
        for replica in [one, two] {
            let faults = try replica.faults()
            #expect(faults == [])
        }
        #expect(try one.contents() == two.contents())
    }

    @Test("An answer that was undone and done again is there, whichever log is read first")
    func again() async throws {
        let (first, second) = (try one.add("AAA", "one"), try two.add("BBB", "two"))
        for replica in [one, two] { try replica.begin(remote) }
        try await sync()
        for replica in [one, two] {
            try replica.answer(first.id, at: 2_000)
            try replica.answer(second.id, at: 3_000)
        }
        try await sync()
        for replica in [one, two] { for _ in 0..<2 { try replica.undo() } }
        try await sync()
        for replica in [one, two] {
            for _ in 0..<2 { try await replica.store.redo() }
        }
        try await sync()
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
        try one.edit(thing.id) {
            $0.note = "old"
            $0.tags = ["old"]
        }
        try await one.sync()
        try two.begin(remote)
        try await two.sync()
        try await Synchronizer.stop(one.store)
        #expect(try one.store.syncState() == nil)
        try one.edit(thing.id) {
            $0.note = "new"
            $0.tags = []
        }
        try one.begin(remote)
        try await sync()
        #expect(try two.store.thing(id: thing.id)?.note == "new")
        #expect(try two.store.thing(id: thing.id)?.tags == [])
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
        for _ in 0..<3 { for replica in [one, copy] { try await replica.sync() } }
        #expect(try one.contents() == copy.contents())
        let united = try #require(try one.store.thing(id: thing.id))
        #expect([united.long, united.note] == ["zzz", "zzz"])
        #expect(united.tags == ["chat", "more"])
    }

    @Test("A store that never sent anything and stops pays nothing any more")
    func stoppedAtOnce() async throws {
        try one.begin(remote)
        try await Synchronizer.stop(one.store)
        let triggers = try SQLiteScript.run(
            "SELECT count(*) FROM sqlite_master WHERE name GLOB 'sync_note'", on: one.store.path)
        #expect(triggers == ["0"])
    }

    @Test("Two answers that two devices put behind one of the future stand in one order on both")
    func ties() async throws {
        let thing = try one.add("FTW", "For The Win")
        for replica in [one, two] { try replica.begin(remote) }
        try one.answer(thing.id, at: 90_000)
        try await sync()
        try one.answer(thing.id, .again, at: 50_000)
        try two.answer(thing.id, .easy, at: 50_001)
        try await sync()
        #expect(try one.reviews().count == 3)
        for replica in [one, two] {
            #expect(try replica.store.reviews(of: thing.id).map(\.grade) == [.good, .again, .easy])
        }
        try end()
    }

    @Test("A thing from the end of time can be edited, and so can all others afterwards")
    func endOfTime() async throws {
        let last = Date(milliseconds: 253_402_300_799_999)
        let thing = try await one.store.add(ThingDraft(short: "YYY", long: "Year", spelling: .asIs), at: last)
        // More than there is room for behind the last millisecond.
        try one.importText(
            (0..<5_000).map { "T\($0)\ta meaning\n" }.joined(), at: Date(timeIntervalSince1970: 1_700_000_000))
        for replica in [one, two] { try replica.begin(remote) }
        try await sync()
        try one.edit(thing.id) { $0.note = "edited" }
        try SQLiteScript.run("UPDATE thing SET note = 'late' WHERE short <> 'YYY'", on: one.store.path)
        try await sync()
        #expect(try two.store.thing(id: thing.id)?.note == "edited")
        #expect(two.store.things.count { $0.note == "late" } == 5_000)
        try two.edit(thing.id) { $0.note = "there" }
        try await sync()
        #expect(try one.store.thing(id: thing.id)?.note == "there")
        try end()
    }

    @Test("That two things are one is told where the events go from now on, too")
    func sameElsewhere() async throws {
        // The smaller identifier is that of the second one's thing: the first one has to let go of its own.
        for (replica, digit) in [(one, "e"), (two, "1")] {
            let id = "\(String(repeating: digit, count: 8))-0000-4000-8000-000000000000"
            try replica.importText(
                #"{"id":"\#(id)","short":"SAME","long":"Thing Here"}"#, format: "jsonl",
                at: Date(timeIntervalSince1970: 1_700_000_000))
        }
        for replica in [one, two] { try replica.begin(remote) }
        // Only the second one knows that they are one.
        try await one.sync()
        try await two.sync()
        let elsewhere = SyncRemote.folder(home + "/elsewhere")
        try FileManager.default.createDirectory(atPath: home + "/elsewhere", withIntermediateDirectories: true)
        let thing = try #require(try two.thing("SAME"))
        try two.edit(thing.id) { $0.long = "Thing There" }
        for replica in [one, two] { try await Synchronizer.setRemote(elsewhere, of: replica.store) }
        try await sync()
        for replica in [one, two] { #expect(replica.store.things.map(\.long) == ["Thing There"]) }
        try end()
    }

    @Test("What a newer til said is passed on where the events go from now on, and what waits for it, too")
    func keptElsewhere() async throws {
        let newer = #"{"d":"newer","n":1,"t":1700000000000,"o":"picture","i":"x","more":{"a":[1,null]}"#
        var line = Array(newer.utf8)
        let hash = line.withUnsafeBufferPointer { LogLine.hash($0, after: LogLine.seed("newer")) }
        let digits = String(hash, radix: 16)
        line += Array(",\"h\":\"\(String(repeating: "0", count: 16 - digits.count))\(digits)\"}\n".utf8)
        try FileManager.default.createDirectory(atPath: home + "/here/log/newer", withIntermediateDirectories: true)
        try Data(line).write(to: URL(fileURLWithPath: home + "/here/log/newer/1.jsonl"))
        try FileManager.default.createDirectory(atPath: home + "/there", withIntermediateDirectories: true)
        try one.begin(.folder(home + "/here"))
        try await one.sync()
        try await Synchronizer.setRemote(.folder(home + "/there"), of: one.store)
        try await one.sync()
        try two.begin(.folder(home + "/there"))
        try await two.sync()
        let kept = try SQLiteScript.run(
            "SELECT substr(event, instr(event, ',\"t\"'), 61) FROM sync_later", on: two.store.path)
        #expect(kept == [#","t":1700000000000,"o":"picture","i":"x","more":{"a":[1,null]"#])
        #expect(try one.faults() == [] && two.faults() == [])
    }

    @Test("A sync that is under way is not stopped, nor sent elsewhere")
    func busy() async throws {
        try one.begin(remote)
        let lock = try await Synchronizer.lock(one.store)
        await #expect(throws: SyncError.busy) { try await Synchronizer.stop(one.store, patience: .zero) }
        await #expect(throws: SyncError.busy) {
            try await Synchronizer.setRemote(.none, of: one.store, patience: .zero)
        }
        #expect(try one.store.syncState()?.remote == remote.text)
        withExtendedLifetime(lock) {}
    }
}
