import Foundation
import TILCore
import TILGit
import TestSupport
import Testing

@testable import TILSync

@Suite("Two stores, united over git") struct UnitingTests {
    private let temporary: TemporaryFolder
    private var home: String { temporary.path }
    private let remote: SyncRemote
    private let one: Replica
    private let two: Replica

    init() async throws {
        temporary = try TemporaryFolder()
        let home = temporary.path
        try await Git(in: home, variables: Replica.variables).run(["init", "--quiet", "--bare", "hub.git"])
        remote = .git(try RemoteAddress(home + "/hub.git", relativeTo: "/", home: nil))
        one = try Replica("one", in: home)
        two = try Replica("two", in: home)
    }

    private func end() throws {
        for replica in [one, two] { #expect(try replica.faults() == []) }
        #expect(try one.contents() == two.contents())
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
        #expect(try await one.sync() == SyncOutcome(at: Date(timeIntervalSince1970: 1_800_000_000), sent: 4))
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
        try one.begin(remote)
        try await one.sync()
        try two.begin(remote)
        try await two.sync()
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
        try await two.sync()
        try await one.sync()
        try await two.sync()
        #expect(try one.thing("FTW")?.long == "second")
        try end()
    }

    @Test("Undo takes back what was done here, and nothing of the others")
    func undo() async throws {
        let thing = try one.add("FTW", "For The Win")
        let other = try one.add("TBD", "To Be Done")
        try one.begin(remote)
        try await one.sync()
        try two.begin(remote)
        try await two.sync()
        try one.edit(thing.id) { $0.long = "For the Win" }
        try two.edit(thing.id) { $0.note = "said in games" }
        let answer = try two.answer(other.id, at: 5_000)
        try await two.sync()
        try await one.sync()
        try one.undo()
        #expect(try one.thing("FTW")?.note == "said in games")
        #expect(try one.thing("FTW")?.long == "For The Win")
        try await one.sync()
        try await two.sync()
        #expect(try two.thing("FTW")?.long == "For The Win")
        #expect(try one.store.reviews(of: other.id).map(\.id) == [answer.id])
        try two.undo()
        // The add itself, taken back where it was made, is taken back everywhere.
        try one.undo()
        try await two.sync()
        try await one.sync()
        try await two.sync()
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

    @Test("A removed thing stays removed, until it is edited later")
    func removal() async throws {
        let thing = try one.add("FTW", "For The Win")
        try one.answer(thing.id, at: 2_000)
        try one.begin(remote)
        try await one.sync()
        try two.begin(remote)
        try await two.sync()
        try one.remove(thing.id)
        try await one.sync()
        try await two.sync()
        #expect(try two.thing("FTW") == nil)
        try one.undo()
        try await one.sync()
        try await two.sync()
        #expect(try two.thing("FTW")?.long == "For The Win")
        #expect(try two.store.memories(of: thing.id).count == 1)
        try end()
    }

    @Test("A restored backup goes on under another name, and gets back what came after it")
    func restored() async throws {
        try one.add("FTW", "For The Win")
        try one.begin(remote)
        try await one.sync()
        let backup = try one.backUp()
        try one.add("TBD", "To Be Done")
        try await one.sync()
        try one.restore(backup)
        try one.add("IMO", "In My Opinion")
        let outcome = try await one.sync()
        #expect(outcome.remark.hasPrefix("The store is an earlier state of itself"))
        #expect(try one.thing("TBD")?.long == "To Be Done")
        try two.begin(remote)
        try await two.sync()
        #expect(try two.store.thingCount() == 3)
        try end()
    }

    @Test("A copied home is two devices as soon as both have written")
    func cloned() async throws {
        try one.add("FTW", "For The Win")
        try one.begin(remote)
        try await one.sync()
        try FileManager.default.removeItem(atPath: two.folder)
        try FileManager.default.copyItem(atPath: one.folder, toPath: two.folder)
        let copy = try Replica("two", in: home)
        try one.add("TBD", "To Be Done")
        try copy.add("IMO", "In My Opinion")
        try await one.sync()
        let outcome = try await copy.sync()
        #expect(outcome.remark.hasPrefix("The store is an earlier state of itself"))
        try await one.sync()
        for replica in [one, copy] {
            #expect(try replica.store.thingCount() == 3)
            #expect(try replica.faults() == [])
        }
        #expect(try one.contents() == copy.contents())
        #expect(try one.store.syncState()?.device != copy.store.syncState()?.device)
    }

    @Test("A remote whose history was written anew gets back what it lost")
    func rewritten() async throws {
        try one.add("FTW", "For The Win")
        try one.begin(remote)
        try await one.sync()
        let hub = Git(in: home, repository: home + "/hub.git", variables: Replica.variables)
        let first = try await hub.run(["rev-parse", "main"]).text
        try one.add("TBD", "To Be Done")
        try await one.sync()
        try two.begin(remote)
        try await two.sync()
        try await hub.run(["update-ref", "refs/heads/main", first])
        try two.add("IMO", "In My Opinion")
        try await two.sync()
        try await one.sync()
        #expect(try one.store.thingCount() == 3)
        try await hub.run(["update-ref", "-d", "refs/heads/main"])
        try await one.sync()
        try await two.sync()
        try end()
    }

    @Test("Without a network or a repository there is a sentence, and everything is kept for the next time")
    func withoutRemote() async throws {
        try one.add("FTW", "For The Win")
        try one.begin(.git(try RemoteAddress("http://127.0.0.1:1/x.git", relativeTo: "/", home: nil)))
        let error = await #expect(throws: GitError.self) { try await one.sync() }
        #expect(error?.sentence.hasPrefix("The remote cannot be reached now (") == true)
        try await Synchronizer.setRemote(remote, of: one.store)
        #expect(try await one.sync().sent == 1)
        try two.begin(remote)
        #expect(try await two.sync().received == 1)
        try end()
    }
}
