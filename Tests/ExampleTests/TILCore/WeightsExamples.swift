import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `Weights.md`.
@Suite struct WeightsExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() throws {
        let temporary = try TemporaryFolder()
        func NSHomeDirectory() -> String { temporary.path }
        try answerForAMonth(in: temporary.path + "/.local/share/til/til.db")
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

    /// Seventy things with eight answers each, every four days, which are forgotten more often than the standard
    /// weights predict.
    private func answerForAMonth(in path: String) throws {
        let store = try ThingStore(path: path)
        let morning = Foundation.Date(timeIntervalSince1970: 1_795_248_000)
        var generator = SeededGenerator(seed: 21)
        for number in 0..<70 {
            let thing = try store.add(ThingDraft(short: "A\(number)", long: "Some Meaning"), at: morning)
            for answer in 0..<8 {
                let isRecalled = answer == 0 || Double.random(in: 0..<1, using: &generator) < 0.6
                try store.record(
                    Review(
                        thingID: thing.id, direction: .meaning, asked: thing.short, typed: "some meaning",
                        verdict: isRecalled ? .correct : .wrong, grade: isRecalled ? .good : .again,
                        at: morning + Double(number * 60 + answer * 4 * 86_400), in: .gmt, rollover: 4))
            }
        }
    }
}
