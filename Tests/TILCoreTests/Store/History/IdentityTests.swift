import Foundation
import TestSupport
import Testing

@testable import TILCore

/// No row that is gone lends its identity to another, and whatever changes a row later makes sure that it is still the
/// one it meant.
@Suite final class IdentityTests: StoreSuite {
    @Test func undoingAnAnswerTwiceDoesNotUndoTheNextOne() throws {
        let thing = try me.add("FTW")
        let first = try me.answer(thing, at: morning)
        let other = try temporary.anotherConnection()
        try other.undo()
        let second = try Reviewing(store: other).answer(thing, at: morning + 1)
        #expect(first.id != second.id)
        #expect(try !store.retract(first))
        #expect(try store.reviews(of: thing.id) == [second.review])
        // "I was right" of an answer that is gone is an answer of its own.
        let third = try me.answer(thing, at: morning + 2, replacing: first)
        #expect(try store.reviews(of: thing.id) == [second.review, third.review])
        #expect(try store.retract(second))
        #expect(try store.reviews(of: thing.id) == [third.review])
    }

    @Test func editingAThingThatWasChangedMeanwhileIsRefused() throws {
        let shown = try me.add("FTW", "For The Win")
        let other = try temporary.anotherConnection()
        let now = try other.edit(shown.id, to: ThingDraft(short: "FTW", long: "Fear the Worst"), at: morning)
        let draft = try ThingDraft(short: "FTW", long: "For The Whim")
        #expect(throws: StoreError.changedMeanwhile(now)) {
            try store.edit(shown.id, to: draft, from: shown, at: morning)
        }
        #expect(throws: StoreError.changedMeanwhile(now)) { try store.remove(shown.id, as: shown, at: morning) }
        #expect(try store.things() == [now])
        #expect(try store.edit(shown.id, to: draft, from: now, at: morning).long == "For The Whim")
        try store.remove(shown.id, at: morning)
        #expect(throws: StoreError.noSuchThing(IdentifierText.text(of: shown.id))) {
            try store.remove(shown.id, as: shown, at: morning)
        }
    }

    @Test func finishingAQuizKeepsTheRecordOfAnotherQuiz() throws {
        let thing = try me.add("FTW")
        let questions = [QuestionKey(thingID: thing.id, direction: .meaning)]
        // A store keeps whole milliseconds.
        let first = UnfinishedQuiz(began: morning + 0.000_4, questions: questions)
        let second = UnfinishedQuiz(began: morning + 1, questions: questions)
        try store.saveUnfinishedQuiz(first)
        try temporary.anotherConnection().saveUnfinishedQuiz(second)
        try store.forgetUnfinishedQuiz(first)
        #expect(try store.unfinishedQuiz()?.map(\.thing.id) == [thing.id])
        try store.forgetUnfinishedQuiz(second)
        #expect(try store.unfinishedQuiz() == nil)
    }

    @Test func aDeletedRowsNumberIsNotUsedAgain() throws {
        let kept = try me.add("a")
        for round in 1...3 {
            let thing = try me.add("b")
            try me.answer(kept, at: morning)
            #expect(try SQLiteScript.run("SELECT max(id) FROM thing", on: store.path) == ["\(round + 1)"])
            #expect(try SQLiteScript.run("SELECT max(id) FROM review", on: store.path) == ["\(round)"])
            #expect(try store.undo().kind == .answer)
            #expect(try store.undo().thing == thing)
        }
        #expect(try temporary.importText("c\tOne\nd\tTwo\n").new == 2)
        #expect(try SQLiteScript.run("SELECT max(id) FROM thing", on: store.path) == ["6"])
        try store.undo()
        _ = try me.add("e")
        #expect(try SQLiteScript.run("SELECT max(id) FROM thing", on: store.path) == ["7"])
    }

    /// The last line of the import nearly repeats the one before it, and gets no row.
    @Test func undoingAnImportKeepsThingsAddedLater() throws {
        #expect(try temporary.importText("c\tOne\nc\tone\n").new == 1)
        _ = try me.add("e")
        #expect(try store.changes(limit: 2).map(\.count) == [1, 1])
        try SQLiteScript.run("DELETE FROM change WHERE kind = 'add'", on: store.path)
        #expect(try store.undo().count == 1)
        #expect(try store.things().map(\.short) == ["E"])
    }

    @Test func undoSkipsChangesOfThingsThatNoLongerExist() throws {
        let thing = try me.add("FTW")
        let gone = try me.answer(thing, at: morning)
        try SQLiteScript.run("DELETE FROM review", on: store.path)
        #expect(try store.undo().kind == .add)
        #expect(throws: StoreError.nothingToUndo) { try store.undo() }
        #expect(try !store.retract(gone))
        // Another thing in the row of one that was added.
        let other = try me.add("b")
        try SQLiteScript.run("UPDATE thing SET uuid = randomblob(16)", on: store.path)
        #expect(throws: StoreError.nothingToUndo) { try store.undo() }
        #expect(try store.things().map(\.short) == [other.short])
    }

    @Test func importingAnEarlierExportAddsNoReviewTwice() throws {
        let thing = try me.add("FTW")
        let id = ReviewIdentifier.make(
            thing: thing.id, milliseconds: morning.milliseconds, direction: .meaning, grade: 3)
        let lines = """
            {"id":"\(thing.id)","short":"FTW","long":"Some Meaning"}
            {"thing":"\(thing.id)","direction":"meaning","verdict":"correct","grade":"good","at":"2026-11-21T08:00:00Z","studyDay":"2026-11-21"}
            """
        #expect(try temporary.importText(lines, format: "jsonl").reviews == 1)
        #expect(try store.reviews(of: thing.id).map(\.id) == [id])
        #expect(try temporary.importText(lines, format: "jsonl").reviews == 0)
    }
}
