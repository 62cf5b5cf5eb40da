import Foundation

/// The weighted log loss of scored answers, and how it changes with each of the 21 weights.
///
/// The memory of a sequence is run forward as ``FSRSParameters`` says, then the derivatives are carried backward through
/// the same steps (reverse accumulation). A value that was moved to a bound of its range hands no derivative on. The
/// formulas of the derivatives are those of the formulas of ``FSRSParameters``, worked out by hand; a test holds both to
/// each other.
struct MemoryGradient {
    /// The loss, summed over the answers that were taken.
    private(set) var loss = 0.0
    /// The derivative of the loss by each weight.
    private(set) var slopes: [Double]

    private let weights: [Double]
    /// Of the forgetting curve: the factor, and its derivative by w20.
    private let factor: Double
    private let factorSlope: Double
    private let increase: Double
    private let easyDifficulty: Double
    private let easyExponential: Double
    /// What a lapse leaves at most of a stability, as a part of it.
    private let lapseBound: Double
    /// The states before each answer of the sequence under way.
    private var states: [State] = []

    /// A memory before an answer, with what was computed on the way to the next one.
    private struct State {
        var stability = 0.0
        var difficulty = 0.0
        var logStability = 0.0
        /// 1 + factor t / S, and its logarithm.
        var base = 1.0
        var logBase = 0.0
        var retrievability = 1.0
        /// The part of the step that its derivative needs again: the increase after recall, what a lapse leaves, or the
        /// increase on the same day.
        var outcome = 0.0
        /// exp(w10 (1 - R)).
        var gain = 1.0
        /// Whether the stability after the answer was within its range.
        var isFree = true
        var isDifficultyFree = true
    }

    init(weights: [Double]) {
        self.weights = weights
        slopes = Array(repeating: 0, count: weights.count)
        let exponent = log(0.9) / -weights[20]
        factor = exp(exponent) - 1
        factorSlope = (factor + 1) * log(0.9) / (weights[20] * weights[20])
        increase = exp(weights[8])
        easyExponential = exp(3 * weights[5])
        easyDifficulty = weights[4] - easyExponential + 1
        lapseBound = exp(-weights[17] * weights[18])
    }

    /// Starts from nothing with other weights, with the same room for states.
    mutating func restart(_ weights: [Double]) {
        let room = states
        self = MemoryGradient(weights: weights)
        states = room
    }

    /// Takes the answers of one sequence.
    /// - Parameters:
    ///   - answers: the answers from the first on; the last of them should be scored.
    ///   - weight: how much the scored answer of a rank counts; 0 for one that does not.
    mutating func take(
        _ answers: UnsafeBufferPointer<AnswerSequences.Answer>, weight: (_ rank: Int32) -> Double
    ) {
        guard answers.count > 1 else { return }
        while states.count < answers.count { states.append(State()) }
        forward(answers)
        backward(answers, weight)
    }

    private mutating func forward(_ answers: UnsafeBufferPointer<AnswerSequences.Answer>) {
        let first = Int(answers[0].grade)
        var stability = weights[first - 1]
        var difficulty = weights[4] - exp(weights[5] * Double(first - 1)) + 1
        states[0].isFree = Self.bound(&stability, FSRSParameters.stabilities)
        states[0].isDifficultyFree = Self.bound(&difficulty, FSRSParameters.difficulties)
        for index in 1..<answers.count {
            let grade = Int(answers[index].grade)
            let days = Double(answers[index].days)
            var state = State()
            state.stability = stability
            state.difficulty = difficulty
            state.logStability = log(stability)
            if days < 1 {
                let growth = exp(
                    weights[17] * (Double(grade - 3) + weights[18]) - weights[19] * state.logStability)
                state.outcome = grade >= 2 ? max(growth, 1) : growth
                stability *= state.outcome
            } else {
                state.base = 1 + factor * days / stability
                state.logBase = log(state.base)
                state.retrievability = exp(-weights[20] * state.logBase)
                if grade == 1 {
                    state.outcome =
                        weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
                        * exp((1 - state.retrievability) * weights[14])
                    stability = min(state.outcome, stability * lapseBound)
                } else {
                    state.gain = exp((1 - state.retrievability) * weights[10])
                    state.outcome =
                        increase * (11 - difficulty) * exp(-weights[9] * state.logStability) * (state.gain - 1)
                        * bonus(grade)
                    stability *= 1 + state.outcome
                }
            }
            state.isFree = Self.bound(&stability, FSRSParameters.stabilities)
            let damped = difficulty - weights[6] * Double(grade - 3) * (10 - difficulty) / 9
            difficulty = weights[7] * (easyDifficulty - damped) + damped
            state.isDifficultyFree = Self.bound(&difficulty, FSRSParameters.difficulties)
            states[index] = state
        }
    }

    private mutating func backward(
        _ answers: UnsafeBufferPointer<AnswerSequences.Answer>, _ weight: (_ rank: Int32) -> Double
    ) {
        // The derivatives of the loss by the memory after the answer under way; after the last one nothing follows.
        var byStability = 0.0
        var byDifficulty = 0.0
        for index in stride(from: answers.count - 1, to: 0, by: -1) {
            let answer = answers[index]
            let state = states[index]
            let grade = Int(answer.grade)
            let after = state.isFree ? byStability : 0
            let difficultyAfter = state.isDifficultyFree ? byDifficulty : 0
            byDifficulty = slopeOfDifficulty(state, grade, difficultyAfter)
            var byRetrievability = 0.0
            if answer.days < 1 {
                byStability = after * slopeOfSameDay(state, grade, after)
            } else if grade == 1 {
                byStability = slopeOfLapse(state, after, &byRetrievability, &byDifficulty)
            } else {
                byStability = slopeOfRecall(state, grade, after, &byRetrievability, &byDifficulty)
            }
            if answer.rank >= 0 {
                let weight = weight(answer.rank)
                if weight > 0 { byRetrievability += score(answer, state, weight) }
            }
            if byRetrievability != 0 {
                let days = Double(answer.days)
                let share = weights[20] * state.retrievability / state.base * days / state.stability
                byStability += byRetrievability * share * factor / state.stability
                slopes[20] -= byRetrievability * (state.retrievability * state.logBase + share * factorSlope)
            }
        }
        let first = Int(answers[0].grade)
        if states[0].isFree { slopes[first - 1] += byStability }
        if states[0].isDifficultyFree {
            slopes[4] += byDifficulty
            slopes[5] -= byDifficulty * Double(first - 1) * exp(weights[5] * Double(first - 1))
        }
    }

    /// Adds the loss of a scored answer.
    /// - Returns: its derivative by the retrievability.
    private mutating func score(_ answer: AnswerSequences.Answer, _ state: State, _ weight: Double) -> Double {
        // A chance that rounds to 1 would make the loss of a lapse infinite.
        let chance = min(state.retrievability, 1 - 1e-12)
        loss -= weight * (answer.isRecalled ? log(chance) : log(1 - chance))
        return weight * (answer.isRecalled ? -1 / chance : 1 / (1 - chance))
    }

    private mutating func slopeOfDifficulty(_ state: State, _ grade: Int, _ after: Double) -> Double {
        guard after != 0 else { return 0 }
        let change = -weights[6] * Double(grade - 3)
        let room = (10 - state.difficulty) / 9
        let damped = state.difficulty + change * room
        slopes[4] += after * weights[7]
        slopes[5] -= after * weights[7] * 3 * easyExponential
        slopes[6] -= after * (1 - weights[7]) * room * Double(grade - 3)
        slopes[7] += after * (easyDifficulty - damped)
        return after * (1 - weights[7]) * (1 - change / 9)
    }

    /// - Returns: what the derivative by the stability is multiplied by.
    private mutating func slopeOfSameDay(_ state: State, _ grade: Int, _ after: Double) -> Double {
        // An increase that was raised to 1 depends on no weight.
        if grade >= 2, state.outcome <= 1 { return 1 }
        let next = after * state.stability * state.outcome
        slopes[17] += next * (Double(grade - 3) + weights[18])
        slopes[18] += next * weights[17]
        slopes[19] -= next * state.logStability
        return state.outcome * (1 - weights[19])
    }

    private mutating func slopeOfRecall(
        _ state: State, _ grade: Int, _ after: Double, _ byRetrievability: inout Double, _ byDifficulty: inout Double
    ) -> Double {
        guard after != 0 else { return 0 }
        let change = after * state.stability
        let common = change * state.outcome
        let perGain = common / (state.gain - 1) * state.gain
        slopes[8] += common
        slopes[9] -= common * state.logStability
        slopes[10] += perGain * (1 - state.retrievability)
        if grade == 2 || grade == 4 {
            let place = grade == 2 ? 15 : 16
            slopes[place] +=
                change * increase * (11 - state.difficulty) * exp(-weights[9] * state.logStability) * (state.gain - 1)
        }
        byRetrievability -= perGain * weights[10]
        byDifficulty -= common / (11 - state.difficulty)
        return after * (1 + state.outcome * (1 - weights[9]))
    }

    private mutating func slopeOfLapse(
        _ state: State, _ after: Double, _ byRetrievability: inout Double, _ byDifficulty: inout Double
    ) -> Double {
        guard after != 0 else { return 0 }
        let bound = state.stability * lapseBound
        guard state.outcome <= bound else {
            slopes[17] -= after * bound * weights[18]
            slopes[18] -= after * bound * weights[17]
            return after * lapseBound
        }
        let left = after * state.outcome
        let grown = pow(state.stability + 1, weights[13])
        let perGrown = left / (grown - 1) * grown
        slopes[11] += left / weights[11]
        slopes[12] -= left * log(state.difficulty)
        slopes[13] += perGrown * log(state.stability + 1)
        slopes[14] += left * (1 - state.retrievability)
        byRetrievability -= left * weights[14]
        byDifficulty -= left * weights[12] / state.difficulty
        return perGrown * weights[13] / (state.stability + 1)
    }

    @inline(__always) private func bonus(_ grade: Int) -> Double {
        grade == 2 ? weights[15] : grade == 4 ? weights[16] : 1
    }

    /// Moves a value into its range.
    /// - Returns: whether it was within.
    @inline(__always) private static func bound(_ value: inout Double, _ range: ClosedRange<Double>) -> Bool {
        if range.contains(value) { return true }
        value = range.clamping(value)
        return false
    }
}
