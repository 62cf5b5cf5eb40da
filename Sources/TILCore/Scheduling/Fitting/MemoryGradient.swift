import Foundation

/// The weighted log loss of scored answers, and how it changes with each of the 21 weights.
///
/// The memory of a sequence is run forward as ``FSRSParameters`` says, then the derivatives are carried backward through
/// the same steps (reverse accumulation). A value that was moved to a bound of its range hands no derivative on. The
/// formulas of the derivatives are those of the formulas of ``FSRSParameters``, worked out by hand; a test holds both to
/// each other. A fit spends its time here: what one formula shares with the next is computed once.
struct MemoryGradient {
    /// The loss, summed over the answers that were taken.
    private(set) var loss = 0.0
    /// The derivative of the loss by each weight.
    private(set) var slopes: [Double]

    private var formulas: MemoryFormulas
    /// The states before each answer of the sequence under way.
    private var states: [MemoryFormulas.State] = []

    init(weights: [Double]) {
        slopes = Array(repeating: 0, count: weights.count)
        formulas = MemoryFormulas(weights: weights)
    }

    /// Starts from nothing with other weights, with the same room for states.
    mutating func restart(_ weights: [Double]) {
        loss = 0
        formulas = MemoryFormulas(weights: weights)
        for index in slopes.indices { slopes[index] = 0 }
    }

    /// Takes the answers of one sequence.
    /// - Parameter answers: the answers from the first on; the last of them should be scored.
    mutating func take(_ answers: UnsafeBufferPointer<WeightedAnswer>) {
        guard answers.count > 1 else { return }
        while states.count < answers.count { states.append(.init()) }
        let formulas = formulas
        // Without a check of bounds and of uniqueness at each of the many places that are written.
        loss += states.withUnsafeMutableBufferPointer { states in
            slopes.withUnsafeMutableBufferPointer { slopes in
                formulas.weights.withUnsafeBufferPointer { weights in
                    formulas.forward(answers, weights, states)
                    return formulas.backward(answers, weights, states, slopes)
                }
            }
        }
    }
}
