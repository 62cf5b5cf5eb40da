import Foundation

/// The 21 weights of FSRS-6 (Free Spaced Repetition Scheduler), checked.
///
/// The formulas are methods of this value: pure functions of the weights and their arguments. Each one names its
/// source; "The Algorithm" is the page of that name in the wiki of github.com/open-spaced-repetition/awesome-fsrs.
/// Stability is in days; difficulty is from 1 to 10; retrievability is the chance of remembering, from 0 to 1.
public struct FSRSParameters: Hashable, Sendable {
    /// The weights w0 to w20.
    public let weights: [Double]
    /// The exponent of the forgetting curve, -w20.
    public let decay: Double
    /// The factor that makes the forgetting curve pass through 0.9 when as many days have passed as the stability has.
    public let factor: Double

    /// The number of weights that FSRS-6 has.
    public static let weightCount = 21
    /// The range of stabilities: fsrs-rs's bounds.
    public static let stabilities: ClosedRange<Double> = 0.001...36_500
    /// The range of difficulties.
    public static let difficulties: ClosedRange<Double> = 1...10

    /// The default weights, which fit most people.
    ///
    /// Source: `DEFAULT_PARAMETERS` of fsrs-rs 6.6.2 and of py-fsrs 6.3.2.
    public static let standard = FSRSParameters(unchecked: [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
        1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

    /// The range of each weight.
    ///
    /// Source: the bounds that py-fsrs 6.3.2 checks. fsrs-rs moves a weight to the nearest bound instead; it has the
    /// same ones but for w19, which it raises to 0.01.
    public static let allowed: [ClosedRange<Double>] = [
        0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5,
        0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8,
        0.1...0.8,
    ]

    /// Makes parameters of 21 weights.
    /// - Throws: ``SchedulingError/weightCount(_:)`` when there are more or fewer, and
    ///   ``SchedulingError/weight(index:value:allowed:)`` for the first one outside its range.
    public init(weights: [Double]) throws(SchedulingError) {
        guard weights.count == Self.weightCount else { throw .weightCount(weights.count) }
        for (index, value) in weights.enumerated() where !Self.allowed[index].contains(value) {
            throw .weight(index: index, value: value, allowed: Self.allowed[index])
        }
        self.init(unchecked: weights)
    }

    /// Makes parameters of weights that are in their ranges, or a little beyond.
    init(unchecked weights: [Double]) {
        self.weights = weights
        decay = -weights[20]
        factor = pow(0.9, 1 / decay) - 1
    }
}

extension FSRSParameters: Codable {
    /// Reads an array of numbers and checks it.
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
    /// The nearest value in the range; the lower bound for what is not a number, so that a damaged memory cannot
    /// spread.
    func clamping(_ value: Double) -> Double {
        value > lowerBound ? (value < upperBound ? value : upperBound) : lowerBound
    }
}

extension FSRSParameters {
    /// The forgetting curve: the chance of remembering after a number of days.
    ///
    /// R(t, S) = (1 + factor t / S)^decay. Source: The Algorithm, FSRS-6.
    /// - Parameters:
    ///   - days: days since the last answer; parts of days are welcome.
    ///   - stability: the stability in days, above 0.
    public func retrievability(after days: Double, stability: Double) -> Double {
        pow(1 + factor * days / stability, decay)
    }

    /// The interval after which the chance of remembering has fallen to a retention: the forgetting curve, solved
    /// for the time.
    ///
    /// I(r, S) = S / factor (r^(1 / decay) - 1), in days, neither rounded nor bounded. Source: The Algorithm, FSRS-6.
    /// - Parameters:
    ///   - retention: the wanted chance of remembering, above 0 and below 1.
    ///   - stability: the stability in days.
    public func interval(for retention: Double, stability: Double) -> Double {
        stability / factor * (pow(retention, 1 / decay) - 1)
    }
}
