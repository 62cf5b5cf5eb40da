import Foundation

/// The four stabilities after a first answer, w0 to w3. A search finds them before the other weights are fitted.
///
/// For each first grade, the curve is fitted to the shares of recalled first scored answers. A grade without enough
/// answers gets its stability from its neighbours. Source: the initialization of fsrs-rs 6.6.
struct InitialStabilities {
    /// The stabilities from again to easy.
    private(set) var values: [Double]
    /// The number of first scored answers for each first grade.
    private let counts: [Int]

    /// The range of stabilities after a first answer.
    private static let allowed = 0.001...100.0

    /// The share of recalled answers, a number of days after a first grade.
    struct Share {
        var days: Double
        var recalled: Int
        var count: Int
    }

    /// Creates the stabilities that a search finds.
    /// - Parameters:
    ///   - shares: the shares of recalled answers for each first grade, from again to easy.
    ///   - averageRecall: the share of recalled answers among all scored ones, which smooths small counts.
    init(_ shares: [[Share]], averageRecall: Double) {
        counts = shares.map { $0.reduce(0) { $0 + $1.count } }
        values = FSRSParameters.standard.weights[0..<4].enumerated().map { grade, standard in
            shares[grade].isEmpty ? standard : Self.search(shares[grade], from: standard, averageRecall)
        }
        smooth()
    }

    /// Returns fitted stabilities in order again, so that a better grade never has a smaller one.
    func smoothed(_ values: [Double]) -> [Double] {
        var copy = self
        copy.values = values
        copy.smooth()
        return copy.values
    }

    /// Returns the stability with the minimum loss by ternary search. The loss has only one minimum.
    private static func search(_ shares: [Share], from standard: Double, _ averageRecall: Double) -> Double {
        // Add one average answer to each share (Laplace smoothing).
        let smoothed = shares.map { share in
            let count = Double(share.count)
            return (days: share.days, recall: (Double(share.recalled) + averageRecall) / (count + 1), count: count)
        }
        func loss(_ stability: Double) -> Double {
            smoothed.reduce(abs(stability - standard) / 16) { loss, share in
                let chance = FSRSParameters.standard.retrievability(after: share.days, stability: stability)
                return loss - share.count * (share.recall * log(chance) + (1 - share.recall) * log(1 - chance))
            }
        }
        var low = allowed.lowerBound
        var high = allowed.upperBound
        while high - low > 1e-6 {
            let third = (high - low) / 3
            if loss(low + third) < loss(high - third) { high -= third } else { low += third }
        }
        return (low + high) / 2
    }

    private mutating func smooth() {
        for (small, big) in [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)]
        where counts[small] > 0 && counts[big] > 0 && values[small] > values[big] {
            // The value with more answers wins.
            if counts[small] > counts[big] { values[big] = values[small] } else { values[small] = values[big] }
        }
        fill()
        values = values.map { value in Self.allowed.clamping(value) }
    }

    /// Interpolates or extrapolates the stabilities of grades without answers. log S1 is at a fixed fraction between
    /// log S0 and log S2, and log S2 between log S1 and log S3.
    private mutating func fill() {
        let standard = FSRSParameters.standard.weights
        let answered = counts.indices.filter { index in counts[index] > 0 }
        guard answered.count > 1 else {
            let scale = answered.first.map { values[$0] / standard[$0] } ?? 1
            values = standard[0..<4].map { $0 * scale }
            return
        }
        // The fractions are those of fsrs-rs.
        let lower = 0.41
        let upper = 0.54
        var logs: [Double?] = counts.indices.map { index in counts[index] > 0 ? log(values[index]) : nil }
        if answered == [0, 3], let first = logs[0], let last = logs[3] {
            logs[1] = (lower * first + (1 - lower) * upper * last) / (1 - (1 - lower) * (1 - upper))
        }
        // In each equation a sum of logarithms is 0, which determines its only missing logarithm.
        let equations = [[lower, -1, 1 - lower, 0], [0, 1 - upper, -1, upper]]
        for equation in logs[2] == nil ? [1, 0, 1] : [0, 1, 0] {
            let factors = equations[equation]
            let missing = logs.indices.filter { index in factors[index] != 0 && logs[index] == nil }
            guard missing.count == 1 else { continue }
            let sum = zip(factors, logs).reduce(0) { $0 + $1.0 * ($1.1 ?? 0) }
            logs[missing[0]] = -sum / factors[missing[0]]
        }
        values = logs.enumerated().map { grade, log in log.map { exp($0) } ?? standard[grade] }
    }
}
