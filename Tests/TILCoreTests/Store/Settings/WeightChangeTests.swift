import Foundation
import TestSupport
import Testing

@testable import TILCore

@Suite struct WeightChangeTests {
    private static let fitted = FSRSParameters.standard.weights.enumerated().map { $0.offset == 2 ? 3.5 : $0.element }

    @Test func adoptedWeightsComputeEveryMemoryAgainAndGoByUndo() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let reviewing = Reviewing(store: store)
        let thing = try reviewing.add("A")
        try reviewing.answer(thing, at: morning)
        let before = try store.memories(of: thing.id)
        try store.adopt(try FSRSParameters(weights: Self.fitted), at: morning)
        #expect(try store.settings().scheduling.parameters.weights == Self.fitted)
        #expect(try store.memories(of: thing.id)[.meaning]?.stability == 3.5)
        #expect(try store.undo().kind == .weights)
        #expect(try store.settings().scheduling.parameters == .standard)
        #expect(try store.memories(of: thing.id) == before)
        #expect(try store.undo().kind == .answer)
    }

    @Test func weightsOfOnesOwnComeBack() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let own = FSRSParameters.standard.weights.enumerated().map { $0.offset == 2 ? 2.5 : $0.element }
        try store.adopt(try FSRSParameters(weights: own), at: morning)
        try store.adopt(try FSRSParameters(weights: Self.fitted), at: morning)
        _ = try store.undo()
        #expect(try store.settings().scheduling.parameters.weights == own)
        _ = try store.undo()
        #expect(try store.settings().scheduling.parameters == .standard)
    }

    /// The third step: notes of any kind, in a table that keeps what was noted and goes on counting.
    @Test func theThirdStepKeepsTheNotesAndTheirNumbers() throws {
        let temporary = try TemporaryStore()
        let path = temporary.folder + "/second.db"
        let notes =
            "SELECT json_array(id, at, kind, thing, last, review, last_review, before, hex(uuid)) FROM change ORDER BY id"
        do { _ = try ThingStore(path: path, steps: Array(Schema.steps.prefix(2))) }
        try SQLiteScript.run(
            """
            INSERT INTO change VALUES (3, 10, 'add', 1, NULL, NULL, NULL, NULL, x'000102030405060708090a0b0c0d0e0f'),
                (5, 20, 'import', 2, 9, 1, 4, NULL, NULL), (7, 30, 'edit', 1, NULL, NULL, NULL, '{}', NULL);
            DELETE FROM change WHERE id = 7;
            """, on: path)
        let before = try SQLiteScript.run(notes, on: path)
        #expect(before.count == 2)
        #expect(throws: SQLiteScript.Failure.self) {
            try SQLiteScript.run("INSERT INTO change (at, kind, thing) VALUES (1, 'weights', 0)", on: path)
        }
        do { _ = try ThingStore(path: path) }
        #expect(try SQLiteScript.run(notes, on: path) == before)
        try SQLiteScript.run("INSERT INTO change (at, kind, thing) VALUES (1, 'of a later til', 0)", on: path)
        // No number is given twice.
        #expect(try SQLiteScript.run("SELECT max(id) FROM change", on: path) == ["8"])
    }
}
