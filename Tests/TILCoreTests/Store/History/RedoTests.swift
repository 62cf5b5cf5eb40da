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

    @Test func tooMuchIsNotKept() throws {
        try importing((0...Undone.mostThings).map { "K\($0) = long\n" }.joined())
        #expect(try store.undo().count == Undone.mostThings + 1)
        #expect(throws: StoreError.cannotRedo) { try store.redo() }
        #expect(throws: StoreError.cannotRedo) { try store.redo() }
    }

    private func importing(_ text: String) throws {
        let source = ByteSource(name: "test", bytes: Array(text.utf8))
        let file = ImportFile(
            name: "test", format: "text", reader: try InterchangeFormat.named("text").reader(of: source))
        var generator = SeededGenerator(seed: 1)
        _ = try store.importThings([file], at: morning, using: &generator)
    }
}
