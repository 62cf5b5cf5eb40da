import Foundation

/// The formulas of a memory and their derivatives with one set of weights, as ``MemoryGradient`` runs through them.
struct MemoryFormulas {
    typealias Answers = UnsafeBufferPointer<WeightedAnswer>
    typealias Weights = UnsafeBufferPointer<Double>
    typealias Slopes = UnsafeMutableBufferPointer<Double>

    let weights: [Double]
    /// Of the forgetting curve: the factor, and its derivative by w20.
    private let factor: Double
    private let factorSlope: Double
    private let easyDifficulty: Double
    private let easyExponential: Double
    /// What a lapse leaves at most of a stability, as a part of it.
    private let lapseBound: Double

    /// A memory before an answer, with what was computed on the way to the next one.
    struct State {
        var stability = 0.0
        var difficulty = 0.0
        var logStability = 0.0
        /// 1 + factor t / S, and its logarithm.
        var base = 1.0
        var logBase = 0.0
        var retrievability = 1.0
        /// The part of the step that its derivative needs again: the increase after recall without the bonus of its grade,
        /// what a lapse leaves, or the increase on the same day.
        var outcome = 0.0
        /// exp(w10 (1 - R)) after recall, (S + 1)^w13 after a lapse.
        var growth = 1.0
        /// Whether the stability after the answer was within its range.
        var isFree = true
        var isDifficultyFree = true
    }

    init(weights: [Double]) {
        self.weights = weights
        let exponent = log(0.9) / -weights[20]
        factor = exp(exponent) - 1
        factorSlope = (factor + 1) * log(0.9) / (weights[20] * weights[20])
        easyExponential = exp(3 * weights[5])
        easyDifficulty = weights[4] - easyExponential + 1
        lapseBound = exp(-weights[17] * weights[18])
    }

    /// Runs a sequence's memory through its answers.
    func forward(_ answers: Answers, _ weights: Weights, _ states: UnsafeMutableBufferPointer<State>) {
        let first = Int(answers[0].grade)
        var stability = weights[first - 1]
        var difficulty = weights[4] - exp(weights[5] * Double(first - 1)) + 1
        states[0].isFree = Self.bound(&stability, FSRSParameters.stabilities)
        states[0].isDifficultyFree = Self.bound(&difficulty, FSRSParameters.difficulties)
        for index in 1..<answers.count {
            let grade = Int(answers[index].grade)
            let days = Double(answers[index].days)
            let logStability = log(stability)
            states[index].stability = stability
            states[index].difficulty = difficulty
            states[index].logStability = logStability
            if days < 1 {
                let increase = exp(weights[17] * (Double(grade - 3) + weights[18]) - weights[19] * logStability)
                states[index].retrievability = 1
                states[index].outcome = grade >= 2 ? max(increase, 1) : increase
                stability *= states[index].outcome
            } else {
                let base = 1 + factor * days / stability
                let logBase = log(base)
                let retrievability = exp(-weights[20] * logBase)
                states[index].base = base
                states[index].logBase = logBase
                states[index].retrievability = retrievability
                if grade == 1 {
                    let growth = exp(weights[13] * log(stability + 1))
                    let left =
                        weights[11] * (growth - 1)
                        * exp((1 - retrievability) * weights[14] - weights[12] * log(difficulty))
                    states[index].growth = growth
                    states[index].outcome = left
                    stability = min(left, stability * lapseBound)
                } else {
                    let growth = exp((1 - retrievability) * weights[10])
                    let increase = (11 - difficulty) * exp(weights[8] - weights[9] * logStability) * (growth - 1)
                    states[index].growth = growth
                    states[index].outcome = increase
                    stability *= 1 + increase * Self.bonus(grade, weights)
                }
            }
            states[index].isFree = Self.bound(&stability, FSRSParameters.stabilities)
            let damped = difficulty - weights[6] * Double(grade - 3) * (10 - difficulty) / 9
            difficulty = weights[7] * (easyDifficulty - damped) + damped
            states[index].isDifficultyFree = Self.bound(&difficulty, FSRSParameters.difficulties)
        }
    }

    /// Carries the derivatives back through what was run forward, and adds them to the slopes.
    /// - Returns: the loss.
    func backward(
        _ answers: Answers, _ weights: Weights, _ states: UnsafeMutableBufferPointer<State>, _ slopes: Slopes
    ) -> Double {
        var loss = 0.0
        // The derivatives of the loss by the memory after the answer under way; after the last one nothing follows.
        var byStability = 0.0
        var byDifficulty = 0.0
        for index in stride(from: answers.count - 1, to: 0, by: -1) {
            let answer = answers[index]
            let state = states[index]
            let grade = Int(answer.grade)
            let after = state.isFree ? byStability : 0
            byDifficulty = slopeOfDifficulty(state, grade, state.isDifficultyFree ? byDifficulty : 0, weights, slopes)
            var byRetrievability = 0.0
            if answer.days < 1 {
                byStability = after * slopeOfSameDay(state, grade, after, weights, slopes)
            } else if grade == 1 {
                byStability = slopeOfLapse(state, after, weights, slopes, &byRetrievability, &byDifficulty)
            } else {
                byStability = slopeOfRecall(state, grade, after, weights, slopes, &byRetrievability, &byDifficulty)
            }
            if answer.weight > 0 { byRetrievability += score(answer, state, weights, &loss) }
            if byRetrievability != 0 {
                let share = weights[20] * state.retrievability / state.base * Double(answer.days) / state.stability
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
        return loss
    }

    /// Adds the loss of a scored answer.
    /// - Returns: its derivative by the retrievability.
    @inline(__always)
    private func score(
        _ answer: WeightedAnswer, _ state: State, _ weights: Weights, _ loss: inout Double
    ) -> Double {
        let weight = Double(answer.weight)
        if answer.isRecalled {
            loss += weight * weights[20] * state.logBase
            return -weight / state.retrievability
        }
        // A chance that rounds to 1 would make the loss of a lapse infinite.
        let chance = 1 - min(state.retrievability, 1 - 1e-12)
        loss -= weight * log(chance)
        return weight / chance
    }

    @inline(__always)
    private func slopeOfDifficulty(
        _ state: State, _ grade: Int, _ after: Double, _ weights: Weights, _ slopes: Slopes
    ) -> Double {
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
    @inline(__always)
    private func slopeOfSameDay(
        _ state: State, _ grade: Int, _ after: Double, _ weights: Weights, _ slopes: Slopes
    ) -> Double {
        // An increase that was raised to 1 depends on no weight.
        if grade >= 2, state.outcome <= 1 { return 1 }
        let next = after * state.stability * state.outcome
        slopes[17] += next * (Double(grade - 3) + weights[18])
        slopes[18] += next * weights[17]
        slopes[19] -= next * state.logStability
        return state.outcome * (1 - weights[19])
    }

    @inline(__always)
    private func slopeOfRecall(
        _ state: State, _ grade: Int, _ after: Double, _ weights: Weights, _ slopes: Slopes,
        _ byRetrievability: inout Double, _ byDifficulty: inout Double
    ) -> Double {
        guard after != 0 else { return 0 }
        let change = after * state.stability
        let bonus = Self.bonus(grade, weights)
        let common = change * state.outcome * bonus
        let perGain = common / (state.growth - 1) * state.growth
        slopes[8] += common
        slopes[9] -= common * state.logStability
        slopes[10] += perGain * (1 - state.retrievability)
        if grade != 3 { slopes[grade == 2 ? 15 : 16] += change * state.outcome }
        byRetrievability -= perGain * weights[10]
        byDifficulty -= common / (11 - state.difficulty)
        return after * (1 + state.outcome * bonus * (1 - weights[9]))
    }

    @inline(__always)
    private func slopeOfLapse(
        _ state: State, _ after: Double, _ weights: Weights, _ slopes: Slopes, _ byRetrievability: inout Double,
        _ byDifficulty: inout Double
    ) -> Double {
        guard after != 0 else { return 0 }
        let bound = state.stability * lapseBound
        guard state.outcome <= bound else {
            slopes[17] -= after * bound * weights[18]
            slopes[18] -= after * bound * weights[17]
            return after * lapseBound
        }
        let left = after * state.outcome
        let perGrowth = left / (state.growth - 1) * state.growth
        slopes[11] += left / weights[11]
        slopes[12] -= left * log(state.difficulty)
        slopes[13] += perGrowth * log(state.stability + 1)
        slopes[14] += left * (1 - state.retrievability)
        byRetrievability -= left * weights[14]
        byDifficulty -= left * weights[12] / state.difficulty
        return perGrowth * weights[13] / (state.stability + 1)
    }

    /// What an increase is multiplied by for its grade, which is hard, good or easy.
    @inline(__always) private static func bonus(_ grade: Int, _ weights: Weights) -> Double {
        grade == 3 ? 1 : weights[grade == 2 ? 15 : 16]
    }

    /// Moves a value into its range.
    /// - Returns: whether it was within.
    @inline(__always) private static func bound(_ value: inout Double, _ range: ClosedRange<Double>) -> Bool {
        if range.contains(value) { return true }
        value = range.clamping(value)
        return false
    }
}
