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
        counts = shares.map { sharesOfGrade in sharesOfGrade.map(\.count).reduce(0, +) }
        values = zip(shares, FSRSParameters.standard.weights).map { sharesOfGrade, standard in
            sharesOfGrade.isEmpty ? standard : Self.search(sharesOfGrade, from: standard, averageRecall)
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
        func loss(_ stability: Double) -> Double {
            self.loss(of: stability, for: shares, standard: standard, averageRecall)
        }
        var low = allowed.lowerBound
        var high = allowed.upperBound
        while high - low > precision {
            let third = (high - low) / 3
            if loss(low + third) < loss(high - third) { high -= third } else { low += third }
        }
        return (low + high) / 2
    }

    /// The distance from the standard stability, in days, that costs as much as one log loss of 1.
    private static let pullOfStandard = 16.0
    /// The remaining range, in days, at which the search ends.
    private static let precision = 1e-6

    /// Returns the log loss of all answers, and the cost of the distance from the standard stability.
    private static func loss(
        of stability: Double, for shares: [Share], standard: Double, _ averageRecall: Double
    ) -> Double {
        var loss = abs(stability - standard) / pullOfStandard
        for share in shares {
            let count = Double(share.count)
            // Add one average answer to each share (Laplace smoothing).
            let recall = (Double(share.recalled) + averageRecall) / (count + 1)
            let chance = FSRSParameters.standard.retrievability(after: share.days, stability: stability)
            loss -= count * (recall * log(chance) + (1 - recall) * log(1 - chance))
        }
        return loss
    }

    private mutating func smooth() {
        // Neighbouring grades first, then those with one and two grades between them.
        for (worse, better) in [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)] { order(worse, better) }
        fill()
        values = values.map { value in Self.allowed.clamping(value) }
    }

    /// Makes the stabilities after two grades equal if the worse grade has the greater one. The one with more answers
    /// counts.
    private mutating func order(_ worse: Int, _ better: Int) {
        let haveAnswers = counts[worse] > 0 && counts[better] > 0
        guard haveAnswers, values[worse] > values[better] else { return }
        if counts[worse] > counts[better] { values[better] = values[worse] } else { values[worse] = values[better] }
    }

    /// Interpolates or extrapolates the stabilities of grades without answers.
    private mutating func fill() {
        let standard = FSRSParameters.standard.weights
        let answered = counts.indices.filter { index in counts[index] > 0 }
        guard answered.count > 1 else {
            // The standard stabilities keep their proportions.
            let scale = answered.first.map { index in values[index] / standard[index] } ?? 1
            values = standard[0..<4].map { stability in stability * scale }
            return
        }
        let known = counts.indices.map { index in counts[index] > 0 ? log(values[index]) : nil }
        var logarithms = StabilityLogarithms(again: known[0], hard: known[1], good: known[2], easy: known[3])
        logarithms.fill()
        values = zip(logarithms.all, standard).map { logarithm, standard in logarithm.map(exp) ?? standard }
    }
}

/// The logarithms of the four stabilities, of which some are missing.
///
/// That of hard is at a fixed fraction between those of again and good, and that of good between those of hard and
/// easy.
private struct StabilityLogarithms {
    var again: Double?
    var hard: Double?
    var good: Double?
    var easy: Double?

    /// The fractions of fsrs-rs: hard = `lower` again + (1 - `lower`) good, good = (1 - `upper`) hard + `upper` easy.
    private static let lower = 0.41
    private static let upper = 0.54

    var all: [Double?] { [again, hard, good, easy] }

    /// Computes the missing logarithms from at least two others.
    mutating func fill() {
        if let again, let easy, hard == nil, good == nil {
            // The two relations together, without good.
            let sum = Self.lower * again + (1 - Self.lower) * Self.upper * easy
            hard = sum / (1 - (1 - Self.lower) * (1 - Self.upper))
        }
        // Each relation has three logarithms and gives the missing one if the two others are known.
        if good == nil {
            fillUpper()
            fillLower()
            fillUpper()
        } else {
            fillLower()
            fillUpper()
            fillLower()
        }
    }

    /// Computes the missing one of again, hard and good.
    private mutating func fillLower() {
        switch (again, hard, good) {
        case (nil, let hard?, let good?): again = (hard - (1 - Self.lower) * good) / Self.lower
        case (let again?, nil, let good?): hard = Self.lower * again + (1 - Self.lower) * good
        case (let again?, let hard?, nil): good = (hard - Self.lower * again) / (1 - Self.lower)
        default: break
        }
    }

    /// Computes the missing one of hard, good and easy.
    private mutating func fillUpper() {
        switch (hard, good, easy) {
        case (nil, let good?, let easy?): hard = (good - Self.upper * easy) / (1 - Self.upper)
        case (let hard?, nil, let easy?): good = (1 - Self.upper) * hard + Self.upper * easy
        case (let hard?, let good?, nil): easy = (good - (1 - Self.upper) * hard) / Self.upper
        default: break
        }
    }
}
