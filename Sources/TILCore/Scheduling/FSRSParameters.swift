import Foundation

/// The 21 validated weights of FSRS-6 (Free Spaced Repetition Scheduler).
///
/// The ``Scheduler`` computes with them. Stability is in days, difficulty is from 1 to 10, and retrievability is the
/// probability of recall, from 0 to 1.
///
/// ```swift
/// let parameters = FSRSParameters.standard
/// let chance = parameters.retrievability(after: 10, stability: 10)  // 0.9
/// ```
public struct FSRSParameters: Hashable, Sendable {
    /// The weights w0 to w20.
    public var weights: [Double] { formulas.weights }
    /// The formulas with these weights.
    let formulas: FSRSFormulas<Double>

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
        formulas = FSRSFormulas(weights)
    }

    /// Returns whether two parameters have the same weights, from which everything else follows.
    ///
    /// ```swift
    /// let weights = try store.settings().scheduling.parameters
    /// let isStandard = weights == .standard  // true until fitted weights are adopted
    /// ```
    public static func == (left: FSRSParameters, right: FSRSParameters) -> Bool { left.weights == right.weights }

    /// Adds the weights to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(weights) }
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
    /// ```swift
    /// let parameters = FSRSParameters.standard
    /// let chance = parameters.retrievability(after: 30, stability: 10)  // about 0.81
    /// ```
    /// - Parameters:
    ///   - days: the days since the last answer, which may be fractional.
    ///   - stability: the stability in days, above 0.
    public func retrievability(after days: Double, stability: Double) -> Double {
        formulas.retrievability(after: days, stability: stability)
    }

    /// Returns the interval after which the probability of recall has fallen to a retention. This is the inverse of the
    /// forgetting curve.
    ///
    /// ```swift
    /// let parameters = FSRSParameters.standard
    /// let days = parameters.interval(for: 0.8, stability: 10)  // more than 10
    /// ```
    /// - Parameters:
    ///   - retention: the desired probability of recall, above 0 and below 1.
    ///   - stability: the stability in days.
    /// - Returns: the interval in days, without rounding and bounds.
    public func interval(for retention: Double, stability: Double) -> Double {
        formulas.interval(for: retention, stability: stability)
    }
}
