import Foundation

extension FSRSParameters {
    /// Initial difficulty: how hard a thing is after its first answer.
    ///
    /// D0(G) = w4 - exp(w5 (G - 1)) + 1, kept from 1 to 10. Source: The Algorithm, FSRS-5 and later.
    package func initialDifficulty(_ grade: Grade) -> Double {
        Self.difficulties.clamping(unboundedInitialDifficulty(grade))
    }

    /// Difficulty after a later answer: damped near 10, drawn towards an easy start, kept from 1 to 10.
    ///
    /// Source: The Algorithm, FSRS-5 and later; `next_difficulty` and `mean_reversion` of fsrs-rs.
    package func difficulty(after grade: Grade, from difficulty: Double) -> Double {
        let change = -weights[6] * Double(grade.rawValue - 3)
        let damped = difficulty + linearDamping(of: change, at: difficulty)
        return Self.difficulties.clamping(meanReversion(of: damped))
    }

    /// Linear damping: a change counts the less the nearer the difficulty is to 10.
    ///
    /// D' = dD (10 - D) / 9. Source: The Algorithm, FSRS-5 and later.
    package func linearDamping(of change: Double, at difficulty: Double) -> Double {
        (10 - difficulty) * change / 9
    }

    /// Mean reversion: a small part w7 of the difficulty of an easy start is mixed in.
    ///
    /// D'' = w7 D0(easy) + (1 - w7) D'. D0 is not kept from 1 to 10 here, as in fsrs-rs and py-fsrs.
    /// Source: The Algorithm, FSRS-5 and later.
    package func meanReversion(of difficulty: Double) -> Double {
        weights[7] * (unboundedInitialDifficulty(.easy) - difficulty) + difficulty
    }

    private func unboundedInitialDifficulty(_ grade: Grade) -> Double {
        weights[4] - exp(weights[5] * Double(grade.rawValue - 1)) + 1
    }
}
