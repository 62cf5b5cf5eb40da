import Foundation

/// Adam: steps against a gradient, each weight's by its own recent slopes.
///
/// Source: D. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015, algorithm 1, with its constants.
struct AdamOptimizer {
    private var means: [Double]
    private var squares: [Double]
    private var steps = 0.0

    private static let meanDecay = 0.9
    private static let squareDecay = 0.999
    private static let epsilon = 1e-8

    init(count: Int) {
        means = Array(repeating: 0, count: count)
        squares = means
    }

    /// Moves weights by one step.
    /// - Parameter rate: about how far a weight moves.
    mutating func step(_ weights: inout [Double], _ slopes: [Double], rate: Double) {
        steps += 1
        let meanBias = 1 - pow(Self.meanDecay, steps)
        let squareBias = 1 - pow(Self.squareDecay, steps)
        for index in weights.indices {
            let slope = slopes[index]
            means[index] += (1 - Self.meanDecay) * (slope - means[index])
            squares[index] += (1 - Self.squareDecay) * (slope * slope - squares[index])
            weights[index] -=
                rate * (means[index] / meanBias) / ((squares[index] / squareBias).squareRoot() + Self.epsilon)
        }
    }
}
