import Foundation

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
