import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Undo and redo, back and forth.
@Suite final class RedoTests: StoreSuite {
    private func state() throws -> [Thing] { try store.things(by: .recent) }

    @Test func redoRepeatsEveryKindOfUndoneChange() throws {
        var states = [try state()]
        func note() throws { states.append(try state()) }
        let ftw = try store.add("ftw", "for the win", tags: ["chat"])
        try note()
        let cd = try store.add("cd", "compact disc")
        try note()
        try store.edit(cd.id, to: ThingDraft(short: "CD", long: "Change Directory", note: "n"), at: morning)
        try note()
        try store.tag([ftw.id, cd.id], adding: ["a", "b"], removing: ["CHAT"], at: morning)
        try note()
        try store.suspend(ftw.id, at: morning)
        try note()
        #expect(try store.suspend([ftw.id, cd.id, cd.id], at: morning).map(\.id) == [cd.id])
        try note()
        #expect(try store.resume([ftw.id, cd.id], at: morning).count == 2)
        try note()
        try store.remove([ftw, cd].map { try #require(try store.thing(id: $0.id)) }, at: morning)
        try note()
        try store.add([ThingDraft(short: "x", long: "one"), ThingDraft(short: "y", long: "two")], at: morning)
        try note()
        try temporary.importText("A = b\nC = d\n", format: "text")
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

    /// Also to a thing that another device removed.
    @Test(arguments: [false, true]) func redoRestoresAnUndoneAnswerAndItsMemory(isRemoved: Bool) throws {
        let thing = try store.add("ftw", "for the win")
        let review = try me.answer(thing, at: morning)
        if isRemoved { try SQLiteScript.run("UPDATE thing SET removed = 5; DELETE FROM memory", on: store.path) }
        let memory = try store.memories(of: thing.id)
        for _ in 0..<2 {
            let undone = try store.undo()
            #expect(undone.kind == .answer && undone.thing?.short == "FTW")
            #expect(try store.memories(of: thing.id).isEmpty && store.reviews(of: thing.id).isEmpty)
            let redone = try store.redo()
            #expect(redone.kind == .answer && redone.thing?.short == "FTW")
            #expect(try store.memories(of: thing.id) == memory)
            #expect(try store.reviews(of: thing.id).map(\.id) == [review.id])
            #expect(try store.check().faults.isEmpty)
        }
    }

    @Test func aNewChangeEndsRedo() throws {
        try store.add("a", "b")
        try store.add("c", "d")
        try store.undo()
        try store.undo()
        try store.redo()
        try store.add("e", "f")
        #expect(throws: StoreError.nothingToRedo) { try store.redo() }
        #expect(try store.changes(limit: 10).map { $0.thing?.short } == ["E", "A"])
        try store.undo()
        try store.undo()
        #expect(throws: StoreError.nothingToUndo) { try store.undo() }
    }

    /// An undone text is not kept in the file for ever.
    @Test func aNewChangeDeletesUndoneRows() throws {
        let thing = try store.add("a", "b")
        try me.answer(thing, at: morning)
        for _ in 0..<2 { try store.undo() }
        let kept =
            "SELECT (SELECT count(*) FROM undone_thing) || (SELECT count(*) FROM undone_review) || count(*) FROM change"
        #expect(try SQLiteScript.run(kept, on: store.path) == ["112"])
        try store.add("c", "d")
        #expect(try SQLiteScript.run(kept, on: store.path) == ["001"])
    }

    @Test func undoAndRedoOfAnEditKeepChangesOfAnotherDevice() throws {
        let thing = try store.add("a", "b", tags: ["old"])
        try store.edit(thing.id, to: ThingDraft(short: "A", long: "C", note: "n", tags: ["new"]), at: morning)
        try SQLiteScript.run("UPDATE thing SET long = 'theirs'; INSERT INTO tag VALUES (1, 'theirs')", on: store.path)
        #expect(try store.undo().thing?.long == "theirs")
        let now = try #require(try store.thing(id: thing.id))
        #expect(now.note.isEmpty && now.tags == ["old", "theirs"])
        #expect(try store.redo().kind == .edit)
        let again = try #require(try store.thing(id: thing.id))
        #expect(again.long == "theirs" && again.note == "n" && again.tags == ["new", "theirs"])
    }

    @Test func changedSettingsCanBeUndoneAndRedone() throws {
        let thing = try store.add("a", "b")
        try me.answer(thing, .easy, at: morning)
        let memory = try store.memories(of: thing.id)
        try store.update(at: morning) {
            $0.seconds = 9
            $0.others["color"] = "never"
        }
        try store.set("retention", "0.7")
        let changed = (try store.settings(), try store.memories(of: thing.id))
        #expect(changed.1 != memory)
        #expect(try store.changes(limit: 2).map(\.settings) == [["retention"], ["seconds"]])
        for _ in 0..<2 {
            #expect(try store.undo().settings == ["retention"])
            #expect(try store.memories(of: thing.id) == memory)
            #expect(try store.undo().settings == ["seconds"])
            // A program's own setting is not undone.
            var defaults = StoreSettings()
            defaults.others["color"] = "never"
            #expect(try store.settings() == defaults)
            #expect(try store.redo().kind == .settings)
            #expect(try store.redo().settings == ["retention"])
            #expect(try store.settings() == changed.0)
            #expect(try store.memories(of: thing.id) == changed.1)
        }
    }
}
