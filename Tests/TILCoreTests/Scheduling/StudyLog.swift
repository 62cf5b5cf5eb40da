import Foundation

@testable import TILCore

/// Answers of persons who remember as FSRS says, with weights that are known.
enum StudyLog {
    private static let day = 86_400.0

    /// Sequences of up to 12 answers, of a memory with the given weights.
    /// - Parameter weights: the weights of the person's memory; by default the standard ones.
    static func random(
        sequences count: Int, weights: FSRSParameters = .standard, using generator: inout SeededGenerator
    ) -> AnswerSequences {
        var log: [(sequence: Int, grade: Grade, at: Date)] = []
        func fraction() -> Double { Double(generator.next(below: 1 << 40)) / Double(1 << 40) }
        for sequence in 0..<count {
            var instant = fraction() * 300 * day
            var grade = Grade(rawValue: 1 + Int(generator.next(below: 4))) ?? .good
            var stability = weights.formulas.initialStability(grade)
            var difficulty = weights.formulas.initialDifficulty(grade)
            log.append((sequence, grade, Date(timeIntervalSince1970: instant)))
            for _ in 0..<generator.next(below: 12) {
                let wait = grade == .again || fraction() < 0.1 ? 600 : (0.5 + fraction()) * max(1, stability) * day
                let days = Scheduler.elapsedDays(
                    from: Date(timeIntervalSince1970: instant), to: Date(timeIntervalSince1970: instant + wait))
                instant += wait
                let isRecalled = fraction() < weights.retrievability(after: days, stability: stability)
                grade = isRecalled ? Grade(rawValue: 2 + Int(generator.next(below: 3))) ?? .good : .again
                log.append((sequence, grade, Date(timeIntervalSince1970: instant)))
                stability = weights.formulas.stability(
                    after: grade, elapsedDays: days, from: stability, difficulty: difficulty)
                difficulty = weights.formulas.difficulty(after: grade, from: difficulty)
            }
        }
        return AnswerSequences(log.sorted { $0.at < $1.at })
    }
}
