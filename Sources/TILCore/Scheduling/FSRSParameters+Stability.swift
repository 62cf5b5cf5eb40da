import Foundation

/// All that FSRS knows of a memory.
struct MemoryState {
    /// In days.
    var stability: Double
    /// From 1 to 10.
    var difficulty: Double
}

extension MemoryState {
    /// The state of a memory, moved into the ranges that the formulas hold for.
    init(_ memory: Memory) {
        stability = FSRSParameters.stabilities.clamping(memory.stability)
        difficulty = FSRSParameters.difficulties.clamping(memory.difficulty)
    }
}

extension FSRSParameters {
    /// The state after an answer, with both values in their ranges.
    /// - Parameters:
    ///   - grade: the grade of the answer.
    ///   - days: whole days since the answer before.
    ///   - state: the state before; nil for the first answer.
    func state(after grade: Grade, elapsedDays days: Double, from state: MemoryState?) -> MemoryState {
        guard let state else {
            return MemoryState(stability: initialStability(grade), difficulty: initialDifficulty(grade))
        }
        return MemoryState(
            stability: stability(
                after: grade, elapsedDays: days, from: state.stability, difficulty: state.difficulty),
            difficulty: difficulty(after: grade, from: state.difficulty))
    }

    /// Initial stability: the days that a thing is remembered after its first answer.
    ///
    /// S0(G) = w(G - 1). Source: The Algorithm, all versions.
    package func initialStability(_ grade: Grade) -> Double {
        Self.stabilities.clamping(weights[grade.rawValue - 1])
    }

    /// Stability after a later answer, on the same day or on another.
    ///
    /// Source: `step` of fsrs-rs, which keeps the result from 0.001 to 36,500 days; py-fsrs has no upper bound.
    /// - Parameters:
    ///   - grade: the grade of the answer.
    ///   - days: whole days since the answer before.
    ///   - stability: the stability before the answer.
    ///   - difficulty: the difficulty before the answer.
    package func stability(
        after grade: Grade, elapsedDays days: Double, from stability: Double, difficulty: Double
    ) -> Double {
        let next: Double
        if days < 1 {
            next = stabilityOnSameDay(grade, from: stability)
        } else {
            let retrievability = retrievability(after: days, stability: stability)
            next =
                grade == .again
                ? stabilityAfterLapse(from: stability, difficulty: difficulty, retrievability: retrievability)
                : stabilityAfterRecall(
                    grade, from: stability, difficulty: difficulty, retrievability: retrievability)
        }
        return Self.stabilities.clamping(next)
    }

    /// Stability after recall: the more had been forgotten, the more an answer that was right adds.
    ///
    /// S'r = S (1 + exp(w8) (11 - D) S^-w9 (exp(w10 (1 - R)) - 1) h e), where h is w15 for hard and e is w16 for easy,
    /// else 1. Source: The Algorithm, FSRS-4.5 and later.
    package func stabilityAfterRecall(
        _ grade: Grade, from stability: Double, difficulty: Double, retrievability: Double
    ) -> Double {
        let bonus =
            switch grade {
            case .hard: weights[15]
            case .easy: weights[16]
            case .again, .good: 1.0
            }
        let increase =
            exp(weights[8]) * (11 - difficulty) * pow(stability, -weights[9])
            * (exp((1 - retrievability) * weights[10]) - 1) * bonus
        return stability * (1 + increase)
    }

    /// Stability after a lapse, which never exceeds what one forgotten answer on the same day leaves at most.
    ///
    /// S'f = min(w11 D^-w12 ((S + 1)^w13 - 1) exp(w14 (1 - R)), S / exp(w17 w18)). Source: The Algorithm, FSRS-4.5
    /// and later; the second bound: `stability_after_failure` of fsrs-rs.
    package func stabilityAfterLapse(from stability: Double, difficulty: Double, retrievability: Double) -> Double {
        let forgotten =
            weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
            * exp((1 - retrievability) * weights[14])
        return min(forgotten, stability / exp(weights[17] * weights[18]))
    }

    /// Stability after another answer less than a whole day later.
    ///
    /// S' = S exp(w17 (G - 3 + w18)) S^-w19. For every grade but again the increase is at least 1, hard included.
    /// Source: The Algorithm, FSRS-6; the bound for hard: `stability_short_term` of fsrs-rs 6.6 and of py-fsrs 6.3.
    package func stabilityOnSameDay(_ grade: Grade, from stability: Double) -> Double {
        let increase =
            exp(weights[17] * (Double(grade.rawValue - 3) + weights[18])) * pow(stability, -weights[19])
        return stability * (grade == .again ? increase : max(increase, 1))
    }
}
