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
}
