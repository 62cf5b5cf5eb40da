public import Foundation

/// The reason for rejecting a setting of the schedule.
///
/// ```swift
/// do {
///     let options = try SchedulingOptions(desiredRetention: 90)
///     print(options.desiredRetention)
/// } catch {
///     print(error)  // The desired retention must be a number from 0.1 to 0.99, not 90; for 90 % write 0.9.
/// }
/// ```
public enum SchedulingError: Error, Hashable, Sendable {
    /// The number of weights is not 21.
    case weightCount(Int)
    /// The weight with this index, from 0, is outside its range or not a number.
    case weight(index: Int, value: Double, allowed: ClosedRange<Double>)
    /// The desired retention is outside its range or not a number.
    case desiredRetention(Double, allowed: ClosedRange<Double>)
    /// The maximum interval is outside its range.
    case maximumInterval(Int, allowed: ClosedRange<Int>)
    /// A step is outside its range in seconds or not a number.
    case step(seconds: Double, allowed: ClosedRange<Double>)
    /// There are too few scored answers for a fit, so that fitted weights would predict worse than the standard ones.
    case tooFewAnswers(Int, needed: Int)
    /// The text of a step is not a number with a unit.
    case stepText(String)
}

extension SchedulingError: CustomStringConvertible, LocalizedError {
    /// A sentence that names the error and the allowed values.
    public var description: String {
        switch self {
        case .weightCount(let count):
            "FSRS-6 has \(FSRSParameters.weightCount) weights, but \(count) were given. "
                + "Give all \(FSRSParameters.weightCount), from w0 to w20."
        case .weight(let index, let value, let allowed):
            "The FSRS weight w\(index) must be a number from \(allowed.lowerBound) to \(allowed.upperBound), "
                + "not \(value)."
        case .desiredRetention(let value, let allowed):
            "The desired retention must be a number from \(allowed.lowerBound) to \(allowed.upperBound), "
                + "not \(Self.plain(value)); \(Self.retentionHint(for: value, allowed))."
        case .maximumInterval(let days, let allowed):
            "The maximum interval must be from \(allowed.lowerBound) to \(allowed.upperBound) days, not \(days)."
        case .step(let seconds, let allowed):
            "A learning step must take from \(Self.plain(allowed.lowerBound)) to \(Self.plain(allowed.upperBound)) "
                + "seconds, not \(Self.plain(seconds))."
        case .tooFewAnswers(let count, let needed):
            "Not enough answers to fit weights: \(count) of \(needed). Only answers given at least a day after the previous "
                + "one count. Until then, the default weights predict better."
        case .stepText(let text):
            "'\(text)' is not a learning step. Write numbers with s, m or h, separated by commas, "
                + "for example 1m,10m, or none."
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }

    /// Returns a hint for a person who writes 90 for 90 %.
    private static func retentionHint(for value: Double, _ allowed: ClosedRange<Double>) -> String {
        let share = value / 100
        if allowed.contains(share) { return "for \(plain(value)) % write \(share)" }
        return "0.9 means: ask again when the chance of recall falls to 90 %"
    }

    /// Returns a whole number without `.0`.
    private static func plain(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
