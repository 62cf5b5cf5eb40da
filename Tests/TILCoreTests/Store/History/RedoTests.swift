import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Undo and redo, back and forth.
@Suite struct RedoTests {
    private let store: ThingStore
    private let temporary: TemporaryStore

    init() throws {
        temporary = try TemporaryStore()
        store = temporary.store
    }

    private func state() throws -> [Thing] { try store.things(by: .recent) }

    @Test func everyChangeIsMadeAgain() throws {
        var states = [try state()]
        func note() throws { states.append(try state()) }
        let ftw = try store.add(ThingDraft(short: "ftw", long: "for the win", tags: ["chat"]), at: morning)
        try note()
        let cd = try store.add(ThingDraft(short: "cd", long: "compact disc"), at: morning)
        try note()
        try store.edit(cd.id, to: ThingDraft(short: "CD", long: "Change Directory", note: "n"), at: morning)
        try note()
        try store.tag([ftw.id, cd.id], adding: ["a", "b"], removing: ["CHAT"], at: morning)
        try note()
        try store.suspend(ftw.id, at: morning)
        try note()
        try store.remove([ftw, cd].map { try #require(try store.thing(id: $0.id)) }, at: morning)
        try note()
        try store.add([ThingDraft(short: "x", long: "one"), ThingDraft(short: "y", long: "two")], at: morning)
        try note()
        try importing("A = b\nC = d\n")
        try note()
        try store.remove(try state()[0].id, at: morning)
        try note()
        for _ in 0..<2 {
            for expected in states.dropLast().reversed() {
                try store.undo()
                #expect(try state() == expected)
            }
            #expect(throws: StoreError.nothingToUndo) { try store.undo() }
            for expected in states.dropFirst() {
                try store.redo()
                #expect(try state() == expected)
            }
            #expect(throws: StoreError.nothingToRedo) { try store.redo() }
        }
        #expect(try store.check().faults.isEmpty)
    }

    @Test func anAnswerIsGivenAgain() throws {
        let thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        let review = try Reviewing(store: store).answer(thing, at: morning)
        let memory = try store.memories(of: thing.id)
        #expect(try store.undo().kind == .answer)
        #expect(try store.memories(of: thing.id).isEmpty)
        #expect(try store.redo().thing == thing)
        #expect(try store.memories(of: thing.id) == memory)
        #expect(try store.reviews(of: thing.id).map(\.id) == [review.id])
        #expect(try store.undo().kind == .answer)
    }

    @Test func anAnswerToAThingThatAnotherDeviceRemovedIsTakenBackAndGivenAgain() throws {
        let thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        let review = try Reviewing(store: store).answer(thing, at: morning)
        try SQLiteScript.run("UPDATE thing SET removed = 5; DELETE FROM memory", on: store.path)
        for _ in 0..<2 {
            let undone = try store.undo()
            #expect(undone.kind == .answer && undone.thing?.short == "FTW")
            #expect(try store.reviews(of: thing.id).isEmpty)
            let redone = try store.redo()
            #expect(redone.kind == .answer && redone.thing?.short == "FTW")
            #expect(try store.reviews(of: thing.id).map(\.id) == [review.id])
            #expect(try store.check().faults.isEmpty)
        }
    }

    @Test func anotherChangeEndsIt() throws {
        try store.add(ThingDraft(short: "a", long: "b"), at: morning)
        try store.add(ThingDraft(short: "c", long: "d"), at: morning)
        try store.undo()
        try store.undo()
        try store.redo()
        try store.add(ThingDraft(short: "e", long: "f"), at: morning)
        #expect(throws: StoreError.nothingToRedo) { try store.redo() }
        #expect(try store.changes(limit: 10).map { $0.thing?.short } == ["E", "A"])
        try store.undo()
        try store.undo()
        #expect(throws: StoreError.nothingToUndo) { try store.undo() }
    }

    @Test func aListOfChangesCountsWhatAnImportLeft() throws {
        try store.add(ThingDraft(short: "K0", long: "long", spelling: .asIs), at: morning)
        // From some hundred things on, an import looks for what is there already when all are added.
        try importing((1...600).map { "K\($0) = long\n" }.joined() + "K0 = long\n")
        #expect(try store.changes(limit: 2).map(\.count) == [600, 1])
        #expect(try store.undo().count == 600)
    }

    @Test func whatIsThereAlreadyIsPassedOver() throws {
        let thing = try store.add(ThingDraft(short: "a", long: "b"), at: morning)
        try store.edit(thing.id, to: ThingDraft(short: "A", long: "C"), at: morning)
        try store.undo()
        try store.undo()
        #expect(try store.redo().kind == .add)
        #expect(try store.redo().kind == .edit)
    }

    @Test func anImportOfAnySizeIsMadeAgainWithItsAnswers() throws {
        let known = try store.add(ThingDraft(short: "FTW", long: "For the Win"), at: morning)
        let other = try TemporaryStore()
        let copy = try other.store.add(ThingDraft(short: "FTW", long: "For the Win"), at: morning)
        let new = try other.store.add(ThingDraft(short: "NEW", long: "New Thing", tags: ["a", "b"]), at: morning)
        for thing in [copy, new] { try Reviewing(store: other.store).answer(thing, at: morning) }
        var lines = (0..<12_000).map { "{\"short\":\"K\($0)\",\"long\":\"long\"}" }
        lines += try exported(other.store)
        let summary = try temporary.importText(lines.joined(separator: "\n"), format: "jsonl")
        #expect(summary.new == 12_001 && summary.reviews == 2)
        let (things, memories) = (try state(), try store.memories(of: known.id))
        #expect(memories.count == 1)
        for _ in 0..<2 {
            #expect(try store.undo().count == 12_001)
            #expect(try store.memories(of: known.id).isEmpty)
            #expect(try store.redo().count == 12_001)
            #expect(try state() == things)
            #expect(try store.memories(of: known.id) == memories)
            #expect(try store.memories(of: new.id).count == 1)
            #expect(try store.check().faults.isEmpty)
        }
    }

    private func exported(_ store: ThingStore) throws -> [String] {
        var writer = try InterchangeFormat.named("jsonl").writer()
        var output: [UInt8] = []
        try store.forEachEntry(withReviews: true) { thing, reviews in
            writer.write(thing, reviews: reviews, into: &output)
            return true
        }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// An undone text is not kept in the file for ever.
    @Test func whatWasUndoneIsForgottenWithTheNextChange() throws {
        let thing = try store.add(ThingDraft(short: "a", long: "b"), at: morning)
        try Reviewing(store: store).answer(thing, at: morning)
        for _ in 0..<2 { try store.undo() }
        let kept =
            "SELECT (SELECT count(*) FROM undone_thing) || (SELECT count(*) FROM undone_review) || count(*) FROM change"
        #expect(try SQLiteScript.run(kept, on: store.path) == ["112"])
        try store.add(ThingDraft(short: "c", long: "d"), at: morning)
        #expect(try SQLiteScript.run(kept, on: store.path) == ["001"])
    }

    /// What another device wrote since is left as it is.
    @Test func onlyWhatIsStillThereIsTakenBack() throws {
        let thing = try store.add(ThingDraft(short: "a", long: "b", tags: ["old"]), at: morning)
        try store.edit(thing.id, to: ThingDraft(short: "A", long: "C", note: "n", tags: ["new"]), at: morning)
        try SQLiteScript.run("UPDATE thing SET long = 'theirs'; INSERT INTO tag VALUES (1, 'theirs')", on: store.path)
        #expect(try store.undo().thing?.long == "theirs")
        let now = try #require(try store.thing(id: thing.id))
        #expect(now.note.isEmpty && now.tags == ["old", "theirs"])
        #expect(try store.redo().kind == .edit)
        let again = try #require(try store.thing(id: thing.id))
        #expect(again.long == "theirs" && again.note == "n" && again.tags == ["new", "theirs"])
    }

    @Test func settingsAreChangesLikeOthers() throws {
        let thing = try store.add(ThingDraft(short: "a", long: "b"), at: morning)
        try Reviewing(store: store).answer(thing, .easy, at: morning)
        let memory = try store.memories(of: thing.id)
        try store.update(at: morning) {
            $0.seconds = 9
            $0.others["color"] = "never"
        }
        try store.set(try #require(SettingKey.named("retention")), to: "0.7", at: morning)
        let changed = (try store.settings(), try store.memories(of: thing.id))
        #expect(changed.1 != memory)
        #expect(try store.changes(limit: 2).map(\.settings) == [["retention"], ["color", "seconds"]])
        for _ in 0..<2 {
            #expect(try store.undo().settings == ["retention"])
            #expect(try store.memories(of: thing.id) == memory)
            #expect(try store.undo().settings == ["color", "seconds"])
            #expect(try store.settings() == Settings())
            #expect(try store.redo().kind == .settings)
            #expect(try store.redo().settings == ["retention"])
            #expect(try store.settings() == changed.0)
            #expect(try store.memories(of: thing.id) == changed.1)
        }
    }

    private func importing(_ text: String) throws {
        let file = try InterchangeFormat.named("text").file(FileContents(bytes: Array(text.utf8)))
        var generator = SeededGenerator(seed: 1)
        _ = try store.importThings([file], at: morning, using: &generator)
    }
}
