import Foundation
import TILCore
import TILGit
import TestSupport
import Testing

@testable import TILSync

@Suite("Two stores, united over git") final class UnitingTests: ReplicaSuite {
    override init() async throws {
        try await super.init()
        try await Git(in: home, variables: Replica.variables).run(["init", "--quiet", "--bare", "hub.git"])
        remote = .git(try RemoteAddress(home + "/hub.git", relativeTo: "/", home: nil))
    }

    @Test("A new laptop gets things, reviews, memories and settings of learning; those of a screen stay")
    func newLaptop() async throws {
        let thing = try one.add("FTW", "For The Win", note: "a note", tags: ["chat"])
        try one.answer(thing.id, at: 2_000)
        try one.answer(thing.id, .hard, at: 200_000)
        try one.set {
            $0.scheduling = try SchedulingOptions(desiredRetention: 0.8)
            $0.seconds = 7
        }
        try one.begin(remote)
        var expected = SyncOutcome(at: Date(timeIntervalSince1970: 1_800_000_000))
        expected.sent = 4
        #expect(try await one.sync() == expected)
        try two.begin(remote)
        #expect(try await two.sync().received == 4)
        #expect(try two.store.settings().scheduling.desiredRetention == 0.8)
        #expect(try two.store.settings().seconds == 15)
        try one.set { $0.seconds = 15 }
        let again = try await two.sync()
        #expect(again.sent + again.received + again.united == 0)
        try end()
    }

    @Test("Edits of two fields on two sides are both there, and of one field the later counts")
    func fields() async throws {
        let thing = try one.add("FTW", "For The Win")
        try await begin()
        try one.edit(thing.id) { $0.long = "For the Win" }
        try two.edit(thing.id) {
            $0.note = "said in games"
            $0.tags = ["chat"]
        }
        try await one.sync()
        #expect(try await two.sync().united == 1)
        try await one.sync()
        let united = try #require(try one.thing("FTW"))
        #expect([united.long, united.note, united.tags.joined()] == ["For the Win", "said in games", "chat"])
        try one.edit(thing.id) { $0.long = "first" }
        // Edits of the same millisecond are told apart by their devices, not by which was later; SQLite's clock rounds.
        let edited = Date().milliseconds
        while Date().milliseconds <= edited + 1 {}
        try two.edit(thing.id) { $0.long = "second" }
        try await sync(two, one, two)
        #expect(try one.thing("FTW")?.long == "second")
        try end()
    }

    @Test("Undo takes back what was done here, and nothing of the others")
    func undo() async throws {
        let thing = try one.add("FTW", "For The Win")
        let other = try one.add("TBD", "To Be Done")
        try await begin()
        try one.edit(thing.id) { $0.long = "For the Win" }
        try two.edit(thing.id) { $0.note = "said in games" }
        let answer = try two.answer(other.id, at: 5_000)
        try await sync(two, one)
        try one.undo()
        #expect(try one.thing("FTW")?.note == "said in games")
        #expect(try one.thing("FTW")?.long == "For The Win")
        try await sync(one, two)
        #expect(try two.thing("FTW")?.long == "For The Win")
        #expect(try one.store.reviews(of: other.id).map(\.id) == [answer.id])
        try two.undo()
        // The add itself, taken back where it was made, is taken back everywhere.
        try one.undo()
        try await sync(two, one, two)
        #expect(try one.store.reviews(of: other.id).isEmpty)
        #expect(try two.thing("TBD") == nil)
        try end()
    }

    @Test("What was added on both sides is one thing, with the answers of both")
    func same() async throws {
        let mine = try one.add("FTW", "For The Win", note: "mine", at: 1)
        let yours = try two.add("FTW", "For The Win", tags: ["chat"], at: 2)
        try one.answer(mine.id, at: 3_000)
        try two.answer(yours.id, at: 90_000)
        try one.begin(remote)
        try await one.sync()
        try two.begin(remote)
        #expect(try await two.sync().united == 1)
        try await one.sync()
        let things = try one.store.meanings(of: "FTW")
        #expect(things.count == 1)
        #expect(try one.store.reviews(of: things[0].id).count == 2)
        try end()
    }
}
