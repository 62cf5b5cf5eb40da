import Foundation

/// The formulas of FSRS-6, written once for each kind of number.
///
/// Each formula names its source. "The Algorithm" is the page of that name in the wiki of
/// github.com/open-spaced-repetition/awesome-fsrs. Stability is in days, difficulty is from 1 to 10, and retrievability
/// is the probability of recall, from 0 to 1.
struct FSRSFormulas<Number: FSRSNumber> {
    /// The weights w0 to w20.
    let weights: [Number]
    /// The exponent of the forgetting curve, -w20.
    let decay: Number
    /// The factor that makes the forgetting curve pass through 0.9 after as many days as the stability.
    let factor: Number
    /// The unbounded difficulty after an easy first answer, to which ``meanReversion(of:)`` returns.
    private let easyDifficulty: Number

    /// Creates formulas with 21 weights.
    init(_ weights: [Number]) {
        self.weights = weights
        decay = -weights[20]
        factor = Number.power(of: Number(0.9), 1 / decay) - 1
        easyDifficulty = Self.unboundedInitialDifficulty(.easy, weights)
    }
}

extension FSRSFormulas: Sendable where Number: Sendable {}

/// The state of a memory in FSRS.
struct MemoryState<Number: FSRSNumber> {
    /// The stability in days.
    var stability: Number
    /// The difficulty from 1 to 10.
    var difficulty: Number
}

extension MemoryState: Sendable where Number: Sendable {}

extension MemoryState<Double> {
    /// Creates the state of a memory, with both values moved into their valid ranges.
    init(_ memory: Memory) {
        stability = FSRSParameters.stabilities.clamping(memory.stability)
        difficulty = FSRSParameters.difficulties.clamping(memory.difficulty)
    }
}

// MARK: The forgetting curve

extension FSRSFormulas {
    /// Returns the probability of recall after a number of days (the forgetting curve).
    ///
    /// R(t, S) = (1 + factor t / S)^decay. Source: The Algorithm, FSRS-6.
    func retrievability(after days: Double, stability: Number) -> Number {
        Number.power(of: 1 + factor * days / stability, decay)
    }

    /// Returns the interval after which the probability of recall has fallen to a retention. This is the inverse of the
    /// forgetting curve.
    ///
    /// I(r, S) = S / factor (r^(1 / decay) - 1), in days, without rounding and bounds. Source: The Algorithm, FSRS-6.
    func interval(for retention: Double, stability: Number) -> Number {
        stability / factor * (Number.power(of: Number(retention), 1 / decay) - 1)
    }
}

// MARK: Stability

extension FSRSFormulas {
    /// Returns the state after an answer, with both values in their ranges.
    /// - Parameters:
    ///   - grade: the grade of the answer.
    ///   - days: the whole days since the previous answer.
    ///   - state: the previous state, or nil for the first answer.
    func state(after grade: Grade, elapsedDays days: Double, from state: MemoryState<Number>?) -> MemoryState<Number> {
        guard let state else {
            return MemoryState(stability: initialStability(grade), difficulty: initialDifficulty(grade))
        }
        return MemoryState(
            stability: stability(
                after: grade, elapsedDays: days, from: state.stability, difficulty: state.difficulty),
            difficulty: difficulty(after: grade, from: state.difficulty))
    }

    /// Returns the initial stability: the days for which a thing is remembered after its first answer.
    ///
    /// S0(G) = w(G - 1). Source: The Algorithm, all versions.
    func initialStability(_ grade: Grade) -> Number {
        weights[grade.rawValue - 1].clamped(to: FSRSParameters.stabilities)
    }

    /// Returns the stability after a later answer, on the same day or on a later day.
    ///
    /// Source: `step` of fsrs-rs, which limits the result to 0.001 to 36,500 days. py-fsrs has no upper limit.
    func stability(
        after grade: Grade, elapsedDays days: Double, from stability: Number, difficulty: Number
    ) -> Number {
        let next = unboundedStability(after: grade, elapsedDays: days, from: stability, difficulty: difficulty)
        return next.clamped(to: FSRSParameters.stabilities)
    }

    private func unboundedStability(
        after grade: Grade, elapsedDays days: Double, from stability: Number, difficulty: Number
    ) -> Number {
        if days < 1 { return stabilityOnSameDay(grade, from: stability) }
        let retrievability = retrievability(after: days, stability: stability)
        if grade == .again {
            return stabilityAfterLapse(from: stability, difficulty: difficulty, retrievability: retrievability)
        }
        return stabilityAfterRecall(grade, from: stability, difficulty: difficulty, retrievability: retrievability)
    }

    /// Returns the stability after recall. The lower the retrievability was, the more a right answer adds.
    ///
    /// S'r = S (1 + exp(w8) (11 - D) S^-w9 (exp(w10 (1 - R)) - 1) h e). The factor h is w15 for hard, e is w16 for
    /// easy, and both are 1 otherwise. Source: The Algorithm, FSRS-4.5 and later.
    func stabilityAfterRecall(
        _ grade: Grade, from stability: Number, difficulty: Number, retrievability: Number
    ) -> Number {
        let increase =
            Number.exponential(of: weights[8]) * (11 - difficulty) * Number.power(of: stability, -weights[9])
            * (Number.exponential(of: (1 - retrievability) * weights[10]) - 1)
        return switch grade {
        case .hard: stability * (1 + increase * weights[15])
        case .easy: stability * (1 + increase * weights[16])
        case .again, .good: stability * (1 + increase)
        }
    }

    /// Returns the stability after a lapse, which is at most the stability after a forgotten answer on the same day.
    ///
    /// S'f = min(w11 D^-w12 ((S + 1)^w13 - 1) exp(w14 (1 - R)), S / exp(w17 w18)). Source: The Algorithm, FSRS-4.5 and
    /// later, and for the second bound `stability_after_failure` of fsrs-rs.
    func stabilityAfterLapse(from stability: Number, difficulty: Number, retrievability: Number) -> Number {
        let forgotten =
            weights[11] * Number.power(of: difficulty, -weights[12])
            * (Number.power(of: stability + 1, weights[13]) - 1)
            * Number.exponential(of: (1 - retrievability) * weights[14])
        return Number.smaller(forgotten, stability / Number.exponential(of: weights[17] * weights[18]))
    }

    /// Returns the stability after another answer less than a whole day later.
    ///
    /// S' = S exp(w17 (G - 3 + w18)) S^-w19. For every grade except again, the factor is at least 1. Source: The
    /// Algorithm, FSRS-6, and for the bound of hard `stability_short_term` of fsrs-rs 6.6 and py-fsrs 6.3.
    func stabilityOnSameDay(_ grade: Grade, from stability: Number) -> Number {
        let increase =
            Number.exponential(of: weights[17] * (grade.distanceFromGood + weights[18]))
            * Number.power(of: stability, -weights[19])
        if grade == .again { return stability * increase }
        return increase.value > 1 ? stability * increase : stability
    }
}

// MARK: Difficulty

extension FSRSFormulas {
    /// Returns the initial difficulty, after the first answer.
    ///
    /// D0(G) = w4 - exp(w5 (G - 1)) + 1, limited to 1 to 10. Source: The Algorithm, FSRS-5 and later.
    func initialDifficulty(_ grade: Grade) -> Number {
        Self.unboundedInitialDifficulty(grade, weights).clamped(to: FSRSParameters.difficulties)
    }

    /// Returns the difficulty after a later answer: with linear damping near 10, with mean reversion towards an easy
    /// start, and limited to 1 to 10.
    ///
    /// Source: The Algorithm, FSRS-5 and later; `next_difficulty` and `mean_reversion` of fsrs-rs.
    func difficulty(after grade: Grade, from difficulty: Number) -> Number {
        let change = -weights[6] * grade.distanceFromGood
        let damped = difficulty + linearDamping(of: change, at: difficulty)
        return meanReversion(of: damped).clamped(to: FSRSParameters.difficulties)
    }

    /// Returns a change of difficulty with linear damping, so that a change has less effect near 10.
    ///
    /// D' = dD (10 - D) / 9. Source: The Algorithm, FSRS-5 and later.
    func linearDamping(of change: Number, at difficulty: Number) -> Number {
        (10 - difficulty) * change / 9
    }

    /// Returns a difficulty with mean reversion: a small share w7 of the difficulty of an easy start is mixed in.
    ///
    /// D'' = w7 D0(easy) + (1 - w7) D'. As in fsrs-rs and py-fsrs, D0 is not limited to 1 to 10 here. Source: The
    /// Algorithm, FSRS-5 and later.
    func meanReversion(of difficulty: Number) -> Number {
        weights[7] * (easyDifficulty - difficulty) + difficulty
    }

    private static func unboundedInitialDifficulty(_ grade: Grade, _ weights: [Number]) -> Number {
        weights[4] - Number.exponential(of: weights[5] * Double(grade.rawValue - 1)) + 1
    }
}

extension Grade {
    /// G - 3 in the formulas: 0 for good, negative for worse grades.
    fileprivate var distanceFromGood: Double { Double(rawValue - Grade.good.rawValue) }
}
