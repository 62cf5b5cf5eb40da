import Foundation

/// The 21 validated weights of FSRS-6 (Free Spaced Repetition Scheduler).
///
/// The formulas are methods of this value. They are pure functions of the weights and their arguments. Each one names
/// its source. "The Algorithm" is the page of that name in the wiki of github.com/open-spaced-repetition/awesome-fsrs.
/// Stability is in days, difficulty is from 1 to 10, and retrievability is the probability of recall, from 0 to 1.
public struct FSRSParameters: Hashable, Sendable {
    /// The weights w0 to w20.
    public let weights: [Double]
    /// The exponent of the forgetting curve, -w20.
    package let decay: Double
    /// The factor that makes the forgetting curve pass through 0.9 after as many days as the stability.
    package let factor: Double

    /// The number of weights in FSRS-6.
    package static let weightCount = 21
    /// The range of stabilities in days, which is the same as in fsrs-rs.
    public static let stabilities: ClosedRange<Double> = 0.001...36_500
    /// The range of difficulties.
    package static let difficulties: ClosedRange<Double> = 1...10

    /// The default weights, which fit most people.
    ///
    /// Source: `DEFAULT_PARAMETERS` of fsrs-rs 6.6.2 and of py-fsrs 6.3.2.
    public static let standard = FSRSParameters(unchecked: [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

    /// The range of each weight.
    ///
    /// Source: the bounds that py-fsrs 6.3.2 checks. fsrs-rs moves a weight to the nearest bound instead. Its bounds
    /// are the same, except that it raises w19 to 0.01.
    public static let allowed: [ClosedRange<Double>] = [
        0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5,
        0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8,
        0.1...0.8,
    ]

    /// Creates parameters from 21 weights.
    /// - Throws: ``SchedulingError/weightCount(_:)`` if there are more or fewer than 21 weights, and
    ///   ``SchedulingError/weight(index:value:allowed:)`` for the first one outside its range.
    public init(weights: [Double]) throws(SchedulingError) {
        guard weights.count == Self.weightCount else { throw .weightCount(weights.count) }
        for (index, value) in weights.enumerated() where !Self.allowed[index].contains(value) {
            throw .weight(index: index, value: value, allowed: Self.allowed[index])
        }
        self.init(unchecked: weights)
    }

    /// Creates parameters without checks. The weights must be in their ranges, or slightly outside.
    init(unchecked weights: [Double]) {
        self.weights = weights
        decay = -weights[20]
        factor = pow(0.9, 1 / decay) - 1
    }
}

extension FSRSParameters: Codable {
    /// Reads and checks an array of numbers.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        try self.init(weights: container.decode([Double].self))
    }

    /// Writes the weights as an array of numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(weights)
    }
}

extension ClosedRange where Bound == Double {
    /// Returns the nearest value in the range. NaN becomes the lower bound, so that a damaged memory does not spread.
    func clamping(_ value: Double) -> Double {
        value > lowerBound ? (value < upperBound ? value : upperBound) : lowerBound
    }
}

extension FSRSParameters {
    /// Returns the probability of recall after a number of days (the forgetting curve).
    ///
    /// R(t, S) = (1 + factor t / S)^decay. Source: The Algorithm, FSRS-6.
    /// - Parameters:
    ///   - days: the days since the last answer, which may be fractional.
    ///   - stability: the stability in days, above 0.
    public func retrievability(after days: Double, stability: Double) -> Double {
        pow(1 + factor * days / stability, decay)
    }

    /// Returns the interval after which the probability of recall has fallen to a retention. This is the inverse of the
    /// forgetting curve.
    ///
    /// I(r, S) = S / factor (r^(1 / decay) - 1), in days, without rounding and bounds. Source: The Algorithm, FSRS-6.
    /// - Parameters:
    ///   - retention: the desired probability of recall, above 0 and below 1.
    ///   - stability: the stability in days.
    public func interval(for retention: Double, stability: Double) -> Double {
        stability / factor * (pow(retention, 1 / decay) - 1)
    }
}

/// The state of a memory in FSRS.
struct MemoryState {
    /// The stability in days.
    var stability: Double
    /// The difficulty from 1 to 10.
    var difficulty: Double
}

extension MemoryState {
    /// Creates the state of a memory, with both values moved into their valid ranges.
    init(_ memory: Memory) {
        stability = FSRSParameters.stabilities.clamping(memory.stability)
        difficulty = FSRSParameters.difficulties.clamping(memory.difficulty)
    }
}

extension FSRSParameters {
    /// Returns the state after an answer, with both values in their ranges.
    /// - Parameters:
    ///   - grade: the grade of the answer.
    ///   - days: the whole days since the previous answer.
    ///   - state: the previous state, or nil for the first answer.
    func state(after grade: Grade, elapsedDays days: Double, from state: MemoryState?) -> MemoryState {
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
    package func initialStability(_ grade: Grade) -> Double {
        Self.stabilities.clamping(weights[grade.rawValue - 1])
    }

    /// Returns the stability after a later answer, on the same day or on a later day.
    ///
    /// Source: `step` of fsrs-rs, which limits the result to 0.001 to 36,500 days. py-fsrs has no upper limit.
    /// - Parameters:
    ///   - grade: the grade of the answer.
    ///   - days: the whole days since the previous answer.
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

    /// Returns the stability after recall. The lower the retrievability was, the more a right answer adds.
    ///
    /// S'r = S (1 + exp(w8) (11 - D) S^-w9 (exp(w10 (1 - R)) - 1) h e). The factor h is w15 for hard, e is w16 for
    /// easy, and both are 1 otherwise. Source: The Algorithm, FSRS-4.5 and later.
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

    /// Returns the stability after a lapse, which is at most the stability after a forgotten answer on the same day.
    ///
    /// S'f = min(w11 D^-w12 ((S + 1)^w13 - 1) exp(w14 (1 - R)), S / exp(w17 w18)). Source: The Algorithm, FSRS-4.5 and
    /// later, and for the second bound `stability_after_failure` of fsrs-rs.
    package func stabilityAfterLapse(from stability: Double, difficulty: Double, retrievability: Double) -> Double {
        let forgotten =
            weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
            * exp((1 - retrievability) * weights[14])
        return min(forgotten, stability / exp(weights[17] * weights[18]))
    }

    /// Returns the stability after another answer less than a whole day later.
    ///
    /// S' = S exp(w17 (G - 3 + w18)) S^-w19. For every grade except again, the factor is at least 1. Source: The
    /// Algorithm, FSRS-6, and for the bound of hard `stability_short_term` of fsrs-rs 6.6 and py-fsrs 6.3.
    package func stabilityOnSameDay(_ grade: Grade, from stability: Double) -> Double {
        let increase =
            exp(weights[17] * (Double(grade.rawValue - 3) + weights[18])) * pow(stability, -weights[19])
        return stability * (grade == .again ? increase : max(increase, 1))
    }
}

extension FSRSParameters {
    /// Returns the initial difficulty, after the first answer.
    ///
    /// D0(G) = w4 - exp(w5 (G - 1)) + 1, limited to 1 to 10. Source: The Algorithm, FSRS-5 and later.
    package func initialDifficulty(_ grade: Grade) -> Double {
        Self.difficulties.clamping(unboundedInitialDifficulty(grade))
    }

    /// Returns the difficulty after a later answer: with linear damping near 10, with mean reversion towards an easy
    /// start, and limited to 1 to 10.
    ///
    /// Source: The Algorithm, FSRS-5 and later; `next_difficulty` and `mean_reversion` of fsrs-rs.
    package func difficulty(after grade: Grade, from difficulty: Double) -> Double {
        let change = -weights[6] * Double(grade.rawValue - 3)
        let damped = difficulty + linearDamping(of: change, at: difficulty)
        return Self.difficulties.clamping(meanReversion(of: damped))
    }

    /// Returns a change of difficulty with linear damping, so that a change has less effect near 10.
    ///
    /// D' = dD (10 - D) / 9. Source: The Algorithm, FSRS-5 and later.
    package func linearDamping(of change: Double, at difficulty: Double) -> Double {
        (10 - difficulty) * change / 9
    }

    /// Returns a difficulty with mean reversion: a small share w7 of the difficulty of an easy start is mixed in.
    ///
    /// D'' = w7 D0(easy) + (1 - w7) D'. As in fsrs-rs and py-fsrs, D0 is not limited to 1 to 10 here. Source: The
    /// Algorithm, FSRS-5 and later.
    package func meanReversion(of difficulty: Double) -> Double {
        weights[7] * (unboundedInitialDifficulty(.easy) - difficulty) + difficulty
    }

    private func unboundedInitialDifficulty(_ grade: Grade) -> Double {
        weights[4] - exp(weights[5] * Double(grade.rawValue - 1)) + 1
    }
}
