import Foundation
import TILCore
import Testing

/// The code of the article `Weights.md`.
@Suite struct WeightsExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() throws {
        let temporary = try TemporaryStore()
        func NSHomeDirectory() -> String { temporary.folder }
        let path = temporary.folder + "/.local/share/til/til.db"
        let reviewing = Reviewing(store: try ThingStore(path: path))
        var generator = SeededGenerator(seed: 21)
        for number in 0..<70 {
            let thing = try reviewing.add("A\(number)")
            for answer in 0..<8 {
                let isRecalled = answer == 0 || Double.random(in: 0..<1, using: &generator) < 0.6
                try reviewing.answer(
                    thing, isRecalled ? .good : .again, at: morning + Double(number * 60 + answer * 4 * 86_400))
            }
        }
        // article
        let store = try ThingStore(path: NSHomeDirectory() + "/.local/share/til/til.db")
        let scheduling = try store.settings().scheduling
        let optimization = try WeightOptimization(
            store.answerSequences(), current: scheduling.parameters,
            relearningSteps: scheduling.relearningSteps.seconds.count)
        if optimization.isBetter { try store.adopt(optimization.fitted, at: Date()) }
        // end
        #expect(optimization.scoredCount == 490)
        #expect(optimization.isBetter)
        #expect(try store.settings().scheduling.parameters == optimization.fitted)
    }
}
